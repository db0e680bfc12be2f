/**
 * Text of /verify-email, the page after a sign-up, which can send the link again. Its "24 hours"
 * are `VERIFY_LINK_HOURS` in `limits.ts`, written out; `cooldown` counts `RESEND_COOLDOWN_SECONDS`
 * there.
 */
export const verifyEmailCopy = {
  title: "Verify your email",
  sentTo: "A verification email was sent to",
  sentToUnknown: "A verification email was sent to the address you signed up with.",
  next: "Open the link in it within 24 hours. In this browser it signs you in, and this page continues automatically. Another browser asks for your password first.",
  spam: "No email? Check your spam folder, or send it again.",
  resend: "Resend Verification Email",
  resending: "Sending...",
  cooldown: (seconds: number) => `Resend available in ${seconds}s`,
} as const;
