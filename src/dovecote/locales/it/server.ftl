## Che cosa dice un server nel browser

server-unbuilt = La pagina per il browser qui non è stata ancora costruita: «make play» la costruisce; intanto possono giocare i programmi.
server-table = Un tavolo di { $game }: { $names }
server-set = Si gioca con «{ $title }»: { $provenance }
