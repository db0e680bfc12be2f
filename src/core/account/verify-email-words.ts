export const verifyEmailWords = {
  title: "Verify your email",
  sentTo: "A verification email was sent to",
  sentSomewhere: "A verification email was sent to the address you signed up with.",
  next: "Open the link in it within 24 hours. In this browser it signs you in, and this page moves on by itself. In another one it asks for your password first.",
  spam: "Nothing there? Look in the spam folder, or have it sent again.",
  resend: "Resend Verification Email",
  resending: "Sending...",
  cooldown: (seconds: number) => `Resend available in ${seconds}s`,
} as const;
