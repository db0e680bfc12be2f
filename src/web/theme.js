// Runs before the first paint and stays: the saved theme, and the button that changes it. Light unless saved.
(() => {
  const root = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem("theme") === "dark" ? "dark" : "light";
    } catch {
      return "light";
    }
  };
  root.dataset.theme = read();
  addEventListener("storage", (event) => {
    if (event.key === "theme") root.dataset.theme = read();
  });
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // Storage is closed to us: the choice lasts as long as the page.
    }
  });
})();
