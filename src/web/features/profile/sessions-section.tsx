import { useRef } from "react";
import { sessionsCopy } from "#core/account/profile.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { SessionRow } from "./session-row.tsx";
import { useEndSessions, useSessions } from "./sessions-request.ts";
import { SectionStatus } from "./section-status.tsx";
import { SettingsSection } from "./settings-section.tsx";

/**
 * Section "Where you are signed in" of `ProfilePage`: the sessions of the account (`useSessions`),
 * and buttons to end one or all others. Words: `sessionsCopy` in `core/account/profile.copy.ts`.
 * How long a session lives: `core/account/limits.ts`.
 */
export function SessionsSection() {
  const toast = useToast();
  const query = useSessions();
  const { data } = query;
  const end = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  const items = data?.items ?? [];

  function endSessions(id: string | undefined) {
    end.mutate(id, {
      onSuccess: () => {
        toast.success(id === undefined ? sessionsCopy.othersEnded : sessionsCopy.ended);
        // The focused button was unmounted.
        list.current?.focus();
      },
      onError: (failure) => toast.error(failureMessage(failure, sessionsCopy.endFailed)),
    });
  }

  return (
    <SettingsSection anchor="sessions" title={sessionsCopy.title} lead={sessionsCopy.lead}>
      <SectionStatus query={query} message={sessionsCopy.loadFailed} />
      {data && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={sessionsCopy.title}
          className="divide-y divide-line outline-none"
        >
          {items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && end.variables === session.id}
              disabled={end.isPending && end.variables !== session.id}
              onEnd={() => endSessions(session.id)}
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
            onClick={() => endSessions(undefined)}
          >
            {sessionsCopy.endOthers}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
