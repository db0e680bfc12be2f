/**
 * Labels that account forms share, such as `email-field.tsx` and `current-password-field.tsx` in
 * `web/features/accounts`. "At least 6 characters" is `passwordMin` in `core/limits.ts`, written
 * out.
 */
export const accountLabels = {
  fullName: "Full Name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  passwordHint: "At least 6 characters",
  backToLogin: "Back to Login",
  openOutbox: "Open the outbox",
  outboxHint: "No mail server is set up, so mails stay on this machine.",
} as const;
