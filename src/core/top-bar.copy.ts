/**
 * Text of the bar at the top of public pages (`web/features/landing/top-bar.tsx`); the footer
 * shares some.
 */
export const topBarCopy = {
  label: "Main",
  features: "Features",
  pricing: "Pricing",
  logIn: "Log In",
  signUp: "Sign Up",
  dashboard: "Open dashboard",
} as const;
