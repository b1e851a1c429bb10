## One entry of the register of rulings, at the terminal and on the page

ruling-title = Ruling { $id }
ruling-look-up = Look up ruling { $id }
ruling-loading = The ruling is being fetched…
ruling-unknown = The register has no ruling { $id }.
ruling-printed = Printed in { $languages }
ruling-language = { $language ->
    [en] English
    [fr] French
   *[de] German
 }
ruling-silent = nothing about this
ruling-readings = It can be read
ruling-chosen = Here it is played
ruling-how-sure = How sure
ruling-sure = { $sure ->
    [certain] Certain: it is printed, or follows from what is printed.
    [probable] Probable: good signs speak for it.
   *[reconstruction] ⚑ A reconstruction: nothing public settles the point.
 }
ruling-partly = ⚑ A part of it is a reconstruction: nothing public settles that part.
ruling-option = Option
ruling-clauses = Rules that rest on it
ruling-line = { $label }: { $text }
