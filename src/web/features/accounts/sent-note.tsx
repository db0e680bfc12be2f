import type { ReactNode } from "react";
import { Glyph } from "#web/ui/glyph.tsx";
import { Note } from "#web/ui/note.tsx";
import { OutboxLink } from "./outbox-link.tsx";

/** A mail is on its way; on a machine without a mail server, where to read it. */
export function SentNote({ children }: { children: ReactNode }) {
  return (
    <Note tone="ok" role="status" icon={<Glyph name="mail" className="size-4.5 self-start" />}>
      <p className="wrap-anywhere">{children}</p>
      <OutboxLink />
    </Note>
  );
}
