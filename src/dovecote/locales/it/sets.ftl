## Mazzi di carte e tabelloni

set-columba-title = Le carte ricostruite
set-columba-provenance = Ricostruzione: le carte stampate non sono note. Ogni carta con una coppia affiancata e due terreni singoli c’è una volta, e ogni carta di quattro terreni diversi una volta.
set-columbiz-title = Il tabellone ricostruito
set-columbiz-provenance = Ricostruzione: in ogni colonna i numeri vanno da 1, accanto al dado, a 6.
set-piccioni-title = Le carte della casa
set-piccioni-provenance = Ricostruzione: i testi delle carte stampate non sono pubblici. Queste sono le nostre, nelle parole delle regole.

error-reading-twice = { $found } compare { $expected } volte; è permesso.
error-board-count = Il tabellone ha sei colonne; qui: { $found }.
error-board-numbers = { $place }: { $found } – in ogni colonna ogni numero sta una volta: { $expected }.
error-board-syntax = Il file non è TOML: { $found ->
        [long] davvero troppo lungo
        [nested] annidato troppo in profondità
        [digits] contiene un numero con troppe cifre
       *[other] { $found }
    }
error-cards-free = { $card }, { $field }: le carte che non richiedono mosse fanno pescare { $found } carte in tutto, al massimo { $expected }; altrimenti un turno potrebbe non finire mai.
error-cards-reserved = { $card }, { $field }: questa parola ha un altro significato nel testo delle mosse; scegli un altro id.
error-label-missing = Manca { $field }: al massimo { $expected } caratteri.
error-label-kind = { $field }: «{ $found }» non è un testo.
error-label-signs = { $field }: contiene un segno che non si vede, { $found }.
error-label-long = { $field }: { $found } caratteri, al massimo { $expected }.
error-label-unseen = { $field }: non se ne legge niente, o una lettera porta troppi segni.
error-label-taken = { $field }: «{ $found }» è il nome del mazzo della casa.
error-label-drawing = { $field }: «{ $found }» non è il nome di un disegno: lettere minuscole, cifre e trattini.
error-reading-syntax = Questo non è TOML: { $found ->
        [long] davvero troppo lungo
        [nested] annidato troppo in profondità
        [digits] contiene un numero con troppe cifre
       *[other] { $found }
    }
error-reading-tables = Non contiene niente di questo: { $expected }.
error-reading-large = Il mazzo ha { $found } byte, al massimo { $expected }.
error-reading-unknown = { $found } non fa parte di un mazzo e viene tralasciato; ci sono: { $expected }
error-trial-endless = Con queste carte una partita non finisce: i bot ne hanno provata una con { $seats } posti, e andava avanti dopo { $expected } voci.
error-trial-crowded = Con queste carte ci sono troppe scelte insieme: { $found } in una partita con { $seats } posti, al massimo { $expected }.
error-no-set = Non c’è nessun mazzo { $set }.
error-other-game = Quel mazzo è di un altro gioco: { $theirs }.
error-not-author = Può farlo solo chi ha fatto il mazzo, e nessuno con quello della casa.
error-set-changed = Il mazzo è cambiato nel frattempo: ora l’ultima versione è la { $version }.
error-set-faulty = { $count ->
    [one] C’è una cosa da correggere prima di salvare il mazzo.
   *[other] Ci sono { $count } cose da correggere prima di salvare il mazzo.
 }
error-set-body = Un mazzo si manda come foglio, con il suo gioco, o in TOML.
