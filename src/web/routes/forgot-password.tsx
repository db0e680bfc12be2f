import { forgotPasswordWords } from "#core/account/forgot-password-words.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { BackToLogin } from "../features/accounts/back-to-login.tsx";
import { ForgotPasswordForm } from "../features/accounts/password-reset/forgot-password-form.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({ title: forgotPasswordWords.title, description: forgotPasswordWords.lead });

export default function ForgotPassword() {
  return (
    <AccountFrame title={forgotPasswordWords.title} lead={forgotPasswordWords.lead}>
      <ForgotPasswordForm />
      <BackToLogin />
    </AccountFrame>
  );
}
