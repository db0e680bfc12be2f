/**
 * Text for screen readers while a page or a part of it loads; pages, lists and cards of the whole
 * web app show it, such as `list-status.tsx`.
 */
export const loadingText = "Loading...";

/**
 * Messages for requests without a usable response, from the web client (`web/lib/api-error.ts`,
 * `form.ts`, `redirect.ts` of billing); messages of the server's errors are in `core/errors.ts`.
 * `unexpected` is also the message of `internal` there.
 */
export const connectionMessages = {
  offline: "We could not reach the server. Check your connection and try again.",
  unexpected: "Something went wrong on our side. Please try again.",
} as const;

/**
 * Text of the app's error pages: render errors, an unreachable server during the session check,
 * slow page code; also of parts and dialogs whose code could not be loaded
 * (`web/lib/lazy-part.tsx`, `lazy-dialog.tsx` beside it). A crashed page of the dashboard has
 * `crashCopy` (`connection.copy.ts`).
 */
export const problemCopy = {
  brokenTitle: "This page stopped working",
  brokenText:
    "Your work is kept on the server. Load the page again; if it keeps happening, go back to the start.",
  unreachableTitle: "We cannot reach the server",
  unreachableText: "You are still signed in, and nothing is lost. We keep retrying.",
  stillLoading: "This page is still loading. Your actions are saved and run as soon as it is ready.",
  partFailed: "This part of the page could not be loaded. Check your connection and try again.",
  dialogFailed: "This could not be opened. Check your connection and try again.",
  tryAgain: "Try again",
  reload: "Load again",
  home: "Go to the start page",
} as const;
