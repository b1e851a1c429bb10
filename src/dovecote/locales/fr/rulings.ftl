## Une décision du registre, au terminal et sur la page

ruling-title = Décision { $id }
ruling-look-up = Consulter la décision { $id }
ruling-loading = On va chercher la décision…
ruling-unknown = Le registre n’a pas de décision { $id }.
ruling-printed = Imprimé en { $languages }
ruling-language = { $language ->
    [en] anglais
    [fr] français
   *[de] allemand
 }
ruling-silent = rien à ce sujet
ruling-readings = Lectures possibles
ruling-chosen = Comment on joue ici
ruling-how-sure = Degré de certitude
ruling-sure = { $sure ->
    [certain] Certain : c’est imprimé, ou cela découle de ce qui est imprimé.
    [probable] Probable : de bons indices vont dans ce sens.
   *[reconstruction] ⚑ Une reconstitution : rien de public ne tranche ce point.
 }
ruling-partly = ⚑ Une partie est une reconstitution : rien de public ne la tranche.
ruling-option = Option
ruling-clauses = Règles qui s’y appuient
ruling-line = { $label } : { $text }
