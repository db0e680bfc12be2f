/**
 * Text of /reset-password, the page that a mailed reset link opens. Its "one hour" is
 * `RESET_LINK_HOURS` in `limits.ts`, written out.
 */
export const newPasswordCopy = {
  title: "Set new password",
  lead: "You will be signed out everywhere and sign in with the new one.",
  submit: "Update Password",
  busy: "Updating...",
  staleTitle: "This link no longer works",
  staleText: "A reset link works once, for one hour. Ask for a new one, and use the latest mail.",
  askAgain: "Send a new link",
} as const;
