import { securityActivityCopy } from "#core/account/security-activity.copy.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { SectionStatus } from "./section-status.tsx";
import { SecurityRow } from "./security-row.tsx";
import { useSecurityEvents } from "./security-request.ts";
import { SettingsSection } from "./settings-section.tsx";

/**
 * Section "Security activity" of `ProfilePage` with the account's security events
 * (`useSecurityEvents`; list: `core/account/security-events.ts`, days for which they are kept:
 * `core/account/limits.ts`). Words: `securityActivityCopy` in
 * `core/account/security-activity.copy.ts`.
 */
export function SecuritySection() {
  const query = useSecurityEvents();
  const events = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SettingsSection anchor="security" title={securityActivityCopy.title} lead={securityActivityCopy.lead}>
      <Note title={securityActivityCopy.question}>
        <p>{securityActivityCopy.advice}</p>
        <p className="mt-1 flex flex-wrap gap-x-5 [&>a]:py-1">
          <a className={TEXT_LINK} href="#password">
            {securityActivityCopy.changePassword}
          </a>
          <a className={TEXT_LINK} href="#sessions">
            {securityActivityCopy.endSessions}
          </a>
        </p>
      </Note>
      <SectionStatus query={query} message={securityActivityCopy.loadFailed} />
      {query.data && query.isError && <LoadError query={query} message={securityActivityCopy.loadFailed} />}
      {query.isSuccess && events.length === 0 && <p className="text-ink-2">{securityActivityCopy.empty}</p>}
      {events.length > 0 && (
        <ol aria-label={securityActivityCopy.title} className="divide-y divide-line">
          {events.map((event) => (
            <SecurityRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            className="max-sm:w-full"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {securityActivityCopy.more}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
