import { Link } from "react-router";
import { signupCopy } from "#core/account/signup.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { SignupForm } from "../features/accounts/sign-up/signup-form.tsx";
import { useRedirectSignedIn } from "../features/accounts/use-redirect-signed-in.ts";
import { pageMeta } from "../lib/meta.ts";
import { paths } from "../lib/paths.ts";
import { TEXT_LINK } from "../ui/text-link.ts";

/**
 * Title and description of the page: the title stands here, the description is `signupCopy.lead` in
 * `core/account/signup.copy.ts`; `pageMeta` (`lib/meta.ts`) adds the product name. React Router
 * calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: "Sign Up", description: signupCopy.lead });

/**
 * Page /signup: creates an account (`SignupForm` in `features/accounts/sign-up/signup-form.tsx`);
 * signed-in users are redirected (`useRedirectSignedIn`). Words: `core/account/signup.copy.ts`;
 * `routes.ts` gives the path.
 */
export default function Signup() {
  useRedirectSignedIn();
  return (
    <AccountFrame title={signupCopy.title} lead={signupCopy.lead} tagline="signup">
      <SignupForm />
      <p className="mt-6 text-ink-2">
        {signupCopy.toLogin}{" "}
        <Link to={paths.login} className={TEXT_LINK}>
          {signupCopy.login}
        </Link>
      </p>
    </AccountFrame>
  );
}
