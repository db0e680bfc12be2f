import { useState } from "react";
import { usesCopy } from "#core/brands/uses.copy.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { StatementAd, worstStatus } from "./statement-ad.tsx";
import { useStatementAds, useTakeTexts, type Statement } from "./use-statement-ads.ts";

interface StatementAdsProps {
  readonly statement: Statement;
  readonly title: string;
  /** Text if no ad has the statement; without it, the component then renders nothing. */
  readonly empty?: string;
}

/**
 * List of the ads that state a claim (`BrandClaims`) or a product's price (`BrandProducts`). Ads
 * with an outdated statement have the corrected text, which the user saves for one ad or for all.
 * Renders nothing if there are none and `empty` is missing. Words: `core/brands/uses.copy.ts`;
 * which texts match: `core/brands/claim-uses.ts`, `core/brands/price-uses.ts`.
 */
export function StatementAds({ statement, title, empty }: StatementAdsProps) {
  const query = useStatementAds(statement);
  const { taken, take, undo } = useTakeTexts();
  const [isBusy, setBusy] = useState(false);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const outdated = items.filter((use) => worstStatus(use) !== "current" && !taken.has(use));
  const offered = outdated.filter(({ offers }) => offers.length > 0);
  if (empty === undefined && items.length === 0 && !query.isError) return null;

  async function changeAll() {
    setBusy(true);
    // One after the other: ads of a campaign wait for each other on the server.
    for (const use of offered) await take(use);
    setBusy(false);
  }

  return (
    <section aria-label={title}>
      {items.length > 0 && (
        <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3 max-sm:px-4">
          <div className="min-w-48 flex-1 text-label">
            <h3 className="font-semibold">{title}</h3>
            <p role="status" className="text-ink-2">
              {outdated.length === 0
                ? usesCopy.allCurrent(items.length)
                : usesCopy.outdated(outdated.length, items.length)}
              {offered.length > 0 && ` ${usesCopy.approvals}`}
            </p>
          </div>
          {offered.length > 1 && (
            <Button
              size="small"
              variant="primary"
              busy={isBusy}
              busyLabel={usesCopy.changing}
              onClick={() => void changeAll()}
            >
              {usesCopy.changeAll(offered.length)}
            </Button>
          )}
        </div>
      )}
      <ListStatus
        query={query}
        count={items.length}
        copy={{ loadFailed: usesCopy.loadFailed, empty: empty ?? "" }}
      />
      <ul className="divide-y divide-line">
        {items.map((use) => (
          <StatementAd
            key={use.adId}
            use={use}
            isTaken={taken.has(use)}
            onTake={() => take(use)}
            onUndo={() => undo(use)}
          />
        ))}
      </ul>
      <MoreButton query={query} label={usesCopy.more} />
    </section>
  );
}
