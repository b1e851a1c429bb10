// Before the first paint: the looks that were chosen here, or as the system likes it.
(function () {
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem("dovecote.settings") || "{}") || {};
  } catch (_) {
    kept = {};
  }
  var isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  var looks = {
    theme: ["light", "dark"],
    text: ["100", "115", "130", "150"],
    motion: ["system", "less"],
    colours: ["usual", "distinct"],
  };
  var data = document.documentElement.dataset;
  for (var name in looks)
    data[name] = looks[name].indexOf(kept[name]) < 0 ? looks[name][0] : kept[name];
  if (isDark && kept.theme !== "light") data.theme = "dark";
})();
