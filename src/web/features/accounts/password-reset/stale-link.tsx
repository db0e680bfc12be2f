import { Link } from "react-router";
import { newPasswordCopy } from "#core/account/new-password.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

/**
 * Link on /reset-password to request another reset link at /forgot-password, if the current one has
 * expired (`RESET_LINK_HOURS` in `core/account/limits.ts`), was used or is incomplete. Its words
 * are `askAgain` in `core/account/new-password.copy.ts`.
 */
export function StaleLink() {
  return (
    <Link to={paths.forgotPassword} className={`${buttonStyles({ variant: "primary", block: true })} h-11!`}>
      {newPasswordCopy.askAgain}
    </Link>
  );
}
