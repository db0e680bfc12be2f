import { useRef } from "react";
import { sessionsWords } from "#core/account/profile-words.ts";
import { loadingWord } from "#core/problems.ts";
import { failureWords } from "#web/lib/failure-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { LoadFailed } from "./load-failed.tsx";
import { SessionRow } from "./session-row.tsx";
import { useEndSessions, useSessions } from "./sessions-request.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Where the account is signed in, and the way out of each place. */
export function SessionsSection() {
  const toast = useToast();
  const { data, error, isFetching, refetch } = useSessions();
  const end = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  const items = data?.items ?? [];

  function endOne(id: string | undefined) {
    end.mutate(id, {
      onSuccess: () => {
        toast.success(id === undefined ? sessionsWords.othersEnded : sessionsWords.ended);
        // The pressed button is gone.
        list.current?.focus();
      },
      onError: (failure) => toast.error(failureWords(failure, sessionsWords.endFailed)),
    });
  }

  return (
    <SettingsSection title={sessionsWords.title} lead={sessionsWords.lead}>
      {!data && error && (
        <LoadFailed
          error={error}
          words={sessionsWords.loadFailed}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{loadingWord}</span>
          <Skeleton className="h-11! rounded-md!" />
        </div>
      )}
      {data && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={sessionsWords.title}
          className="divide-y divide-line outline-none"
        >
          {items.map((place) => (
            <SessionRow
              key={place.id}
              place={place}
              busy={end.isPending && end.variables === place.id}
              disabled={end.isPending && end.variables !== place.id}
              onEnd={() => endOne(place.id)}
            />
          ))}
        </ul>
      )}
      {items.length > 1 && (
        <div>
          <Button
            className="max-sm:w-full"
            busy={end.isPending && end.variables === undefined}
            disabled={end.isPending && end.variables !== undefined}
            onClick={() => endOne(undefined)}
          >
            {sessionsWords.endOthers}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
