import type { ReactNode } from "react";
import { problemCopy } from "#core/problems.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { failureMessage } from "./failure-message.ts";

/** The part of a TanStack query that `LoadError`, `ListStatus` and `SectionStatus` use. */
export interface FailedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadErrorProps {
  readonly query: FailedQuery;
  /** Shown if the API has no specific message. */
  readonly message: string;
  /** Details after the message, which is then bold. */
  readonly children?: ReactNode;
}

/**
 * Error message of a failed query, with a retry button (words: `problemCopy` in
 * `core/problems.copy.ts`), on all pages of the dashboard. The API's message, if it is specific
 * (`failureMessage`), is shown instead of `message`; `children` are details below it.
 */
export function LoadError({ query, message, children }: LoadErrorProps) {
  const text = failureMessage(query.error, message);
  return (
    <Note
      tone="bad"
      action={
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {problemCopy.tryAgain}
        </Button>
      }
    >
      {children === undefined ? text : <b className="font-semibold">{text}</b>}
      {children}
    </Note>
  );
}
