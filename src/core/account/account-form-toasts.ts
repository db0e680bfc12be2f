/**
 * Toasts after an account or profile request; in its own file, so that the code of the login page
 * stays small. Refusals of the server have their messages in `core/errors.ts`. `signInFailed` is
 * also the message of `invalid_credentials` there.
 */
export const accountToasts = {
  signedIn: "Successfully signed in!",
  signInFailed: "Failed to sign in. Please check your credentials.",
  signUpDone: "Please check your email to verify your account",
  resetSent: "Password reset instructions sent to your email!",
  resetFailed: "Failed to send reset instructions. Please try again.",
  resent: "Verification email has been resent. Please check your inbox.",
  resendFailed: "Failed to resend verification email. Please try again.",
  resendNoEmail: "No email address found. Please try logging in again.",
  passwordUpdated: "Password updated successfully!",
  passwordFailed: "Failed to update password. Please try again.",
  profileUpdated: "Profile updated successfully!",
  profileFailed: "Failed to update profile",
} as const;

/**
 * Toasts while an account request runs; `accountToasts` replaces them with the outcome. The forms
 * in `web/features/accounts` and `profile` show them, such as `login-form.tsx`.
 */
export const accountLoadingToasts = {
  signingIn: "Signing in...",
  sendingReset: "Sending reset instructions...",
  updatingProfile: "Updating profile...",
  updatingPassword: "Updating your password...",
} as const;
