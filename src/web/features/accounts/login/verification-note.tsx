import { verificationNotices } from "#core/account/login.copy.ts";
import { Glyph } from "#web/ui/glyph.tsx";
import { Note } from "#web/ui/note.tsx";
import { useSearchParam } from "../use-search-param.ts";

/**
 * Note of /login with the result of a verification link, which redirects there with `?verified=1`
 * or `?verification=expired` or `invalid` (set in `server/modules/accounts/link.routes.ts`).
 * Words: `verificationNotices` in `core/account/login.copy.ts`.
 */
export function VerificationNote() {
  const verified = useSearchParam("verified");
  const problem = useSearchParam("verification");
  if (verified === "1") {
    return (
      <Note tone="ok" role="status" icon={<Glyph name="check" className="size-4.5" />}>
        {verificationNotices.verified}
      </Note>
    );
  }
  if (problem !== "expired" && problem !== "invalid") return null;
  return (
    <Note tone="warn" role="status" icon={<Glyph name="mail" className="size-4.5" />}>
      {verificationNotices[problem]}
    </Note>
  );
}
