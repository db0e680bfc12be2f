import KeyRound from "lucide-react/icons/key-round";
import type { SecondFactorState } from "#core/account/second-factor.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { formatLocalDay } from "../format-day.ts";

const copy = secondFactorSettingsCopy.passkeys;

/**
 * A passkey in the list of the profile page, as the API returns it
 * (`core/account/second-factor.ts`): `PasskeysPart` and its row read it.
 */
export type Passkey = SecondFactorState["passkeys"][number];

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/**
 * Row of `PasskeysPart`: a passkey's name, the days on which it was made and last used
 * (`formatLocalDay`), and a button to remove it. Words:
 * `core/account/second-factor-settings.copy.ts`.
 */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { name, synced, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? copy.unused : copy.usedOn(formatLocalDay(lastUsedAt));
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {synced && <Badge tone="neutral">{copy.synced}</Badge>}
        </p>
        <p className="mt-0.5 text-label text-pretty text-ink-3 tabular-nums">
          {`${copy.createdOn(formatLocalDay(createdAt))}, ${used}`}
        </p>
      </div>
      <Button size="small" aria-label={copy.removeNamed(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}
