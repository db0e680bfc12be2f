/** Text of verdicts: the only place that interprets the figures of reports. */
import { capitalize, inSentence, inWords } from "../in-words.ts";
import { formatCount, formatMoney } from "../reports/format-figures.ts";
import type { Interval } from "./interval.ts";
import { intervalDecimals } from "./interval-decimals.ts";
import type { NotComparedReason } from "./form-tests.ts";
import type { ClicksColumn } from "./measured-row.ts";
import type { Lift } from "./time-left.ts";
import { type VerdictState } from "./verdict.ts";
import { LEAST_DAYS, LEAST_EVENTS } from "./thresholds.ts";

const days = (count: number) => `${inWords(count)} ${count === 1 ? "day" : "days"}`;
const digitDays = (count: number) => `${formatCount(count)} ${count === 1 ? "day" : "days"}`;

/** Sizes of differences that a test may show. */
const liftWords: Readonly<Record<Lift, string>> = {
  1: "an ad twice as good",
  0.5: "a difference of one half",
  0.25: "a difference of a quarter",
  0.2: "a difference of a fifth",
};

/**
 * Words for an interval of a rate, in clicks per 100 views: "0.9 to 1.8". `sum-figures.ts` and
 * `answerAngles` (`answer-angles.ts`) call it. The decimals are decided in `interval-decimals.ts`.
 */
export function rateWords({ low, high }: Interval): string {
  const [from, to] = [low * 100, high * 100];
  const decimals = intervalDecimals(from, to);
  return `${from.toFixed(decimals)} to ${to.toFixed(decimals)}`;
}

/**
 * Words for an interval of a difference of rates, in clicks per 100 views: "−0.1 to +0.5";
 * `answer-test.ts` calls it. The decimals are decided in `interval-decimals.ts`.
 */
export function differenceWords({ low, high }: Interval): string {
  const [from, to] = [low * 100, high * 100];
  const decimals = intervalDecimals(from, to);
  const signed = (value: number) => {
    const text = Math.abs(value).toFixed(decimals);
    return Number(text) === 0 ? text : `${value < 0 ? "−" : "+"}${text}`;
  };
  return `${signed(from)} to ${signed(to)}`;
}

/**
 * Words for an interval of costs: "$0.45 to 0.87"; the upper end has two decimals, the lower one
 * those of `formatMoney` (`core/reports/format-figures.ts`). `sum-figures.ts` calls it for ads and
 * angles.
 */
export function costWords({ low, high }: Interval, currency: string): string {
  return `${formatMoney(low, currency)} to ${high.toLocaleString("en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })}`;
}

/**
 * Chance (0 to 1) in words, rounded down: "75 in 100"; above 0.95 only "above 95 in 100", above
 * 0.99 "above 99 in 100". `answer-test.ts` calls it for the leader.
 */
export function chanceInHundred(chance: number): string {
  if (chance > 0.99) return "above 99 in 100";
  if (chance > 0.95) return "above 95 in 100";
  return `${Math.floor(chance * 100 + 1e-9)} in 100`;
}

/** Chance in the headline of an answer to a test: "7 in 10", rounded down. */
const chanceInTen = (chance: number): string =>
  chance > 0.95 ? chanceInHundred(chance) : `${Math.floor(chance * 10 + 1e-9)} in 10`;

/**
 * Name of each verdict, on its badge in the results (`answer-test.ts` sends it); `judge` in
 * `verdict.ts` decides it.
 */
export const verdictNames: Readonly<Record<VerdictState, string>> = {
  too_early: "Too early",
  no_difference: "No difference to be seen",
  no_winner_yet: "No winner yet",
  winner: "Winner",
};

/** Facts of a test, from `factsOf` in `answer-test.ts`, that `answerWords` can name. */
interface TestFacts {
  readonly state: VerdictState;
  /** Days with figures; 0 without days. */
  readonly days: number;
  readonly ads: number;
  /** Fewest clicks of an ad. */
  readonly fewestClicks: number;
  /** Letter and title of the leader; `undefined` without a click. */
  readonly leader: { readonly letter: string; readonly title: string } | undefined;
  readonly chance: number;
  /** Letters of the ads with the second best and with the worst chances. */
  readonly second: string | undefined;
  readonly last: string | undefined;
  /**
   * When the next answer is possible; `undefined` if the pace is unknown or no better answer is
   * possible.
   */
  readonly left: { readonly days: number; readonly views: number; readonly lift: Lift } | undefined;
  /** How many times as many clicks per view the leader gets as each other ad (`ratioInterval`). */
  readonly lifts: readonly { readonly letter: string; readonly lift: Interval | undefined }[];
  /** Letters of ads that can be stopped. */
  readonly losers: readonly string[];
}

const allRun = (ads: number) => (ads === 2 ? "both" : `all ${inWords(ads)}`);

function leftSentence({ left }: TestFacts, more: string): string {
  if (!left) return "";
  const { views, lift } = left;
  return `In about ${digitDays(left.days).replace(" ", more)}, at ${formatCount(round(views))} views an ad, ${liftWords[lift]} would show.`;
}

/** Views rounded up to two or three digits, because they are a forecast. */
const round = (views: number) =>
  views < 10_000 ? Math.ceil(views / 100) * 100 : Math.ceil(views / 1000) * 1000;

/**
 * Headline and paragraph of the answer to a test, also if it has no ad or only one;
 * `answer-test.ts` calls it, the tab Results shows it; `judge` (`verdict.ts`) decides the state.
 * Least days and clicks are in `thresholds.ts`; "a fifth" is `SMALL_DIFFERENCE` there, written out.
 * The advice to keep "10 to 20 %" on another ad is in this file only.
 */
export function answerWords(facts: TestFacts): { readonly headline: string; readonly text: string } {
  const { ads, leader, state } = facts;
  if (ads === 0) {
    return {
      headline: "The reports have no clicks to compare.",
      text: "Export the column of clicks that leave the platform and add the report again.",
    };
  }
  if (ads === 1) {
    return {
      headline: "One ad has figures, so there is nothing to compare.",
      text: "Add a report with the other ads of the campaign.",
    };
  }
  if (state === "winner" && leader) return winnerWords(facts, leader);
  if (state === "no_difference") {
    return {
      headline: `${capitalize(days(facts.days))}, and the ${inWords(ads)} ads do the same.`,
      text: "If one is better, it is by less than a fifth. Waiting longer will not pay. Keep the one you like, and test a different idea next, not a different comma.",
    };
  }
  if (state === "no_winner_yet" && leader) return openWords(facts, leader);
  return earlyWords(facts);
}

function earlyWords(facts: TestFacts) {
  const { ads, fewestClicks } = facts;
  const isShort = facts.days < LEAST_DAYS;
  const headline =
    facts.days === 0
      ? "The reports have no days, so these ads cannot be ranked."
      : isShort
        ? `${capitalize(days(facts.days))} ${facts.days === 1 ? "is" : "are"} not enough to rank these ads.`
        : `Fewer than ${LEAST_EVENTS} clicks for an ad are not enough to rank them.`;
  const wait = leftSentence(facts, " ");
  const run =
    facts.days === 0
      ? "Export one row a day and add the report again."
      : facts.losers.length > 0
        ? ""
        : `Until then, let ${allRun(ads)} run.`;
  const equal =
    facts.losers.length > 0
      ? ""
      : fewestClicks === 0 && facts.leader === undefined
        ? "There are no clicks yet."
        : `${capitalize(allRun(ads))} may be equally good.`;
  return { headline, text: joined([equal, ...loserSentence(facts), wait, run]) };
}

const CLOSE = "A difference of a fifth would most likely show by now, so the ads are probably close.";

function openWords(facts: TestFacts, { letter }: { readonly letter: string }) {
  const { chance, second, last, losers } = facts;
  const stop = second === undefined || losers.includes(second) ? "" : ` Too early to stop ${second}.`;
  const turn =
    last === undefined || last === second || losers.includes(last)
      ? ""
      : `${last} is the likeliest to be last, but that can still turn.`;
  return {
    headline: `${letter} is ahead: ${chanceInTen(chance)}.${stop}`,
    text: joined([leftSentence(facts, " more ") || CLOSE, ...loserSentence(facts), turn]),
  };
}

/** Rounded outward, so that the words never promise more than the interval does. */
const percent = ({ low, high }: Interval) =>
  `${Math.max(1, Math.floor((low - 1) * 100))} and ${Math.ceil((high - 1) * 100)}`;

function winnerWords(
  { lifts, ads }: TestFacts,
  { letter, title }: { readonly letter: string; readonly title: string },
) {
  const name = title === "" ? letter : `${letter}, ${title},`;
  const than = ads === 2 ? (lifts[0]?.letter ?? "the other") : "the others";
  const parts = lifts.map(({ letter: other, lift }) =>
    lift ? `between ${percent(lift)} % more than ${other}` : `more than ${other}`,
  );
  return {
    headline: `${name} gets more clicks than ${than}.`,
    text: joined([
      `${capitalize(inSentence(parts))}.`,
      `Give ${letter} most of the money and keep 10 to 20 % on another ad, so that you notice when ${letter} wears out.`,
    ]),
  };
}

const loserSentence = ({ losers }: TestFacts) =>
  losers.length === 0 ? [] : [`${inSentence(losers)} can be stopped.`];

const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== "").join(" ");

/**
 * Sentences of the tab Results, for `answer-*.ts`; the least days and clicks are in
 * `thresholds.ts`.
 */
export const resultCopy = {
  /** Why an ad can be stopped although the test continues. */
  loser: (letter: string, views: number) =>
    `${letter} can be stopped. ${formatCount(views)} views and far behind.`,
  spentInVain: (letter: string, spent: string) =>
    `${letter} can be stopped. ${spent} spent without a result, while the others had some.`,
  plot(crossing: number, count: number): string {
    const start = "A thread is where the true rate lies, 19 times in 20.";
    if (count === 0) return start;
    const [touch, cross] = count === 1 ? ["the thread does not touch", "the thread crosses"] : ["", ""];
    if (crossing === 0) {
      const none = count === 1 ? touch : count === 2 ? "neither thread touches" : "no thread touches";
      return `${start} At the right ${none} 0.`;
    }
    const all = count === 1 ? cross : count === 2 ? "both threads cross" : "all threads cross";
    return crossing === count
      ? `${start} At the right ${all} 0: the order may still turn.`
      : `${start} At the right some threads cross 0: there, the order may still turn.`;
  },
  progress: (day: number) => `day ${day} of ${LEAST_DAYS}`,
  progressNote: `At least ${LEAST_DAYS} days and ${LEAST_EVENTS} clicks an ad, before anything is ranked.`,
  clicks: (column: ClicksColumn, platform: string) =>
    column === "linkClicks" ? `Clicks that leave ${platform}` : `All clicks on ${platform}`,
  observation: (platform: string) =>
    `${platform} chose who saw which ad. This is an observation, not a randomized test.`,
  apart: {
    other_days: "It ran on other days and in another ad set, so it is not compared.",
    other_clicks: "Its report counts clicks in another way, so it is not compared.",
  } satisfies Record<NotComparedReason, string>,
  noDays: "A report has no days. Chance is judged more carefully.",
  currencies: "The reports have several currencies. They are shown apart and never added.",
  dropped: (rows: number) =>
    rows === 1
      ? "1 row of a longer period is left out, because its days are there."
      : `${formatCount(rows)} rows of longer periods are left out, because their days are there.`,
  fractions: "Fractions of results are rounded down.",
  anglesNote:
    "An idea for the next test, not a proof: the same figures cannot both find a pattern and prove it.",
} as const;

/**
 * Which ads an angle's figures are from: "Facebook and Instagram, 2 ads each"; no number if it
 * differs. `answer-angles.ts` calls it.
 */
export function anglesScope(platforms: readonly string[], counts: readonly number[]): string {
  const [first = 0] = counts;
  const isEqual = counts.every((count) => count === first);
  const ads = first === 1 ? "1 ad each" : `${first} ads each`;
  return `${inSentence(platforms)}${isEqual ? `, ${ads}` : ""}`;
}
