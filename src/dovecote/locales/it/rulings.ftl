## Una decisione del registro, nel terminale e sulla pagina

ruling-title = Decisione { $id }
ruling-look-up = Consulta la decisione { $id }
ruling-loading = Si cerca la decisione…
ruling-unknown = Il registro non ha la decisione { $id }.
ruling-printed = Stampato in { $languages }
ruling-language = { $language ->
    [en] inglese
    [fr] francese
   *[de] tedesco
 }
ruling-silent = niente in proposito
ruling-readings = Letture possibili
ruling-chosen = Come si gioca qui
ruling-how-sure = Quanto è sicuro
ruling-sure = { $sure ->
    [certain] Certo: è stampato, o segue da ciò che è stampato.
    [probable] Probabile: buoni indizi lo suggeriscono.
   *[reconstruction] ⚑ Una ricostruzione: niente di pubblico chiarisce il punto.
 }
ruling-partly = ⚑ Una parte è una ricostruzione: niente di pubblico la chiarisce.
ruling-option = Opzione
ruling-clauses = Regole che si basano su di essa
ruling-line = { $label }: { $text }
