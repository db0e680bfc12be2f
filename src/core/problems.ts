/** Shown in a waiting page. */
export const loadingWord = "Loading...";

/** What the browser says when it has no answer from the server to show. */
export const connectionMessages = {
  offline: "We could not reach the server. Check your connection and try again.",
  unexpected: "Something went wrong on our side. Please try again.",
} as const;

/** The screen shown when a page cannot be drawn, and when the server cannot be asked who is signed in. */
export const problemWords = {
  brokenTitle: "This page stopped working",
  brokenText:
    "Your work is kept on the server. Load the page again; if it keeps happening, go back to the start.",
  unreachableTitle: "We cannot reach the server",
  unreachableText: "Nobody is signed out by this, and nothing is lost. We keep trying.",
  again: "Try again",
  reload: "Load again",
  home: "Go to the start page",
} as const;
