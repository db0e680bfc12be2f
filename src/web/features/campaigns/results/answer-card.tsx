import Image from "lucide-react/icons/image";
import Info from "lucide-react/icons/info";
import { Link, useNavigate } from "react-router";
import type { AdResult, TestResult } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { adPath, campaignPath, paths } from "#web/lib/paths.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card } from "#web/ui/card.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { AdThumbnail } from "../ad-thumbnail.tsx";
import { BESIDE_BOARD } from "../beside-board.ts";
import { ideaOf, thumbnailOf } from "./ad-label.ts";
import { PlotNames, PlotPanel } from "./plot-panel.tsx";
import { useMoreLikeThis } from "./results-queries.ts";

const TONES: Record<TestResult["state"], BadgeTone> = {
  too_early: "waiting",
  no_difference: "neutral",
  no_winner_yet: "working",
  winner: "ok",
};

interface AnswerCardProps {
  readonly campaignId: string;
  readonly test: TestResult;
}

/**
 * Card of `ResultsView` with the answer to "did it work?" for the ads of one platform, the
 * intervals behind it, and a button to make more like the winner or, for `no_difference`, a link to
 * a new campaign. Most steps of the plots are in this file. The server decides the answer and its
 * words (thresholds: `core/results/thresholds.ts`, words: `core/results/results.copy.ts`); other
 * words: `core/results/results-tab.copy.ts`.
 */
export function AnswerCard({ campaignId, test }: AnswerCardProps) {
  const { state, badge, headline, text, leaderId, plotNote } = test;
  const ads = test.ads.filter(({ apart }) => apart === null);
  const leader = ads.find(({ adId }) => adId === leaderId);
  return (
    <Card className="min-w-0">
      <div className="p-6 max-sm:px-4 max-sm:py-5">
        <Badge tone={TONES[state]}>{badge}</Badge>
        <h2
          tabIndex={-1}
          data-answer
          className="mt-3 text-title font-semibold focus:outline-none max-sm:text-lead"
        >
          {headline}
        </h2>
        <p className="mt-2 max-w-[62ch] text-copy text-pretty text-ink-2">{text}</p>
        <Losers ads={ads} />
        {state === "winner" && leader && <WinnerActions campaignId={campaignId} winner={leader} />}
        {state === "no_difference" && (
          <div className="mt-5 max-sm:grid">
            <Link to={paths.newCampaign} className={buttonStyles({ variant: "primary" })}>
              {copy.nextTest}
            </Link>
          </div>
        )}
      </div>
      {ads.length > 0 && <Plots test={test} ads={ads} leader={leader} />}
      {ads.length > 0 && (
        <p className="flex gap-2 px-6 pb-5 text-caption text-ink-3 max-sm:px-4">
          <Info aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {plotNote}
        </p>
      )}
    </Card>
  );
}

/** Ads that can be stopped, independent of the answer about the others. */
function Losers({ ads }: { readonly ads: readonly AdResult[] }) {
  const losers = ads.flatMap(({ loser }) => loser ?? []);
  if (losers.length === 0) return null;
  return (
    <ul className="mt-3 grid max-w-[62ch] gap-1 text-copy">
      {losers.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function WinnerActions({ campaignId, winner }: { readonly campaignId: string; readonly winner: AdResult }) {
  const more = useMoreLikeThis(campaignId);
  const navigate = useNavigate();
  const toast = useToast();

  async function start() {
    try {
      const { id } = await more.mutateAsync(winner.adId);
      toast.success(copy.moreStarted);
      await navigate(campaignPath(id));
    } catch (error) {
      toast.error(failureMessage(error, copy.moreFailed));
    }
  }

  return (
    <div className="mt-5 flex flex-wrap gap-2 max-sm:*:w-full">
      <Button
        variant="primary"
        busy={more.isPending}
        busyLabel={copy.makingMore}
        onClick={() => void start()}
      >
        {copy.moreLikeThis}
      </Button>
      <Link to={adPath(campaignId, winner.adId)} {...BESIDE_BOARD} className={buttonStyles({})}>
        <Image aria-hidden className="size-4" strokeWidth={1.75} />
        {copy.lookAt(winner.variant)}
      </Link>
    </div>
  );
}

interface PlotsProps {
  readonly test: TestResult;
  readonly ads: readonly AdResult[];
  readonly leader: AdResult | undefined;
}

/** Rates of the ads, and next to them how many more clicks the leader gets. */
function Plots({ test, ads, leader }: PlotsProps) {
  const isWinner = test.state === "winner";
  const differenceOf = (adId: string) => test.differences.find((difference) => difference.adId === adId);
  const compared = ads.filter(({ adId }) => differenceOf(adId));
  const rateLabels = ads.map(({ variant, rateWords }) => copy.rateLabel(variant, rateWords));
  const differenceLabels = compared.map(({ adId, variant }) => {
    const difference = differenceOf(adId)!;
    const holdsZero = difference.low <= 0 && difference.high >= 0;
    return copy.differenceLabel(leader?.variant ?? "", variant, difference.words, holdsZero);
  });
  return (
    <div className="grid grid-cols-[172px_minmax(0,1.3fr)_minmax(0,1fr)] gap-x-7 border-t border-line py-5 pr-8 pl-6 max-sm:grid-cols-[84px_minmax(0,1fr)] max-sm:gap-x-3 max-sm:py-4 max-sm:pr-5 max-sm:pl-4">
      <PlotNames
        title={copy.plot.ad}
        names={ads.map((ad) => ({
          id: ad.adId,
          content: (
            <>
              <AdThumbnail ad={thumbnailOf(test, ad)} className="size-9 max-sm:size-8" />
              <span className="min-w-0">
                <b className="block font-medium">{ad.variant}</b>
                <span dir="auto" className="block truncate text-caption text-ink-3 max-sm:hidden">
                  {ideaOf(ad)}
                </span>
              </span>
            </>
          ),
        }))}
      />
      <PlotPanel
        title={copy.plot.rate}
        label={rateLabels.join("; ")}
        steps={5}
        rows={ads.map(({ adId, rate }) => ({
          id: adId,
          interval: { low: rate.low * 100, mid: rate.mid * 100, high: rate.high * 100 },
          isWinner: isWinner && adId === leader?.adId,
        }))}
      />
      {leader && compared.length > 0 && (
        <div className="max-sm:col-span-full max-sm:mt-4 max-sm:grid max-sm:grid-cols-[84px_minmax(0,1fr)] max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:pt-4">
          <div className="sm:hidden">
            <PlotNames
              title=""
              names={ads.map(({ adId, variant }) => ({
                id: adId,
                content: differenceOf(adId) ? <b className="font-medium">{copy.than(variant)}</b> : null,
              }))}
            />
          </div>
          <PlotPanel
            title={copy.more(leader.variant)}
            label={differenceLabels.join("; ")}
            steps={3}
            isDifference
            rows={ads.map(({ adId, rate }) => {
              const difference = differenceOf(adId);
              return {
                id: adId,
                interval: difference && {
                  low: difference.low * 100,
                  mid: (leader.rate.mid - rate.mid) * 100,
                  high: difference.high * 100,
                },
                isWinner,
              };
            })}
          />
        </div>
      )}
    </div>
  );
}
