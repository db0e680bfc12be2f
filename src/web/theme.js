// Inlined into every page and run before the first paint: applies the saved theme, or that of the
// system until the user has chosen one, and handles the theme toggle.
(() => {
  const root = document.documentElement;
  // The browser's toolbar gets the canvas color (styles/tokens.css).
  const themeColor = document.createElement("meta");
  themeColor.name = "theme-color";
  document.head.append(themeColor);
  const darkSystem = matchMedia("(prefers-color-scheme: dark)");
  const readTheme = () => {
    let saved;
    try {
      saved = localStorage.getItem("theme");
    } catch {
      // Storage is disabled.
    }
    if (saved === "dark" || saved === "light") return saved;
    return darkSystem.matches ? "dark" : "light";
  };
  const applyTheme = (theme) => {
    root.dataset.theme = theme;
    themeColor.content = theme === "dark" ? "#0e0c12" : "#faf9f7";
  };
  applyTheme(readTheme());
  darkSystem.addEventListener("change", () => applyTheme(readTheme()));
  addEventListener("storage", (event) => {
    if (event.key === "theme") applyTheme(readTheme());
  });
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    applyTheme(root.dataset.theme === "dark" ? "light" : "dark");
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // Storage is disabled: the choice applies to this page only.
    }
  });
})();
