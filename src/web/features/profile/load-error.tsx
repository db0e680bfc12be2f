import { profileCopy } from "#core/account/profile.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";

interface LoadErrorProps {
  readonly error: Error;
  readonly words: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** What could not be read, and the way to try again. */
export function LoadError({ error, words, busy, onAgain }: LoadErrorProps) {
  return (
    <Note
      tone="bad"
      action={
        <Button size="small" busy={busy} onClick={onAgain}>
          {profileCopy.tryAgain}
        </Button>
      }
    >
      {failureMessage(error, words)}
    </Note>
  );
}
