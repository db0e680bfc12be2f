import { adName } from "../campaigns/ad-name.ts";
import type { Angle } from "../generations/copy/platform-copy.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { formatMoney } from "../reports/format-figures.ts";
import type { AdResult, TestResult } from "./api.ts";
import { figuresOf, moneyOf, onlyCurrency, totalOf, type FigureContext } from "./sum-figures.ts";
import type { NotComparedReason, FormedTest } from "./form-tests.ts";
import { ratioInterval } from "./lift.ts";
import { testAdOf, type AdFigures } from "./measure-ad.ts";
import { answerWords, chanceInHundred, differenceWords, resultCopy, verdictNames } from "./results.copy.ts";
import { ordersName, ordersWords } from "./orders.copy.ts";
import { daysUntilRanked, timeLeft } from "./time-left.ts";
import { judge, type AdVerdict, type Verdict } from "./verdict.ts";
import { LEAST_DAYS, LOSING_CHANCE } from "./thresholds.ts";

/**
 * An ad as answers and tables of results show it; `modules/reports/results.service.ts` makes it.
 */
export interface AnswerAd {
  readonly id: string;
  readonly key: string;
  readonly platform: PlatformId;
  readonly variant: string;
  readonly angle: Angle | null;
  readonly title: string;
  readonly picture: string | null;
}

/**
 * A test with its verdict, made by `judgeTest`; `answerTest` and `answerAngles`
 * (`answer-angles.ts`) read it.
 */
export interface JudgedTest {
  readonly test: FormedTest;
  readonly verdict: Verdict;
  readonly days: ReadonlySet<string>;
  readonly context: FigureContext;
}

/**
 * Judges the ads of a test (`judge` in `verdict.ts`) and keeps what its figures need.
 * `answerCampaign` (`answer-campaign.ts`) calls it for each platform.
 */
export function judgeTest(test: FormedTest): JudgedTest {
  const currency = onlyCurrency(test.ads);
  const days = new Set(test.ads.flatMap((ad) => [...ad.days]));
  const ads = test.ads.map((ad) => testAdOf(ad, currency));
  const verdict = judge(ads, days.size);
  const costs = ads.map(({ spend, conversions }) => ({ spend: spend ?? 0, results: conversions ?? 0 }));
  return { test, verdict, days, context: { currency, costs, dispersion: verdict.dispersion } };
}

const byLetter = (one: AnswerAd, other: AnswerAd) =>
  one.variant.length - other.variant.length || (one.key < other.key ? -1 : 1);

/** Finding of an ad that is not compared. */
const NOT_COMPARED = { best: 0, worst: 0, loser: false } as const;

function loserWords(ad: AdFigures, { variant }: AnswerAd, { worst }: AdVerdict): string {
  if (worst >= LOSING_CHANCE) return resultCopy.loser(variant, ad.impressions);
  const spent = moneyOf(ad.spend).map(({ amount, currency }) => formatMoney(amount, currency));
  return resultCopy.spentInVain(variant, spent.join(", "));
}

function presentAd(
  judged: JudgedTest,
  figures: AdFigures,
  shown: AnswerAd,
  apart: NotComparedReason | undefined,
): AdResult {
  const finding = judged.verdict.ads.find(({ id }) => id === figures.adId);
  const { best, worst } = finding ?? NOT_COMPARED;
  const { id: adId, key, variant, title, angle, picture } = shown;
  return {
    ...{ adId, key, variant, name: adName(shown), title, angle, picture },
    ...figuresOf(figures, judged.context),
    ...{ best, worst },
    loser: finding?.loser ? loserWords(figures, shown, finding) : null,
    copies: figures.names.length > 1 ? figures.names.map((name) => ({ ...name })) : [],
    apart: apart === undefined ? null : resultCopy.apart[apart],
  };
}

/** Facts for the words of the answer. */
function factsOf({ test, verdict, days }: JudgedTest, ads: readonly AdResult[]) {
  const counted = test.ads.map((ad) => testAdOf(ad, undefined));
  const byChance = ads.toSorted((a, b) => b.best - a.best);
  const leader = ads.find(({ adId }) => adId === verdict.leader);
  const best = verdict.ads.find(({ id }) => id === verdict.leader);
  const more = timeLeft(counted, days.size, verdict.dispersion);
  const ranked = daysUntilRanked(counted, days.size);
  return {
    state: verdict.state,
    days: days.size,
    ads: ads.length,
    fewestClicks: Math.min(...ads.map(({ clicks }) => clicks)),
    leader: leader && { letter: leader.variant, title: leader.title },
    chance: verdict.probability,
    second: byChance[1]?.variant,
    last: ads.toSorted((a, b) => b.worst - a.worst)[0]?.variant,
    left: more && { ...more, days: Math.max(more.days, ranked) },
    lifts: ads.flatMap(({ adId, variant }) => {
      const other = verdict.ads.find(({ id }) => id === adId);
      return other?.behind && best ? [{ letter: variant, lift: ratioInterval(best.rate, other.rate) }] : [];
    }),
    losers: ads.filter(({ loser }) => loser !== null).map(({ variant }) => variant),
  };
}

function notesOf({ test, days }: JudgedTest): string[] {
  const { ads, apart, dropped } = test;
  const currencies = new Set(
    [...ads, ...apart.map(({ ad }) => ad)].flatMap(({ spend }) => [...spend.keys()]),
  );
  const hasFractions = ads.some(({ conversions }) => conversions !== null && !Number.isInteger(conversions));
  return [
    ...(days.size === 0 || ads.some(({ cells }) => cells.length === 0) ? [resultCopy.noDays] : []),
    ...(currencies.size > 1 ? [resultCopy.currencies] : []),
    ...(dropped > 0 ? [resultCopy.dropped(dropped)] : []),
    ...(hasFractions ? [resultCopy.fractions] : []),
  ];
}

/** The ad whose results cost less than those of all others beyond chance. */
function cheapest(ads: readonly AdResult[]): string | undefined {
  const best = ads.find((ad) =>
    ads.every(
      (other) =>
        other === ad ||
        (ad.costPerOrder && other.costPerOrder && ad.costPerOrder.high < other.costPerOrder.low),
    ),
  );
  return best?.variant;
}

function ordersNote({ test }: JudgedTest, ads: readonly AdResult[]): string | null {
  const counts = ads.flatMap(({ variant, orders, loser }) =>
    orders === null ? [] : [{ letter: variant, orders, isLoser: loser !== null }],
  );
  if (counts.length < 2 || counts.every(({ orders }) => orders === 0)) return null;
  const types = new Set(test.ads.flatMap(({ resultTypes }) => [...resultTypes]));
  return ordersWords({
    counts,
    cheapest: cheapest(ads),
    isMixed: types.size > 1,
    hasCosts: ads.every(({ costPerOrder }) => costPerOrder !== null),
  });
}

/**
 * The answer to a test in the API's format: verdict, words and figures of each ad, in the order of
 * the letters. `answerCampaign` (`answer-campaign.ts`) calls it for each platform; words are in
 * `results.copy.ts`, thresholds in `thresholds.ts`, the time left in `time-left.ts`, the form of
 * amounts in `core/reports/format-figures.ts`.
 */
export function answerTest(judged: JudgedTest, shown: readonly AnswerAd[]): TestResult {
  const { test, verdict, days, context } = judged;
  const { platform, clicksColumn } = test;
  const { name } = PLATFORMS[platform];
  const own = shown.toSorted(byLetter);
  const rows = [
    ...test.ads.map((figures) => ({ figures, why: undefined })),
    ...test.apart.map(({ ad, why }) => ({ figures: ad, why })),
  ];
  const all = own.flatMap((ad) =>
    rows
      .filter(({ figures }) => figures.adId === ad.id)
      .map(({ figures, why }) => presentAd(judged, figures, ad, why)),
  );
  const ads = all.filter(({ apart }) => apart === null);
  const { state } = verdict;
  const range = [...days].toSorted();
  const differences = ads.flatMap(({ adId }) => {
    const behind = verdict.ads.find(({ id }) => id === adId)?.behind;
    return behind ? [{ adId, ...behind, words: differenceWords(behind) }] : [];
  });
  const crossing = differences.filter(({ low, high }) => low <= 0 && high >= 0).length;
  return {
    ...{ platform, name, state, badge: verdictNames[state] },
    ...answerWords(factsOf(judged, ads)),
    plotNote: resultCopy.plot(crossing, differences.length),
    leaderId: verdict.leader ?? null,
    chance: state === "too_early" || ads.length < 2 ? null : chanceInHundred(verdict.probability),
    progress:
      state === "too_early"
        ? {
            days: days.size,
            of: LEAST_DAYS,
            words: resultCopy.progress(Math.min(days.size, LEAST_DAYS)),
            note: resultCopy.progressNote,
          }
        : null,
    ads: all,
    differences,
    total: totalOf(test.ads, context),
    days: days.size,
    from: range[0] ?? null,
    to: range.at(-1) ?? null,
    clicksColumn,
    clicksName: resultCopy.clicks(clicksColumn, name),
    ordersName: ordersName(test.ads.flatMap(({ resultTypes }) => [...resultTypes])),
    ordersNote: ordersNote(judged, ads),
    reports: [...test.reports],
    notes: notesOf(judged),
    observation: resultCopy.observation(name),
  };
}
