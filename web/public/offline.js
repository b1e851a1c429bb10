// The sentences of the offline page: there is no server to ask for a catalogue.
var SENTENCES = {
  en: [
    "No network",
    "Dovecote plays its games on a server, so that nobody can peek or cheat. As soon as it can be reached, your table is where you left it.",
    "Try again",
  ],
  fr: [
    "Pas de réseau",
    "Dovecote joue ses parties sur un serveur, pour que personne ne triche ni ne regarde en douce. Dès qu’il répond, ta table est là où tu l’as laissée.",
    "Réessayer",
  ],
  de: [
    "Kein Netz",
    "Dovecote spielt auf einem Server, damit niemand spickt oder schummelt. Sobald er zu erreichen ist, steht dein Tisch da, wo du ihn verlassen hast.",
    "Noch einmal versuchen",
  ],
  it: [
    "Nessuna rete",
    "Dovecote gioca su un server, così nessuno può sbirciare o barare. Appena risponde, il tuo tavolo è dove l’hai lasciato.",
    "Riprova",
  ],
};
var chosen;
try {
  chosen = JSON.parse(localStorage.getItem("dovecote.settings") || "{}").language;
} catch (_) {
  chosen = "";
}
var language = SENTENCES[chosen] ? chosen : navigator.language.slice(0, 2);
if (!SENTENCES[language]) language = "en";
document.documentElement.lang = language;
["title", "about", "again"].forEach(function (id, n) {
  document.getElementById(id).textContent = SENTENCES[language][n];
});
document.getElementById("again").addEventListener("click", function () {
  location.reload();
});
addEventListener("online", function () {
  location.reload();
});
