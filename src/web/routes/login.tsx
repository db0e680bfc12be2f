import { useState } from "react";
import { Link } from "react-router";
import { loginCopy } from "#core/account/login.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { LoginForm } from "../features/accounts/login/login-form.tsx";
import type { SecondStep } from "../features/accounts/second-factor/open-second-factor.ts";
import { useRedirectSignedIn } from "../features/accounts/use-redirect-signed-in.ts";
import { VerificationNote } from "../features/accounts/login/verification-note.tsx";
import { pageMeta } from "../lib/meta.ts";
import { paths } from "../lib/paths.ts";
import { TEXT_LINK } from "../ui/text-link.ts";

/**
 * Title and description of the page: the title stands here, the description is `loginCopy.lead` in
 * `core/account/login.copy.ts`; `pageMeta` (`lib/meta.ts`) adds the product name. React Router
 * calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: "Log In", description: loginCopy.lead });

/**
 * Page /login: the sign-in (`LoginForm` in `features/accounts/login/login-form.tsx`), then its
 * second step if the account has one; signed-in users are redirected (`useRedirectSignedIn`).
 * Words: `core/account/login.copy.ts`.
 */
export default function Login() {
  useRedirectSignedIn();
  const [step, setStep] = useState<SecondStep>();
  if (step) return <step.Page pending={step.pending} onRestart={() => setStep(undefined)} />;
  return (
    <AccountFrame title={loginCopy.title} lead={loginCopy.lead}>
      <div className="grid gap-5">
        <VerificationNote />
        <LoginForm onSecondFactor={setStep} />
      </div>
      <p className="mt-6 text-ink-2">
        {loginCopy.toSignup}{" "}
        <Link to={paths.signup} className={TEXT_LINK}>
          {loginCopy.signup}
        </Link>
      </p>
    </AccountFrame>
  );
}
