// Before the first paint: light or dark, as chosen here or as the system likes it.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem("dovecote.settings") || "{}").theme;
  } catch (_) {
    theme = "";
  }
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
