import { capitalize, inWords } from "../in-words.ts";
import { chanceInTen } from "./chance.copy.ts";
import { ratioInterval } from "./lift.ts";
import { LOSING_CHANCE } from "./loser.ts";
import type { Lift, TimeLeft } from "./time-left.ts";
import { LEAST_EVENTS, type AdFinding, type Verdict, type VerdictState } from "./verdict.ts";

const number = (value: number) => value.toLocaleString("en");
const inDays = (days: number) => `${days} ${days === 1 ? "day" : "days"}`;
const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** The state of a test on its badge. */
export const answerStateCopy: Record<VerdictState, string> = {
  too_early: "Too early",
  no_difference: "No difference to be seen",
  no_winner_yet: "No winner yet",
  winner: "Winner",
};

const LIFT_WORDS: Record<Lift, string> = {
  1: "an ad twice as good",
  0.5: "a difference of one half",
  0.25: "a difference of a quarter",
  0.2: "a difference of a fifth",
};

/** An ad of a test, as the answer names it. */
export interface AnswerAd {
  readonly id: string;
  /** Letter of the variant: "B". */
  readonly name: string;
  /** The idea of the ad: "How it works"; empty without one. */
  readonly idea: string;
  readonly views: number;
  readonly clicks: number;
  /** Formatted spend; `undefined` if the report has none. */
  readonly spend: string | undefined;
}

/** What the answer to a test is made of. */
export interface AnswerFacts {
  readonly verdict: Verdict;
  readonly ads: readonly AnswerAd[];
  /** Days that the figures cover. */
  readonly days: number;
  readonly timeLeft: TimeLeft | undefined;
  /** Of `daysUntilRanked`: 0 if the ads are ranked. */
  readonly daysUntilRanked: number;
}

/** The answer to "did it work?" in words, as the results tab and the mail show it. */
export interface Answer {
  readonly title: string;
  readonly text: string;
  /** A sentence for each ad that can be stopped. */
  readonly stop: readonly string[];
}

/** "all three ads", "both ads". */
const everyAd = (count: number) => (count === 2 ? "both ads" : `the ${inWords(count)} ads`);

function nameOf({ ads }: AnswerFacts, id: string | undefined): string {
  return ads.find((ad) => ad.id === id)?.name ?? "";
}

/** When a difference would show: "In about 5 days, at 6,900 views an ad, …". */
function timeCopy({ timeLeft }: AnswerFacts, word: "" | "more "): string | undefined {
  if (!timeLeft) return undefined;
  const { days, views, lift } = timeLeft;
  const unit = days === 1 ? "day" : "days";
  return `In about ${days} ${word}${unit}, at ${number(roundedViews(views))} views an ad, ${LIFT_WORDS[lift]} would show.`;
}

/** Views rounded to two or three digits, because they are a forecast. */
const roundedViews = (views: number) =>
  views < 10_000 ? Math.ceil(views / 10) * 10 : Math.ceil(views / 100) * 100;

function tooEarly(facts: AnswerFacts): Pick<Answer, "title" | "text"> {
  const { verdict, ads, days, daysUntilRanked, timeLeft } = facts;
  const shown = `${capitalize(inWords(days))} ${days === 1 ? "day" : "days"}`;
  const fewest = ads.reduce((least, ad) => (ad.clicks < least.clicks ? ad : least), ads[0]!);
  const byClicks = fewest.clicks < LEAST_EVENTS;
  if (ads.every(({ clicks }) => clicks === 0)) {
    return { title: "Nobody has clicked yet.", text: "Nothing can be said before the first clicks." };
  }
  const title =
    daysUntilRanked > 0 && !byClicks
      ? `${shown} ${days === 1 ? "is" : "are"} not enough to rank these ads.`
      : "There are too few clicks to rank these ads.";
  const losers = verdict.ads.filter(({ loser }) => loser).length;
  const open = ads.length - losers;
  const them = losers > 0 ? "the others" : ads.length === 2 ? "both" : `all ${inWords(ads.length)}`;
  const even = open > 1 ? `${capitalize(them)} may be equally good.` : undefined;
  const wait =
    timeLeft && timeLeft.days >= daysUntilRanked
      ? timeCopy(facts, "")
      : daysUntilRanked > 0
        ? `They can be ranked in about ${inDays(daysUntilRanked)}.`
        : undefined;
  const until = open > 1 ? `Until then, let ${them} run.` : undefined;
  return { title, text: [even, wait, until].filter((part) => part !== undefined).join(" ") };
}

function noDifference({ ads, days }: AnswerFacts): Pick<Answer, "title" | "text"> {
  return {
    title: `${capitalize(inWords(days))} days, and ${everyAd(ads.length)} do the same.`,
    text: "If one is better, it is by less than a fifth. Waiting longer will not pay. Keep the one you like, and test a different idea next, not a different comma.",
  };
}

/** The finding with the highest chance, of those that are not excluded. */
function likeliest(findings: readonly AdFinding[], chance: "best" | "worst", except: string | undefined) {
  return findings
    .filter(({ id }) => id !== except)
    .reduce<AdFinding | undefined>((top, one) => (!top || one[chance] > top[chance] ? one : top), undefined);
}

function noWinnerYet(facts: AnswerFacts): Pick<Answer, "title" | "text"> {
  const { verdict } = facts;
  const second = likeliest(verdict.ads, "best", verdict.leader);
  const last = likeliest(verdict.ads, "worst", verdict.leader);
  const title = `${nameOf(facts, verdict.leader)} is ahead: ${chanceInTen(verdict.probability)}. Too early to stop ${nameOf(facts, second?.id)}.`;
  const close = "A difference of a fifth would most likely show by now, so the ads are probably close.";
  const turn =
    verdict.ads.length > 2 && last && !last.loser
      ? `${nameOf(facts, last.id)} is the likeliest to be last, but that can still turn.`
      : undefined;
  return {
    title,
    text: [timeCopy(facts, "more ") ?? close, turn].filter((part) => part !== undefined).join(" "),
  };
}

/** How much more the winner gets than another ad: "between 8 and 46 % more than A". */
function liftCopy(winner: AdFinding, other: AdFinding, name: string): string {
  const lift = ratioInterval(winner.rate, other.rate);
  if (!lift) return `more than ${name}`;
  // Outward, so that the words never promise more than the interval does.
  const [low, high] = [Math.floor((lift.low - 1) * 100), Math.ceil((lift.high - 1) * 100)];
  return `between ${Math.max(low, 1)} and ${high} % more than ${name}`;
}

function winner(facts: AnswerFacts): Pick<Answer, "title" | "text"> {
  const { verdict, ads } = facts;
  const own = verdict.ads.find(({ id }) => id === verdict.leader)!;
  const others = verdict.ads.filter(({ id }) => id !== verdict.leader);
  const { name, idea } = ads.find(({ id }) => id === verdict.leader)!;
  const who = idea === "" ? name : `${name}, ${idea},`;
  const than = others.length === 1 ? nameOf(facts, others[0]!.id) : "the others";
  const lifts = others.map((other) => liftCopy(own, other, nameOf(facts, other.id)));
  return {
    title: `${who} gets more clicks than ${than}.`,
    text: `${capitalize(joined(lifts))}. Give ${name} most of the money and keep 10 to 20 % on another ad, so that you notice when ${name} wears out.`,
  };
}

function stopCopy(facts: AnswerFacts, finding: AdFinding): string {
  const ad = facts.ads.find(({ id }) => id === finding.id)!;
  return finding.worst >= LOSING_CHANCE || ad.spend === undefined
    ? `${ad.name} can be stopped. ${number(ad.views)} views and far behind.`
    : `${ad.name} can be stopped. It spent ${ad.spend} without a result.`;
}

const WORDS = {
  too_early: tooEarly,
  no_difference: noDifference,
  no_winner_yet: noWinnerYet,
  winner,
} satisfies Record<VerdictState, (facts: AnswerFacts) => Pick<Answer, "title" | "text">>;

/** Puts the verdict of `judge` into words. */
export function answerOf(facts: AnswerFacts): Answer {
  const { verdict, ads } = facts;
  if (ads.length < 2) {
    return {
      title: "One ad alone cannot be compared.",
      text: "The figures below are what it did. Run a second ad with another idea beside it to learn which works better.",
      stop: [],
    };
  }
  return {
    ...WORDS[verdict.state](facts),
    stop: verdict.ads.filter(({ loser }) => loser).map((finding) => stopCopy(facts, finding)),
  };
}
