import { profileCopy } from "#core/account/profile.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";

interface LoadErrorProps {
  readonly error: Error;
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Error message of a failed query, with a retry button. */
export function LoadError({ error, message, busy, onRetry }: LoadErrorProps) {
  return (
    <Note
      tone="bad"
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {profileCopy.tryAgain}
        </Button>
      }
    >
      {failureMessage(error, message)}
    </Note>
  );
}
