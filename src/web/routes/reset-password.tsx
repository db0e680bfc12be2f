import { useState } from "react";
import { newPasswordCopy } from "#core/account/new-password.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { NewPasswordForm } from "../features/accounts/password-reset/new-password-form.tsx";
import { StaleLink } from "../features/accounts/password-reset/stale-link.tsx";
import { useSearchParam } from "../features/accounts/use-search-param.ts";
import { pageMeta } from "../lib/meta.ts";

/** Title and description of the page; React Router calls it. */
export const meta = () => pageMeta({ title: newPasswordCopy.title, description: newPasswordCopy.lead });

/**
 * Page /reset-password that a mailed link opens: sets a new password
 * (`features/accounts/password-reset`).
 */
export default function ResetPassword() {
  const token = useSearchParam("token");
  const [stale, setStale] = useState(false);
  if (stale || token === null || token === "") {
    return (
      <AccountFrame title={newPasswordCopy.staleTitle} lead={newPasswordCopy.staleText} belowBar>
        <StaleLink />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={newPasswordCopy.title} lead={newPasswordCopy.lead} belowBar>
      <NewPasswordForm token={token ?? ""} onLinkInvalid={() => setStale(true)} />
    </AccountFrame>
  );
}
