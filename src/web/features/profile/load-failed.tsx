import { profileWords } from "#core/account/profile-words.ts";
import { failureWords } from "#web/lib/failure-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";

interface LoadFailedProps {
  readonly error: Error;
  readonly words: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** What could not be read, and the way to try again. */
export function LoadFailed({ error, words, busy, onAgain }: LoadFailedProps) {
  return (
    <Note
      tone="bad"
      action={
        <Button size="small" busy={busy} onClick={onAgain}>
          {profileWords.tryAgain}
        </Button>
      }
    >
      {failureWords(error, words)}
    </Note>
  );
}
