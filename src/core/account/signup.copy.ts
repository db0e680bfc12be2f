/**
 * Text of the form on /signup (`signup-form.tsx`); its "unlimited text ads" are the free plan's
 * quota in `core/plans.ts`, written out. Messages about wrong input are in `messages.ts`, toasts in
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
