## Columba: what a hint says a move changes

columba-reason-points = points of the estates
columba-reason-unfinished = { $way ->
    [good] less risk of an unfinished objective
   *[bad] more risk of an unfinished objective
 }
columba-reason-captured = pigeons on the objective
columba-reason-tiles = tiles kept
columba-reason-young = young falcons
columba-reason-adult = adult falcons
columba-reason-hunt = fields a falcon of yours could take next
columba-reason-fragile = { $way ->
    [good] fewer estates that a falcon could split
   *[bad] more estates that a falcon could split
 }
columba-reason-small = small dovecotes still to build
columba-reason-large = the large dovecote still to build
columba-reason-site = free groups to build on
columba-reason-room = room for estates to grow
columba-reason-links = free pigeons close to an estate
columba-reason-objective = captures to come with an objective
columba-reason-reach = pigeons for the objective within reach
columba-reason-growth = kinds of pigeons that make estates grow
