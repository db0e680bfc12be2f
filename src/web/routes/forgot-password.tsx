import { forgotPasswordCopy } from "#core/account/forgot-password.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { BackToLogin } from "../features/accounts/back-to-login.tsx";
import { ForgotPasswordForm } from "../features/accounts/password-reset/forgot-password-form.tsx";
import { pageMeta } from "../lib/meta.ts";

/**
 * Title and description of the page: `forgotPasswordCopy` in
 * `core/account/forgot-password.copy.ts`, to which `pageMeta` (`lib/meta.ts`) adds the product
 * name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: forgotPasswordCopy.title, description: forgotPasswordCopy.lead });

/**
 * Page /forgot-password: asks for the address to which a reset link is mailed (`ForgotPasswordForm`
 * in `features/accounts/password-reset/forgot-password-form.tsx`). Title and lead:
 * `core/account/forgot-password.copy.ts`; `routes.ts` gives the path.
 */
export default function ForgotPassword() {
  return (
    <AccountFrame title={forgotPasswordCopy.title} lead={forgotPasswordCopy.lead}>
      <ForgotPasswordForm />
      <BackToLogin />
    </AccountFrame>
  );
}
