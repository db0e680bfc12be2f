import { Link } from "react-router";
import { accountLabels } from "#core/account/labels.ts";
import { paths } from "#web/lib/paths.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";

/**
 * Link to /login below the forms of /forgot-password, /verify-email and /verify-email/confirm. Its
 * words are `accountLabels.backToLogin` in `core/account/labels.ts`.
 */
export function BackToLogin() {
  return (
    <p className="mt-6">
      <Link to={paths.login} className={TEXT_LINK}>
        {accountLabels.backToLogin}
      </Link>
    </p>
  );
}
