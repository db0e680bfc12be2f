import { Link } from "react-router";
import { loginWords } from "#core/account/login-words.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { LoginForm } from "../features/accounts/login/login-form.tsx";
import { useLeaveSignedIn } from "../features/accounts/use-leave-signed-in.ts";
import { VerificationNote } from "../features/accounts/login/verification-note.tsx";
import { pageMeta } from "../lib/meta.ts";
import { paths } from "../lib/paths.ts";
import { TEXT_LINK } from "../ui/text-link.ts";

export const meta = () => pageMeta({ title: "Log In", description: loginWords.lead });

export default function Login() {
  useLeaveSignedIn();
  return (
    <AccountFrame title={loginWords.title} lead={loginWords.lead}>
      <div className="grid gap-5">
        <VerificationNote />
        <LoginForm />
      </div>
      <p className="mt-6 text-ink-2">
        {loginWords.toSignup}{" "}
        <Link to={paths.signup} className={TEXT_LINK}>
          {loginWords.signup}
        </Link>
      </p>
    </AccountFrame>
  );
}
