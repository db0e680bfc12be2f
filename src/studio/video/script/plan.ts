import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration } from "#core/generations/video/video.ts";
import { hookWorth, worthOfLine } from "../../text/ads/hook-worth.ts";
import { distinctLines } from "../../text/ads/distinct-lines.ts";
import { ownWordsOf } from "../../text/ads/own-words.ts";
import { canLead, isAsking, type Line } from "../../text/ads/line.ts";
import { type Fact, type FactKind, isAside } from "../../text/facts/facts.ts";
import { isAddress } from "../../text/facts/formality.ts";
import { isBarePlace } from "../../text/facts/values/place-names.ts";
import type { TimeValue } from "../../text/facts/value.ts";
import { type Call, closingOf, speakableCalls } from "./closing.ts";
import { wordsBeside } from "./leads.ts";
import { questionOf, speakableLines } from "./long-lines.ts";
import { namings, promiseSignOffs, signOffs } from "./namings.ts";
import { type Succession, successionsOf, understoodLines } from "./sequence.ts";
import { type Speaker, type Spoken, waysToRepeat, waysToSay } from "./sentences.ts";

/** Most words of a video of 15 seconds, so that each of its three shots can breathe. */
const MAX_WORDS_IN_15_SECONDS = 34;
/** Number of best lines; one of them opens the video. */
const OPENERS = 3;
/** Maximum number of points by which a line that opens the video may be worse than the best one. */
const NEARLY = 2;
/** Words of statements from which a script repeats none: a listener has enough to remember. */
const FULL_SCRIPT_WORDS = 30;
/**
 * Minimum number of words of a sentence whose parts are spoken one by one if a brief has fewer
 * statements than scenes.
 */
const LIST_WORDS = 6;
/** Start of a subordinate clause, which makes no sense without its main clause. */
const SUBORDINATE =
  /^(?:although|even (?:if|though)|obwohl|auch wenn|selbst wenn|même si|bien qu|aunque|anche se|benché|sebbene|mesmo que|embora|ainda que|ook als|hoewel|zelfs als)(?!\p{L}{2})/iu;

/**
 * Limits of a script by its length. `limitsOf` fills it; `planOf` and `drawDraft` (`draft.ts`) keep
 * to it.
 */
export interface Limits {
  /** Maximum number of words of one scene, and of the whole script. */
  readonly scene: number;
  readonly all: number;
  /** Number of words from which the voice fills the video, so that no statement is repeated. */
  readonly enough: number;
  /** Maximum number of phrases before statements. */
  readonly leads: number;
  /** Maximum number of sentences with the company, and with the product. */
  readonly companies: number;
  readonly products: number;
  /** Maximum number of statements that are repeated. */
  readonly repeats: number;
  /** Whether the video has room for the best statements only (15 seconds). */
  readonly isShort: boolean;
}

/**
 * The sentences that drafts of one script choose from. `planOf` makes it; `drawDraft` (`draft.ts`)
 * chooses, `scoreOf` (`draft-score.ts`) scores by it.
 */
export interface ScriptPlan {
  readonly speaker: Speaker;
  readonly limits: Limits;
  /** Statements that can be spoken, in the order of the brief. */
  readonly lines: readonly Line[];
  /** The same in the order in which they get room: in a short video, the best ones first. */
  readonly byRoom: readonly Line[];
  readonly openers: readonly Line[];
  /** Lines that belong right after another one. */
  readonly successions: readonly Succession[];
  readonly options: {
    readonly calls: readonly Spoken[];
    readonly namings: readonly Spoken[];
    readonly signOffs: readonly Spoken[];
    /** Sentences that contain the words requested in the notes. */
    readonly words: readonly Spoken[];
  };
  /** The ways to say a line for the first time, and to repeat it. */
  readonly ways: (line: Line) => readonly Spoken[];
  readonly repeats: (line: Line) => readonly Spoken[];
  readonly isPrice: (line: Line) => boolean;
  /** Whether a line is the promise or a reason to buy, and not a time or a number. */
  readonly isWorthRepeating: (line: Line) => boolean;
  /** Points of a line as the opening of the video; higher is better. */
  readonly openingWorth: (line: Line) => number;
  /** The calls with their end cards. */
  readonly calls: readonly Call[];
}

/**
 * The limits of scenes and script for a length in seconds, for `narrate` (`narration.ts`). Words
 * follow `SPEAKING_PACE` (`core/generations/video/pace.ts`), in 15 seconds
 * `MAX_WORDS_IN_15_SECONDS`; the numbers of phrases, names and repetitions are here.
 */
export function limitsOf(duration: VideoDuration): Limits {
  const scene = Math.floor((duration / SCENES_PER_SCRIPT) * SPEAKING_PACE.to);
  const all = duration === 15 ? MAX_WORDS_IN_15_SECONDS : SCENES_PER_SCRIPT * scene;
  const counts = duration === 15 ? [1, 2, 1, 0] : duration === 30 ? [3, 3, 2, 1] : [3, 4, 3, 2];
  const [leads = 0, companies = 0, products = 0, repeats = 0] = counts;
  const enough = Math.min(all - 1, Math.floor(duration * SPEAKING_PACE.from));
  return { scene, all, enough, leads, companies, products, repeats, isShort: duration === 15 };
}

/**
 * Selects the statements of a script, the lines that can open it, and its possible sentences, for
 * `narrate` (`narration.ts`) before drafts are written. The end is from `closing.ts`, sentences
 * with names from `namings.ts`, other sentences from `sentences.ts`; the worth of an opening is
 * decided here and in `ads/hook-worth.ts`.
 */
export function planOf(speaker: Speaker, limits: Limits, callToAction: string): ScriptPlan {
  const closing = closingOf(speaker.material, callToAction);
  const calls = speakableCalls(closing, speaker.material, limits.scene);
  const promise = ownWordsOf(speaker.material.facts).promise;
  const openingWorth = (line: Line) =>
    (isAsking(line) ? worthOfLine(line) + ASKED : Math.max(hookWorth(line), leastWorth(line, promise))) +
    promiseWorth(line, promise) -
    ASIDE * Number(line.facts.every(isAside));
  const { lines: given, continued } = speakableLines(speaker.material, limits.scene);
  // Closing days and other cautions are for the text beside the video.
  const lines = given
    .map((line) => (closing.isReserved(line) ? (questionOf(line, speaker.material) ?? line) : line))
    .filter(
      (line) =>
        !SUBORDINATE.test(line.clause) &&
        // In a short video, an address is for the end card.
        !(isAddress(line.clause) && limits.isShort) &&
        !line.facts.every(({ kind }) => kind === "caution") &&
        !closing.isReserved(line),
    );
  const isWhole = (line: Line) => countSpokenWords(line.text) <= limits.scene;
  const chosenBelow = (words: number) => {
    const usable = lines.filter(
      (line) => !(line.shape === "tag" && isBarePlace(line.clause)) && !isList(line, lines, words),
    );
    // The parts of a sentence replace it if it is too long to be spoken.
    return distinctLines([...usable.filter(isWhole), ...usable.filter((line) => !isWhole(line))]);
  };
  const whole = chosenBelow(Infinity);
  // Each scene should have a statement.
  const chosen = whole.length < SCENES_PER_SCRIPT ? chosenBelow(LIST_WORDS) : whole;
  const ways = new Map(lines.map((line) => [line, waysToSay(line, speaker)]));
  const sayable = lines.filter((line) => chosen.includes(line) && ways.get(line)?.length !== 0);
  const all = speaker.material.facts.all;
  const spoken = understoodLines(sayable, all, continued);
  const isFull = wordsOf(spoken.map(({ text }) => text)) >= FULL_SCRIPT_WORDS;
  const repeats = new Map(isFull ? [] : lines.map((line) => [line, waysToRepeat(line, speaker)]));
  const ranked = spoken
    .filter((line) => canLead(line) && !isWeakStart(line, promise))
    .toSorted((a, b) => openingWorth(b) - openingWorth(a));
  // A price is remembered better as the last statement, next to the call to action.
  const unpriced = ranked.filter((line) => !isBarePrice(line) && openingWorth(line) > 0);
  const leading = spoken.filter(canLead).toSorted((a, b) => openingWorth(b) - openingWorth(a));
  const choices = [unpriced, leading.filter((line) => !isPrice(line)), ranked, leading];
  const [best, ...others] = choices.find(({ length }) => length > 0) ?? [];
  const equals = others.filter((line) => best && openingWorth(line) > openingWorth(best) - NEARLY);
  const openers = best ? [best, ...equals].slice(0, OPENERS) : [];
  return {
    speaker,
    limits,
    lines: spoken,
    byRoom: limits.isShort ? spoken.toSorted((a, b) => worthInScript(b) - worthInScript(a)) : spoken,
    openers,
    successions: successionsOf(spoken, all, continued),
    options: {
      calls: calls.map((call) => speaker.say(call.voice, call.lines)),
      namings: namings(speaker),
      signOffs: [...signOffs(speaker), ...(isFull ? [] : promiseSignOffs(openers, spoken, speaker))],
      words: speaker.material.wordLines.map(({ text }) => speaker.say(text)),
    },
    ways: (line) => ways.get(line) ?? [],
    repeats: (line) => repeats.get(line) ?? [],
    isWorthRepeating: (line) =>
      line.facts.some((fact) => promise.includes(fact) || REPEATED.includes(fact.kind)),
    isPrice,
    openingWorth,
    calls,
  };
}

const wordsOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countSpokenWords(text), 0);

/**
 * Points for a line that a script states; most details say less than the message. `planOf`
 * orders the lines of a short video by them (`byRoom`), `scoreOf` (`draft-score.ts`) adds them.
 */
export const worthInScript = (line: Line): number =>
  (1 + worthOfLine(line)) * (line.facts.every(isAside) ? ASIDE_SHARE : 1) + Number(line.isWhole);
const ASIDE_SHARE = 0.4;

const REPEATED: readonly FactKind[] = ["price", "offer", "objection", "benefit", "process"];

/**
 * Worth of the owner's first sentence even if it looks weak: "Morgens Erde, abends Rasen" names
 * times and is the slogan.
 */
const leastWorth = (line: Line, [first]: readonly Fact[]) =>
  line.isWhole && first !== undefined && first.kind !== "price" && line.facts.includes(first)
    ? worthOfLine(line) - MAX_WEAKNESS
    : -Infinity;
const MAX_WEAKNESS = 4;

/** Points of a question that the owner typed; viewers stop for a question. */
const ASKED = 12;
/** Points of the owner's first statement, of the rest of the promise, and of whole sentences. */
const PROMISED = { first: 9, rest: 2, whole: 2 } as const;
/** Points that a detail loses beside the message. */
const ASIDE = 6;

/** Points of the owner's promise, which viewers want to hear before hours and conditions. */
function promiseWorth({ facts, isWhole }: Line, promise: readonly Fact[]): number {
  if (!facts.some((fact) => promise.includes(fact))) return 0;
  const [first] = promise;
  // "Gas Safe registered" is a reason to trust, not to watch.
  const isFirst = first !== undefined && first.kind !== "proof" && facts.includes(first);
  return (isFirst ? PROMISED.first : PROMISED.rest) + PROMISED.whole * Number(isWhole);
}

/**
 * Whether a line is a weak opening: a place, a time of day, or a request that does not start the
 * message. "Bring the unopened envelopes in a bag" is what the owner wants to say first.
 */
const isWeakStart = (line: Line, [first]: readonly Fact[]): boolean =>
  isAppointment(line) || isPlace(line) || (line.asks && !(first && line.facts.includes(first)));

/** Whether a line hardly says more than a time ("7 days a week"), and no service or product. */
function isAppointment({ clause, facts: [fact] }: Line): boolean {
  const times = fact?.kind === "time" ? fact.values.filter((value) => value.kind === "time") : [];
  const isWhen = times.every(({ type }) => WHEN.includes(type));
  // "Open 11 to 3", but not "Reachable day and night".
  const most = times.some(({ text }) => /\d/u.test(text)) ? 1 : 0;
  return times.length > 0 && isWhen && wordsBeside(times, clause) <= most;
}
const WHEN: readonly TimeValue["type"][] = ["clock", "date", "frequency", "day"];

/** Whether a line hardly says more than a place. */
const isPlace = ({ clause, facts: [fact] }: Line) =>
  fact?.kind === "place" &&
  fact.values.some(({ kind, text }) => kind === "place" && 2 * text.length >= clause.length);

/** Whether the parts of a sentence are lines themselves, which are easier to speak and to hear. */
function isList(line: Line, lines: readonly Line[], words: number): boolean {
  if (isAsking(line) || line.facts.length < 2 || countSpokenWords(line.text) < words) return false;
  return line.facts.every((fact) =>
    lines.some(
      (part) =>
        part !== line && part.facts.length === 1 && part.facts[0] === fact && part.shape !== "subjectless",
    ),
  );
}

/**
 * Whether a line is about a price alone, unlike "Installed in half a day for £899" and "Take a
 * guitar home for 25 euros a month".
 */
const isBarePrice = (line: Line) =>
  isPrice(line) &&
  line.facts.every(
    ({ values }) =>
      values.every(({ kind }) => kind === "price") && wordsBeside(values, line.clause) < MIN_BESIDE_PRICE,
  );
/** Minimum number of words beside a price that say what the customer gets for it. */
const MIN_BESIDE_PRICE = 4;

/** Whether a line is about a price and no offer. */
const isPrice = ({ text, facts }: Line) =>
  facts.every(
    ({ kind, values }) =>
      kind !== "offer" && values.some((value) => value.kind === "price" && text.includes(value.text)),
  );
