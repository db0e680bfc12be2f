import { Link } from "react-router";
import type { AdResult, TestResult } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { adPath } from "#web/lib/paths.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { AdThumbnail } from "../ad-thumbnail.tsx";
import { BESIDE_BOARD } from "../beside-board.ts";
import { ideaOf, thumbnailOf } from "./ad-label.ts";
import { FiguresTable } from "./figures-table.tsx";

interface AdTableProps {
  readonly campaignId: string;
  readonly test: TestResult;
}

/**
 * Table of `ResultsView` with the figures of the ads of one platform
 * (`core/results/sum-figures.ts`), and why an ad is not compared (decided by
 * `core/results/form-tests.ts`, words in `core/results/results.copy.ts`). Other words:
 * `resultsViewCopy` in `core/results/results-tab.copy.ts`.
 */
export function AdTable({ campaignId, test }: AdTableProps) {
  return (
    <Card className="min-w-0">
      <CardHeader title={copy.byAd}>
        <span className="text-caption text-ink-3">{test.name}</span>
      </CardHeader>
      <FiguresTable
        label={copy.byAd}
        head={copy.plot.ad}
        ordersName={test.ordersName}
        rows={test.ads.map((ad) => ({
          id: ad.adId,
          figures: ad,
          head: (
            <span className="flex items-center gap-3">
              <AdThumbnail ad={thumbnailOf(test, ad)} className="size-9" />
              <span className="min-w-0">
                <Link
                  to={adPath(campaignId, ad.adId)}
                  {...BESIDE_BOARD}
                  className="block font-medium hover:underline"
                >
                  {ad.name}
                </Link>
                <span dir="auto" className="line-clamp-2 text-caption text-ink-3">
                  {ideaOf(ad)}
                </span>
              </span>
            </span>
          ),
          foot: footOf(ad),
        }))}
        total={
          test.ads.length > 1 ? { head: copy.adsCount(test.ads.length), figures: test.total } : undefined
        }
      />
    </Card>
  );
}

/** Why an ad is not compared, and its names at the platform if it ran under several. */
function footOf({ apart, copies }: AdResult) {
  if (apart === null && copies.length < 2) return undefined;
  return (
    <>
      {apart !== null && <p>{apart}</p>}
      {copies.length > 1 && (
        <ul aria-label={copy.copies(copies.length)} className="grid gap-0.5 text-caption text-ink-3">
          {copies.map(({ name, impressions, clicks }) => (
            <li key={name} dir="auto" className="[overflow-wrap:anywhere]">
              {copy.copy(name, impressions, clicks)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
