/** What the dashboard says while the browser is offline, or the server does not answer. */
export const connectionWords = {
  offlineTitle: "You are offline.",
  offlineText: "This goes on by itself when the connection is back.",
  unreachableTitle: "The server does not answer.",
  unreachableText: "We keep trying.",
  kept: "What you typed is kept.",
  tryNow: "Try now",
  back: "Connected again.",
  /** Beside a button that sends something. */
  notNow: {
    offline: "You are offline: nothing can be sent right now. What you typed is kept.",
    unreachable: "The server does not answer: nothing can be sent right now. What you typed is kept.",
  },
} as const;

/** A dashboard page that could not be drawn, while the rest of the dashboard still stands. */
export const crashWords = {
  title: "This page stopped working",
  text: "Everything you made is kept on the server, and what you typed into a tool is kept in this browser.",
  reload: "Load again",
  overview: "Go to the overview",
  reference: "Reference",
  copy: "Copy details",
  copied: "Details copied",
  copyFailed: "The details could not be copied.",
  hint: "If it keeps happening, send the details to whoever runs this installation.",
} as const;
