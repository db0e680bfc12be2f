import { forgotPasswordCopy } from "#core/account/forgot-password.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { BackToLogin } from "../features/accounts/back-to-login.tsx";
import { ForgotPasswordForm } from "../features/accounts/password-reset/forgot-password-form.tsx";
import { pageMeta } from "../lib/meta.ts";

/** Title and description of the page; React Router calls it. */
export const meta = () => pageMeta({ title: forgotPasswordCopy.title, description: forgotPasswordCopy.lead });

/** Page /forgot-password: requests a reset link (`features/accounts/password-reset`). */
export default function ForgotPassword() {
  return (
    <AccountFrame title={forgotPasswordCopy.title} lead={forgotPasswordCopy.lead}>
      <ForgotPasswordForm />
      <BackToLogin />
    </AccountFrame>
  );
}
