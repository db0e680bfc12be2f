// All the script the landing page needs: buttons for people who are signed in, and the demo.
(() => {
  const root = document.documentElement;

  // The readable hint cookie says that asking is worth while; only the server's answer counts.
  if (/(^|; )adloom_signed_in=1/.test(document.cookie)) {
    fetch("/api/auth/get-session", { credentials: "same-origin" })
      .then((response) => (response.ok ? response.json() : null))
      .then((session) => {
        if (session) root.dataset.signedIn = "";
      })
      .catch(() => {});
  }

  const demo = document.getElementById("demo");
  addEventListener("click", (event) => {
    if (!demo || !(event.target instanceof Element) || !event.target.closest("[data-watch-demo]")) return;
    // Taking the attribute away and back in two frames starts the animations anew.
    delete demo.dataset.playing;
    requestAnimationFrame(() => requestAnimationFrame(() => (demo.dataset.playing = "")));
  });
})();
