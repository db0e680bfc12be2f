/** Text of the form on /signup. */
export const signupCopy = {
  title: "Create Account",
  lead: "Free plan, unlimited text ads, no card needed.",
  submit: "Create Account",
  busy: "Creating Account...",
  toLogin: "Already have an account?",
  login: "Sign In",
} as const;
