// Written into every page and run before the first paint: the saved theme, and the button that changes it. Light unless saved.
(() => {
  const root = document.documentElement;
  // The browser's own bar takes the colour of the canvas (styles/tokens.css).
  const bar = document.createElement("meta");
  bar.name = "theme-color";
  document.head.append(bar);
  const read = () => {
    try {
      return localStorage.getItem("theme") === "dark" ? "dark" : "light";
    } catch {
      return "light";
    }
  };
  const show = (theme) => {
    root.dataset.theme = theme;
    bar.content = theme === "dark" ? "#0e0c12" : "#faf9f7";
  };
  show(read());
  addEventListener("storage", (event) => {
    if (event.key === "theme") show(read());
  });
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    show(root.dataset.theme === "dark" ? "light" : "dark");
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // Storage is closed to us: the choice lasts as long as the page.
    }
  });
})();
