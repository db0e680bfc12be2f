export const forgotPasswordWords = {
  title: "Reset Password",
  lead: "Enter the address you signed up with. We send you a link to set a new password.",
  submit: "Reset Password",
  busy: "Sending...",
  /** Says nothing about whether an account exists. */
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once, for one hour.`,
} as const;
