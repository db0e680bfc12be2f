import { Link } from "react-router";
import { signupWords } from "#core/account/signup-words.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { SignupForm } from "../features/accounts/sign-up/signup-form.tsx";
import { useLeaveSignedIn } from "../features/accounts/use-leave-signed-in.ts";
import { pageMeta } from "../lib/meta.ts";
import { paths } from "../lib/paths.ts";
import { TEXT_LINK } from "../ui/text-link.ts";

export const meta = () => pageMeta({ title: "Sign Up", description: signupWords.lead });

export default function Signup() {
  useLeaveSignedIn();
  return (
    <AccountFrame title={signupWords.title} lead={signupWords.lead} claim="signup">
      <SignupForm />
      <p className="mt-6 text-ink-2">
        {signupWords.toLogin}{" "}
        <Link to={paths.login} className={TEXT_LINK}>
          {signupWords.login}
        </Link>
      </p>
    </AccountFrame>
  );
}
