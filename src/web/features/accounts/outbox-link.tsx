import { accountLabels } from "#core/account/labels.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { hasOutbox, OUTBOX_PATH } from "./has-outbox.ts";

/**
 * Link to the outbox page on /verify-email and in `SentNote`, if the server has one (`hasOutbox`
 * and `OUTBOX_PATH` in `has-outbox.ts`). Words: `core/account/labels.ts`.
 */
export function OutboxLink() {
  // Pages are prerendered without the link.
  const hydrated = useHydrated();
  if (!hydrated || !hasOutbox()) return null;
  return (
    <p className="mt-1">
      {accountLabels.outboxHint}{" "}
      <a href={OUTBOX_PATH} target="_blank" rel="noreferrer" className={`${TEXT_LINK} whitespace-nowrap`}>
        {accountLabels.openOutbox}
      </a>
    </p>
  );
}
