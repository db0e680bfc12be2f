import { useState } from "react";
import { Link } from "react-router";
import { verifyLinkCopy } from "#core/account/verify-link.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { BackToLogin } from "../features/accounts/back-to-login.tsx";
import { useSearchParam } from "../features/accounts/use-search-param.ts";
import { VerifyLinkForm } from "../features/accounts/verify-link/verify-link-form.tsx";
import { pageMeta } from "../lib/meta.ts";
import { paths } from "../lib/paths.ts";
import { buttonStyles } from "../ui/button-styles.ts";

/**
 * Title and description of the page: `verifyLinkCopy` in `core/account/verify-link.copy.ts`, to
 * which `pageMeta` (`lib/meta.ts`) adds the product name. React Router calls it when it renders the
 * route.
 */
export const meta = () => pageMeta({ title: verifyLinkCopy.title, description: verifyLinkCopy.lead });

/**
 * Page /verify-email/confirm?token=…: a verification link opened in another browser than that of
 * the sign-up; asks for the password (`VerifyLinkForm` in
 * `features/accounts/verify-link/verify-link-form.tsx`), or says that the link is stale. Words:
 * `core/account/verify-link.copy.ts`.
 */
export default function VerifyLink() {
  const token = useSearchParam("token");
  const [stale, setStale] = useState(false);
  if (stale || token === null || token === "") {
    return (
      <AccountFrame title={verifyLinkCopy.staleTitle} lead={verifyLinkCopy.staleText} tagline="signup">
        <Link to={paths.login} className={`${buttonStyles({ variant: "primary", block: true })} h-11!`}>
          {verifyLinkCopy.signIn}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={verifyLinkCopy.title} lead={verifyLinkCopy.lead} tagline="signup">
      <VerifyLinkForm token={token ?? ""} onLinkInvalid={() => setStale(true)} />
      <BackToLogin />
    </AccountFrame>
  );
}
