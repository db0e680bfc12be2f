import { use, useCallback, useEffect, useState, useTransition, type ComponentType } from "react";
import { problemCopy } from "#core/problems.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";

/** Time after which a failed load is tried again without an `online` event of the browser. */
const RETRY_MS = 30_000;

/** What a component that replaces a part gets from `lazyPart`, besides the props of the part. */
export interface FailedPartProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Message in the place of a part whose code could not be loaded, with a retry button; `lazyPart`
 * shows it unless its caller names another component. Words: `problemCopy` in
 * `core/problems.copy.ts`.
 */
export function FailedPart({ isRetrying, onRetry }: FailedPartProps) {
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        <Button size="small" busy={isRetrying} onClick={onRetry}>
          {problemCopy.tryAgain}
        </Button>
      }
    >
      {problemCopy.partFailed}
    </Note>
  );
}

/**
 * Makes a component that loads itself on demand, for all parts of the web app outside of a page's
 * own code; it needs a `Suspense` above. Unlike a component of React's `lazy`, it does not throw if
 * its code cannot be loaded, but renders `Failed`, and tries again when the user asks for it, the
 * browser is online again, `RETRY_MS` have passed, or it is mounted anew. Errors that the loaded
 * part throws reach the error boundary of the page. Dialogs: `lazyDialog` (`lazy-dialog.tsx`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedPartProps> = FailedPart,
) {
  /** Shared by all places that show the part; resolves to `undefined` if the load failed. */
  let latest: Promise<ComponentType<Props> | undefined> | undefined;
  const start = () =>
    (latest = load().catch((error: unknown) => {
      console.error(error);
      return undefined;
    }));

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(() => latest ?? start());
    // A transition keeps `Failed` on the screen until the next attempt ends.
    const [isRetrying, startRetry] = useTransition();
    const Part = use(attempt);
    const hasFailed = Part === undefined;

    const retry = useCallback(() => {
      const next = latest === undefined || latest === attempt ? start() : latest;
      startRetry(() => setAttempt(next));
    }, [attempt]);

    useEffect(() => {
      if (!hasFailed) return undefined;
      addEventListener("online", retry);
      const timer = setTimeout(retry, RETRY_MS);
      return () => {
        removeEventListener("online", retry);
        clearTimeout(timer);
        if (latest === attempt) latest = undefined;
      };
    }, [attempt, hasFailed, retry]);

    if (hasFailed) return <Failed {...props} isRetrying={isRetrying} onRetry={retry} />;
    return <Part {...props} />;
  };
}
