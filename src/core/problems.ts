/** Shown in a waiting page. */
export const loadingWord = "Loading...";

/** What the browser says when it has no answer from the server to show. */
export const connectionMessages = {
  offline: "We could not reach the server. Check your connection and try again.",
  unexpected: "Something went wrong on our side. Please try again.",
} as const;

/** Shown when a page cannot be drawn, when the server cannot be asked who is signed in, and when a page's code does not come. */
export const problemWords = {
  brokenTitle: "This page stopped working",
  brokenText:
    "Your work is kept on the server. Load the page again; if it keeps happening, go back to the start.",
  unreachableTitle: "We cannot reach the server",
  unreachableText: "Nobody is signed out by this, and nothing is lost. We keep trying.",
  late: "This page is still loading. What you did is kept and happens as soon as it is there.",
  again: "Try again",
  reload: "Load again",
  home: "Go to the start page",
} as const;
