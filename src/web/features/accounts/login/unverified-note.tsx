import { Link } from "react-router";
import { loginCopy } from "#core/account/login.copy.ts";
import { accountMessages } from "#core/account/messages.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Glyph } from "#web/ui/glyph.tsx";
import { Note } from "#web/ui/note.tsx";

/**
 * Note that `LoginForm` shows if the password is correct but the email address is not verified;
 * links to /verify-email, which sends the mail again. Text: `emailNotConfirmed` in
 * `core/account/messages.ts`; link: `core/account/login.copy.ts`.
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
