import { deleteAccountCopy } from "#core/account/profile.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** With a new document, so that nothing of the account stays in memory. */
const leave = () => window.location.replace(paths.home);

/** The last word; every way on leads to the start page. */
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
