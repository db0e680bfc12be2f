import { Link } from "react-router";
import { loginCopy } from "#core/account/login.copy.ts";
import { accountMessages } from "#core/account/messages.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Glyph } from "#web/ui/glyph.tsx";
import { Note } from "#web/ui/note.tsx";

/**
 * Note on /login if the password is correct but the email address is not verified; links to the
 * page that sends the mail again.
 */
export function UnverifiedNote() {
  return (
    <Note
      tone="warn"
      role="status"
      icon={<Glyph name="mail" className="size-4.5" />}
      action={
        <Link to={paths.verifyEmail} className={buttonStyles({ size: "small" })}>
          {loginCopy.verify}
        </Link>
      }
    >
      {accountMessages.emailNotConfirmed}
    </Note>
  );
}
