import Check from "lucide-react/icons/check";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { UseStatus } from "#core/brands/statement-use.ts";
import { usesCopy } from "#core/brands/uses.copy.ts";
import type { AdUse } from "#core/campaigns/ad-uses.ts";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { adPath } from "#web/lib/paths.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";

/** Shows the offered text without marks while its code cannot be loaded. */
const ChangedWords = lazyPart(
  async () => (await import("#web/lib/word-changes/changed-words.tsx")).ChangedWords,
  ({ after }) => after,
);

const TONES: Record<UseStatus, BadgeTone> = { current: "ok", changed: "warn", expired: "bad" };

/**
 * The status of an ad that most needs attention: "expired" before "changed" before "current".
 * `StatementAd` and `StatementAds` mark and count ads by it; the server decides the statuses with
 * `core/brands/statement-use.ts`.
 */
export const worstStatus = ({ uses }: AdUse): UseStatus =>
  (["expired", "changed"] as const).find((status) => uses.some((use) => use.status === status)) ?? "current";

interface StatementAdProps {
  readonly use: AdUse;
  /** Whether the offered texts were saved here. */
  readonly isTaken: boolean;
  readonly onTake: () => Promise<unknown>;
  readonly onUndo: () => Promise<unknown>;
}

/**
 * Row of `StatementAds`: an ad that states a claim or a price, with the offered text and buttons to
 * save and undo it. The server finds uses and texts (`core/brands/claim-uses.ts`,
 * `core/brands/price-uses.ts`); words: `core/brands/uses.copy.ts`.
 */
export function StatementAd({ use, isTaken, onTake, onUndo }: StatementAdProps) {
  const { adId, campaignId, campaignName, platform, variant, uses, offers } = use;
  const [isBusy, setBusy] = useState(false);
  const name = usesCopy.variant(PLATFORMS[platform].name, variant);
  const status = worstStatus(use);
  const labels = fieldsOf(platform);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  return (
    <li className="grid gap-2 px-6 py-4 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 text-label">
          <Link to={adPath(campaignId, adId)} className={TEXT_LINK}>
            {name}
          </Link>{" "}
          <span className="text-ink-3">{campaignName}</span>
        </p>
        <Badge tone={isTaken ? "ok" : TONES[status]}>{usesCopy.status[isTaken ? "current" : status]}</Badge>
      </div>
      {offers.length > 0 ? (
        <dl className="grid gap-2">
          {offers.map(({ field, before, after }) => (
            <div key={field} className="min-w-0">
              <dt className="text-caption text-ink-3">{labels[field]?.label ?? field}</dt>
              <dd dir="auto" className="max-w-160 text-label break-words whitespace-pre-line">
                <Suspense fallback={textsOf(after).join("\n")}>
                  <ChangedWords before={textsOf(before).join("\n")} after={textsOf(after).join("\n")} />
                </Suspense>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p dir="auto" className="text-label text-ink-2">
          {[...new Set(uses.map(({ words }) => `“${words}”`))].join(", ")}
          {status !== "current" && ` ${usesCopy.byHand}`}
        </p>
      )}
      {offers.length > 0 && (
        <div className="flex items-center gap-2">
          {isTaken ? (
            <>
              <p role="status" className="inline-flex items-center gap-1.5 text-label text-ok">
                <Check aria-hidden className="size-4" />
                {usesCopy.taken}
              </p>
              <Button
                size="small"
                variant="ghost"
                aria-label={usesCopy.undoIn(name)}
                busy={isBusy}
                onClick={() => void run(onUndo)}
              >
                {usesCopy.undo}
              </Button>
            </>
          ) : (
            <Button
              size="small"
              aria-label={usesCopy.takeIn(name)}
              busy={isBusy}
              onClick={() => void run(onTake)}
            >
              {usesCopy.take}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
