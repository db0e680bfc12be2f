import { deleteAccountCopy } from "#core/account/profile.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Opens the home page as a new document, which discards all user data in memory. */
const leave = () => window.location.replace(paths.home);

/**
 * Dialog of `DeleteSection` that confirms that the account was deleted; closing it opens the home
 * page. Words: `deleteAccountCopy` in `core/account/profile.copy.ts`.
 */
export function DeletedDialog() {
  const { email } = useUser();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && leave()}
      title={deleteAccountCopy.doneTitle}
      description={<p className="wrap-anywhere">{deleteAccountCopy.done(email)}</p>}
      actions={
        <Button variant="primary" onClick={leave}>
          {deleteAccountCopy.leave}
        </Button>
      }
    />
  );
}
