import { asksForStep } from "../../text/facts/next-step.ts";
import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration } from "#core/generations/video/video.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { isStudioCallToAction } from "../../image/call-to-action.ts";
import { hookWorth } from "../../text/ads/hook-worth.ts";
import { distinctLines } from "../../text/ads/distinct-lines.ts";
import { canLead, isAsking, type Line } from "../../text/ads/line.ts";
import { isAside } from "../../text/facts/facts.ts";
import type { TimeValue } from "../../text/facts/value.ts";
import { leadOf } from "./leads.ts";
import { namings, questions, signOffs } from "./namings.ts";
import { type Speaker, type Spoken, waysToRepeat, waysToSay } from "./sentences.ts";

/** Most words of a video of 15 seconds, so that each of its three shots can breathe. */
const MAX_WORDS_IN_15_SECONDS = 34;
/** Number of best lines; one of them opens the video. */
const OPENERS = 3;
/** Maximum number of points by which a line that opens the video may be worse than the best one. */
const NEARLY = 3;
/** A number with this many digits is shown and not spoken, because listeners do not remember it. */
const TELEPHONE = /\d[\d\s/().-]{4,}\d/u;
/** Minimum number of words of a list whose parts are spoken one by one. */
const LIST_WORDS = 9;
/** Start of a subordinate clause, which makes no sense without its main clause. */
const SUBORDINATE =
  /^(?:although|even (?:if|though)|obwohl|auch wenn|selbst wenn|même si|bien qu|aunque|anche se|benché|sebbene|mesmo que|embora|ainda que|ook als|hoewel|zelfs als)(?!\p{L}{2})/iu;

/** Limits of a script by its length. */
export interface Limits {
  /** Maximum number of words of one scene, and of the whole script. */
  readonly scene: number;
  readonly all: number;
  /** Number of words from which the voice fills the video, so that no statement is repeated. */
  readonly enough: number;
  /** Maximum number of phrases before statements, and of sentences with the same name. */
  readonly leads: number;
  readonly names: number;
  /** Maximum number of statements that are repeated. */
  readonly repeats: number;
  /** Whether there is time for a summary. */
  readonly lists: boolean;
}

/** The sentences that drafts of one script choose from; `planOf` creates it. */
export interface ScriptPlan {
  readonly speaker: Speaker;
  readonly limits: Limits;
  /** Statements that can be spoken, in the order of the brief. */
  readonly lines: readonly Line[];
  readonly openers: readonly Line[];
  readonly options: {
    readonly calls: readonly Spoken[];
    readonly namings: readonly Spoken[];
    readonly questions: readonly Spoken[];
    readonly signOffs: readonly Spoken[];
    /** Sentences that contain the words requested in the notes. */
    readonly words: readonly Spoken[];
  };
  /** The ways to say a line for the first time, and to repeat it. */
  readonly ways: (line: Line) => readonly Spoken[];
  readonly repeats: (line: Line) => readonly Spoken[];
  readonly isPrice: (line: Line) => boolean;
}

/** The limits of scenes and script for a length, before drafts are written. */
export function limitsOf(duration: VideoDuration): Limits {
  const scene = Math.floor((duration / SCENES_PER_SCRIPT) * SPEAKING_PACE.to);
  const all = duration === 15 ? MAX_WORDS_IN_15_SECONDS : SCENES_PER_SCRIPT * scene;
  const [leads, names, repeats] = duration === 15 ? [4, 3, 1] : duration === 30 ? [6, 3, 2] : [8, 4, 4];
  const enough = Math.min(all - 1, Math.floor(duration * SPEAKING_PACE.from));
  return { scene, all, enough, leads, names, repeats, lists: duration > 15 };
}

/**
 * Selects the statements of a script, and the lines that can open it, before drafts are written.
 */
export function planOf(speaker: Speaker, limits: Limits, callToAction: string): ScriptPlan {
  // Closing days and other cautions are for the text beside the video.
  const lines = speaker.material.lines.filter(
    ({ clause, facts, isFormality }) =>
      !SUBORDINATE.test(clause) && !isFormality && !facts.every(({ kind }) => kind === "caution"),
  );
  const usable = lines.filter((line) => line.shape !== "tag" && !isList(line, lines));
  const isWhole = (line: Line) => countSpokenWords(line.text) <= limits.scene;
  // The parts of a sentence replace it if it is too long to be spoken.
  const chosen = distinctLines([...usable.filter(isWhole), ...usable.filter((line) => !isWhole(line))]);
  const ways = new Map(lines.map((line) => [line, waysToSay(line, speaker)]));
  const repeats = new Map(lines.map((line) => [line, waysToRepeat(line, speaker)]));
  const spoken = lines.filter((line) => chosen.includes(line) && ways.get(line)?.length !== 0);
  const ranked = spoken
    .filter((line) => canLead(line) && !isWeakStart(line, speaker))
    .toSorted((a, b) => openingWorth(b) - openingWorth(a));
  // A price is remembered better as the last statement, next to the call to action.
  const unpriced = ranked.filter((line) => !isPrice(line) && openingWorth(line) > 0);
  const leading = spoken.filter(canLead).toSorted((a, b) => openingWorth(b) - openingWorth(a));
  const choices = [unpriced, leading.filter((line) => !isPrice(line)), ranked, leading];
  const [best, ...others] = choices.find(({ length }) => length > 0) ?? [];
  const equals = others.filter((line) => best && openingWorth(line) > openingWorth(best) - NEARLY);
  return {
    speaker,
    limits,
    lines: spoken,
    openers: best ? [best, ...equals].slice(0, OPENERS) : [],
    options: {
      calls: callsOf(speaker, callToAction).map((call) => speaker.say(call)),
      namings: namings(speaker),
      questions: questions(speaker),
      signOffs: signOffs(speaker),
      words: speaker.material.wordLines.map(({ text }) => speaker.say(text)),
    },
    ways: (line) => ways.get(line) ?? [],
    repeats: (line) => repeats.get(line) ?? [],
    isPrice,
  };
}

/** Points of a question that the owner typed; viewers stop for a question. */
const ASKED = 6;
/** Points that a detail loses beside the message. */
const ASIDE = 6;

/**
 * Scores a line as the opening of a video, when lines are planned and drafts are scored; higher is
 * better.
 */
export const openingWorth = (line: Line): number =>
  hookWorth(line) + ASKED * Number(isAsking(line)) - ASIDE * Number(line.facts.every(isAside));

/** Whether a line is a weak opening: a place, a time of day or a request. */
function isWeakStart(line: Line, { material }: Speaker): boolean {
  const lead = leadOf(line, material);
  return (
    lead === "place" ||
    lead === "when" ||
    isAppointment(line) ||
    line.facts[0]?.kind === "place" ||
    asksForStep(line.clause, material.facts.language)
  );
}

/** Whether a line states only a time ("7 days a week") and no service or product. */
function isAppointment({ facts: [fact] }: Line): boolean {
  const times = fact?.kind === "time" ? fact.values.filter((value) => value.kind === "time") : [];
  const isDay = ({ type, text }: TimeValue) => type === "day" && /\d/u.test(text);
  return times.length > 0 && times.every((time) => WHEN.includes(time.type) || isDay(time));
}
const WHEN: readonly TimeValue["type"][] = ["clock", "date", "frequency"];

/** Whether the parts of a sentence are lines themselves, which are easier to speak and to hear. */
function isList(line: Line, lines: readonly Line[]): boolean {
  if (line.facts.length < 2 || countSpokenWords(line.text) < LIST_WORDS) return false;
  return line.facts.every((fact) =>
    lines.some(
      (part) =>
        part !== line && part.facts.length === 1 && part.facts[0] === fact && part.shape !== "subjectless",
    ),
  );
}

/** Whether a line is about a price and no offer. */
const isPrice = ({ text, facts }: Line) =>
  facts.every(
    ({ kind, values }) =>
      kind !== "offer" && values.some((value) => value.kind === "price" && text.includes(value.text)),
  );

/** The owner's call to action without its telephone number, else the calls for the goal. */
function callsOf({ material }: Speaker, typed: string): string[] {
  // A button says the goal alone; the ads' calls for the goal are whole sentences.
  const own = isStudioCallToAction(typed) ? "" : typed.trim();
  const spoken = TELEPHONE.test(own) ? withoutEnd(own.replace(TELEPHONE, ""), material) : own;
  const isCall = spoken.split(/\s+/u).filter(Boolean).length > 1 || (own !== "" && spoken === own);
  return isCall ? [ensureFullStop(capitalizeFirst(spoken), material.script)] : [...material.calls];
}

/** A call without its telephone number and without the words before it: "Call Claire on". */
function withoutEnd(call: string, { grammar }: Speaker["material"]): string {
  const words = call
    .trim()
    .replace(/[\s:.]+$/u, "")
    .split(/\s+/u);
  const isLoose = (word: string) => word.length <= 3 || grammar.functionWords.has(word.toLowerCase());
  while (words.length > 1 && isLoose(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}
