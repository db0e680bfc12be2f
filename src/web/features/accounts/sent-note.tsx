import type { ReactNode } from "react";
import { Glyph } from "#web/ui/glyph.tsx";
import { Note } from "#web/ui/note.tsx";
import { OutboxLink } from "./outbox-link.tsx";

/**
 * Note of `ForgotPasswordForm` that a mail was sent (text in `children`), with `OutboxLink` to the
 * outbox page if the server has one.
 */
export function SentNote({ children }: { children: ReactNode }) {
  return (
    <Note tone="ok" role="status" icon={<Glyph name="mail" className="size-4.5 self-start" />}>
      <p className="wrap-anywhere">{children}</p>
      <OutboxLink />
    </Note>
  );
}
