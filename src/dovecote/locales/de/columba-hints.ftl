## Columba: was ein Zug verändert, wie ein Tipp es sagt

columba-reason-points = Punkte der Güter
columba-reason-unfinished = { $way ->
    [good] weniger Gefahr, dass die Aufgabenkarte unerfüllt bleibt
   *[bad] mehr Gefahr, dass die Aufgabenkarte unerfüllt bleibt
 }
columba-reason-captured = Tauben auf der Aufgabenkarte
columba-reason-tiles = aufgehobene Plättchen
columba-reason-young = Falkenküken
columba-reason-adult = ausgewachsene Falken
columba-reason-hunt = Felder, die ein Falke von dir als Nächstes nehmen könnte
columba-reason-fragile = { $way ->
    [good] weniger Güter, die ein Falke zertrennen könnte
   *[bad] mehr Güter, die ein Falke zertrennen könnte
 }
columba-reason-small = kleine Taubenschläge, die noch zu bauen sind
columba-reason-large = der große Taubenschlag, der noch zu bauen ist
columba-reason-site = freie Gruppen zum Bauen
columba-reason-room = Platz, an dem Güter wachsen können
columba-reason-links = freie Tauben nahe einem Gut
columba-reason-objective = künftige Fänge mit einer Aufgabenkarte
columba-reason-reach = Tauben für die Aufgabenkarte in Reichweite
columba-reason-growth = Arten von Tauben, die Güter wachsen lassen
