/**
 * Text of the dashboard's banner while the browser is offline or the server is unreachable
 * (`connection-banner.tsx`), and of the note next to a submit button (`usage-line.tsx`).
 */
export const connectionCopy = {
  offlineTitle: "You are offline.",
  offlineText: "We reconnect automatically.",
  unreachableTitle: "The server is not responding.",
  unreachableText: "We keep retrying.",
  inputKept: "Your input is saved.",
  tryNow: "Try now",
  reconnected: "Connected again.",
  /** Shown next to a submit button. */
  cannotSend: {
    offline: "You are offline: nothing can be sent right now. Your input is saved.",
    unreachable: "The server is not responding: nothing can be sent right now. Your input is saved.",
  },
} as const;

/**
 * Text of the error boundary of a dashboard page (`shell/page-error.tsx`); the rest of the
 * dashboard still works. Other error pages have `problemCopy` (`problems.copy.ts`).
 */
export const crashCopy = {
  title: "This page stopped working",
  text: "Your ads are saved on the server, and your form input is saved in this browser.",
  reload: "Load again",
  overview: "Go to the overview",
  reference: "Reference",
  copy: "Copy details",
  copied: "Details copied",
  copyFailed: "The details could not be copied.",
  hint: "If it keeps happening, send the details to the operator of this server.",
} as const;
