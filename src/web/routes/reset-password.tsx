import { useState } from "react";
import { newPasswordWords } from "#core/account/new-password-words.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { NewPasswordForm } from "../features/accounts/password-reset/new-password-form.tsx";
import { StaleLink } from "../features/accounts/password-reset/stale-link.tsx";
import { useSearchParam } from "../features/accounts/use-search-param.ts";
import { pageMeta } from "../lib/meta.ts";

export const meta = () => pageMeta({ title: newPasswordWords.title, description: newPasswordWords.lead });

export default function ResetPassword() {
  const token = useSearchParam("token");
  const [stale, setStale] = useState(false);
  if (stale || token === null || token === "") {
    return (
      <AccountFrame title={newPasswordWords.staleTitle} lead={newPasswordWords.staleText} belowBar>
        <StaleLink />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={newPasswordWords.title} lead={newPasswordWords.lead} belowBar>
      <NewPasswordForm token={token ?? ""} onStale={() => setStale(true)} />
    </AccountFrame>
  );
}
