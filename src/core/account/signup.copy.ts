/**
 * Text of the form on /signup. Messages about wrong input are in `messages.ts`, toasts in
 * `account-form-toasts.ts`.
 */
export const signupCopy = {
  title: "Create Account",
  lead: "Free plan, unlimited text ads, no card needed.",
  submit: "Create Account",
  busy: "Creating Account...",
  toLogin: "Already have an account?",
  login: "Sign In",
} as const;
