import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration } from "#core/generations/video/video.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { hookWorth } from "../../text/ads/hook-worth.ts";
import { canLead, distinctLines, type Line } from "../../text/ads/lines.ts";
import { leadOf } from "./leads.ts";
import {
  namings,
  questions,
  signOffs,
  type Speaker,
  type Spoken,
  waysToRepeat,
  waysToSay,
} from "./sentences.ts";

/** Most words of a video of 15 seconds, so that each of its three shots can breathe. */
const MAX_WORDS_IN_15_SECONDS = 34;
/** Number of best lines one of which opens the video. */
const OPENERS = 3;
/** Points by which a line may be behind the best one and still open a video. */
const NEARLY = 3;
/** A number with this many digits is shown and not spoken, because listeners do not remember it. */
const TELEPHONE = /\d[\d\s/().-]{4,}\d/u;
/** Words of a list from which its parts are spoken one by one. */
const LIST_WORDS = 9;

/** How much a script may say, by its length. */
export interface Limits {
  /** Most words of one scene and of the whole script. */
  readonly scene: number;
  readonly all: number;
  /** With so many words a voice fills the video, and nothing is said again. */
  readonly enough: number;
  /** Phrases before statements, and sentences with the same name. */
  readonly leads: number;
  readonly names: number;
  /** Statements that are made a second time. */
  readonly repeats: number;
  /** Whether there is time to sum up. */
  readonly lists: boolean;
}

/** What the drafts of one script choose from; `planOf` makes it. */
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
    /** Sentences with the words that the notes ask for. */
    readonly words: readonly Spoken[];
  };
  /** The ways to say a line for the first time, and once more. */
  readonly ways: (line: Line) => readonly Spoken[];
  readonly repeats: (line: Line) => readonly Spoken[];
  readonly isPrice: (line: Line) => boolean;
}

/** Words that fit into a scene and a script of a length. */
export function limitsOf(duration: VideoDuration): Limits {
  const scene = Math.floor((duration / SCENES_PER_SCRIPT) * SPEAKING_PACE.to);
  const all = duration === 15 ? MAX_WORDS_IN_15_SECONDS : SCENES_PER_SCRIPT * scene;
  const [leads, names, repeats] = duration === 15 ? [3, 3, 1] : duration === 30 ? [6, 3, 2] : [8, 4, 4];
  const enough = Math.min(all - 1, Math.floor(duration * SPEAKING_PACE.from));
  return { scene, all, enough, leads, names, repeats, lists: duration > 15 };
}

/** Chooses what a script can say, and what can open it. */
export function planOf(speaker: Speaker, limits: Limits, callToAction: string): ScriptPlan {
  const { lines } = speaker.material;
  const usable = lines.filter((line) => line.shape !== "tag" && !isList(line, lines));
  const isWhole = (line: Line) => countSpokenWords(line.text) <= limits.scene;
  // The parts of a sentence replace it if it is too long to be spoken.
  const chosen = distinctLines([...usable.filter(isWhole), ...usable.filter((line) => !isWhole(line))]);
  const ways = new Map(lines.map((line) => [line, waysToSay(line, speaker)]));
  const repeats = new Map(lines.map((line) => [line, waysToRepeat(line, speaker)]));
  const spoken = lines.filter((line) => chosen.includes(line) && ways.get(line)?.length !== 0);
  const ranked = spoken
    .filter((line) => canLead(line) && !isWeakStart(line, speaker))
    .toSorted((a, b) => hookWorth(b) - hookWorth(a));
  // A price is better heard last, beside the call to action.
  const unpriced = ranked.filter((line) => !isPrice(line) && hookWorth(line) > 0);
  const [best, ...others] = [unpriced, ranked, spoken.filter(canLead)].find(({ length }) => length > 0) ?? [];
  const equals = others.filter((line) => best && hookWorth(line) > hookWorth(best) - NEARLY);
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

/** A place, opening hours and a line that asks for something open no video. */
function isWeakStart(line: Line, { material }: Speaker): boolean {
  const lead = leadOf(line, material);
  return (
    lead === "place" ||
    lead === "when" ||
    (line.facts[0]?.kind === "place" && line.shape !== "sentence") ||
    material.grammar.ownCall.test(line.clause)
  );
}

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

/** The owner's call to action without a telephone number, else the calls for the goal. */
function callsOf({ material }: Speaker, typed: string): string[] {
  const own = typed.trim();
  const spoken = TELEPHONE.test(own) ? withoutEnd(own.replace(TELEPHONE, ""), material) : own;
  const isCall = spoken.split(/\s+/u).filter(Boolean).length > 1 || (own !== "" && spoken === own);
  return isCall ? [ensureFullStop(capitalizeFirst(spoken), material.script)] : [...material.calls];
}

/** A call whose number is gone, without the words that led to it: "Call Claire on". */
function withoutEnd(call: string, { grammar }: Speaker["material"]): string {
  const words = call
    .trim()
    .replace(/[\s:.]+$/u, "")
    .split(/\s+/u);
  const isLoose = (word: string) => word.length <= 3 || grammar.functionWords.has(word.toLowerCase());
  while (words.length > 1 && isLoose(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}
