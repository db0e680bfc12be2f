import { useState } from "react";
import { newPasswordCopy } from "#core/account/new-password.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { NewPasswordForm } from "../features/accounts/password-reset/new-password-form.tsx";
import { StaleLink } from "../features/accounts/password-reset/stale-link.tsx";
import { useSearchParam } from "../features/accounts/use-search-param.ts";
import { pageMeta } from "../lib/meta.ts";

/**
 * Title and description of the page: `newPasswordCopy` in `core/account/new-password.copy.ts`, to
 * which `pageMeta` (`lib/meta.ts`) adds the product name. React Router calls it when it renders the
 * route.
 */
export const meta = () => pageMeta({ title: newPasswordCopy.title, description: newPasswordCopy.lead });

/**
 * Page /reset-password?token=… that a mailed link opens: sets a new password (`NewPasswordForm` in
 * `features/accounts/password-reset/new-password-form.tsx`), or shows `StaleLink` without a token
 * or after the server refused it. Words: `core/account/new-password.copy.ts`.
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
