/**
 * Text of the page /forgot-password, where a signed-out user asks for a reset link. Its "one hour"
 * is `RESET_LINK_HOURS` in `limits.ts`, written out.
 */
export const forgotPasswordCopy = {
  title: "Reset Password",
  lead: "Enter the address you signed up with. We send you a link to set a new password.",
  submit: "Reset Password",
  busy: "Sending...",
  /**
   * Reveals neither whether an account exists nor whether this or an earlier request sent the link.
   */
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way or already in your inbox. Each link works for one hour, until one of them is used.`,
} as const;
