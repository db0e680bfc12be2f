/**
 * Labels shared by the account forms. Sign-up, sign-in, password reset and the outbox link use
 * them.
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
