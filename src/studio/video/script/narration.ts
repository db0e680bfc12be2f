import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration } from "#core/generations/video/video.ts";
import { firstClauses } from "../../language/first-clauses.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import type { Script } from "../../language/script.ts";
import { pick, type Random } from "../../random.ts";
import type { Material } from "../../text/ads/compose.ts";
import type { AdGrammar } from "../../text/ads/grammar.ts";
import { hooksOf } from "../../text/ads/hooks.ts";
import { canLead, containsWord, distinctLines, type Line } from "../../text/ads/lines.ts";
import { hookWorth, worthOfLine } from "../../text/ads/hook-worth.ts";

/** Most words of a video of 15 seconds, so that each of its three shots can breathe. */
const MAX_WORDS_IN_15_SECONDS = 34;
/** A shorter start of a sentence says too little. */
const MIN_WORDS = 4;
/** Number of best lines from which the opening line is chosen at random. */
const OPENERS = 2;
/** Points by which a line may be behind the best one and still open a video. */
const NEARLY = 4;
/** A number with this many digits is shown and not spoken, because listeners do not remember it. */
const TELEPHONE = /\d[\d\s/().-]{4,}\d/u;

/** What is said in the three scenes of a script, and the line that opens the video. */
export interface Narration {
  readonly scenes: readonly (readonly string[])[];
  readonly opener: Line | undefined;
  /** The line that the second scene is about; undefined if the brief has one line only. */
  readonly middle: Line | undefined;
  /** The call to action that ends the video; empty without one. */
  readonly call: string;
}

/**
 * Distributes the brief's lines over three scenes: the strongest one opens, the others follow in
 * the brief's order, a price or offer comes last with the names and the call to action. No sentence
 * is torn over a cut; a line that is too long for a scene stays unspoken.
 */
export function narrate(
  material: Material,
  options: { readonly duration: VideoDuration; readonly callToAction: string; readonly random: Random },
): Narration {
  const { lines, facts, grammar, script } = material;
  const { random } = options;
  const { scene: max, all } = wordLimits(options.duration);
  const said = (line: Line) =>
    speakable(line.felt ?? hooksOf(line, { grammar, facts }).at(-1) ?? line.text, max, script);
  const isWhole = (line: Line) => countSpokenWords(line.text) <= max;
  const usable = lines.filter((line) => line.shape !== "tag" && !isList(line, lines));
  // The parts of a sentence replace it if it is too long to be spoken.
  const chosen = distinctLines([...usable.filter(isWhole), ...usable.filter((line) => !isWhole(line))]);
  const spokenLines = lines.filter((line) => chosen.includes(line) && said(line) !== "");
  const ranked = spokenLines.filter(canLead).toSorted((a, b) => hookWorth(b) - hookWorth(a));
  // A price is better heard last, beside the call to action.
  const openers = ranked.filter((line) => !isPrice(line));
  const [best, ...others] = openers.length > 0 ? openers : ranked;
  const equals = others.filter((line) => best && hookWorth(line) > hookWorth(best) - NEARLY);
  const opener = best && pick(random, [best, ...equals].slice(0, OPENERS));
  const rest = spokenLines.filter((line) => line !== opener);
  const byWorth = rest.toSorted((a, b) => worthOfLine(b) - worthOfLine(a));
  const last = rest.length > 1 ? (byWorth.find(isPrice) ?? byWorth[0]) : undefined;
  const middle = rest.filter((line) => line !== last);

  // A colon or a comma between the names cannot be heard.
  const spokenNames = material.names.filter(({ form }) => !/[:,]/u.test(form));
  const placed = spokenNames.filter(({ lines: stated }) => stated.some(({ shape }) => shape === "tag"));
  const named = spokenNames.filter(({ lines: stated }) => stated.length === 0);
  const name = (placed[0] ?? pick(random, named.slice(1)) ?? named[0])?.text ?? "";
  const closing = closingOf(material, options.callToAction, random);
  const first = fill([opener && said(opener), ...(rest.length > 0 || !opener ? [name] : [])], max);
  const isNamed = first.includes(name) || closing.includes(name);
  const second = fill(
    [isNamed ? undefined : name, ...material.wordLines.map(({ text }) => text), ...middle.map(said)],
    Math.min(max, all - wordsIn(first) - wordsIn(closing)),
  );
  const spoken = new Set([...first, ...second]);
  const left = [last, ...middle].flatMap((line) =>
    line && !spoken.has(said(line)) ? [asked(line, said(line), grammar)] : [],
  );
  const third = [
    ...fill(left, Math.min(max, all - wordsIn(first) - wordsIn(second)) - wordsIn(closing)),
    ...closing,
  ];
  const scenes = [first, second.length > 0 ? second : fill(left.slice(0, 1), max), third];
  const unique = withoutRepeats(scenes);
  return {
    scenes: opener ? withRecap(unique, recapOf(opener, max, script), { closing, max, all }) : unique,
    opener,
    middle: middle[0] ?? last,
    call: closing.at(-1) ?? "",
  };
}

/** Words of a list from which its parts are spoken one by one. */
const LIST_WORDS = 9;

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

/** A price that is no sentence, as the answer to a question: "And the price? £95." */
function asked({ facts, shape, clause }: Line, text: string, { priceQuestion }: AdGrammar): string {
  const isPrice = facts[0]?.kind === "price" && /^\P{L}/u.test(clause);
  return isPrice && shape === "phrase" && priceQuestion !== null ? `${priceQuestion} ${text}` : text;
}

/** Share of the words that fit from which a video needs no recap. */
const FULL = 0.6;

/** The opening statement as typed, so that its benefit is heard once. */
const recapOf = ({ text }: Line, max: number, script: Script) => speakable(text, max, script);

/** A video with few facts says the first one again before its call to action. */
function withRecap(
  scenes: readonly string[][],
  recap: string,
  { closing, max, all }: { readonly closing: readonly string[]; readonly max: number; readonly all: number },
): string[][] {
  const [first = [], second = [], third = []] = scenes;
  const before = third.filter((sentence) => !closing.includes(sentence));
  const spoken = wordsIn(scenes.flat()) + countSpokenWords(recap);
  const fits = wordsIn([...third, recap]) <= max && spoken <= all;
  if (!fits || before.length > 0 || wordsIn(scenes.flat()) > FULL * all) return [...scenes];
  return [first, second, [recap, ...third]];
}

/**
 * A sentence that is short enough to be spoken: whole, else up to the end of a clause; empty if no
 * clause is short enough.
 */
function speakable(text: string, max: number, script: Script): string {
  if (countSpokenWords(text) <= max) return text;
  const head = firstClauses(text, (part) => {
    const words = countSpokenWords(part);
    return words <= max && words >= MIN_WORDS;
  });
  return head === null ? "" : ensureFullStop(head, script);
}

/** Words of one scene, and of the whole video. */
function wordLimits(duration: VideoDuration): { readonly scene: number; readonly all: number } {
  const scene = Math.floor((duration / SCENES_PER_SCRIPT) * SPEAKING_PACE.to);
  return { scene, all: duration === 15 ? MAX_WORDS_IN_15_SECONDS : SCENES_PER_SCRIPT * scene };
}

const wordsIn = (sentences: readonly string[]) => countSpokenWords(sentences.join(" "));

/** The sentences, in order, that fit together. */
function fill(sentences: readonly (string | undefined)[], max: number): string[] {
  const chosen: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    if (sentence === undefined || sentence === "") continue;
    const count = countSpokenWords(sentence);
    if (words + count > max) continue;
    chosen.push(sentence);
    words += count;
  }
  return chosen;
}

/**
 * The owner's call to action, else one for the goal; with the company if the call does not name it.
 */
function closingOf({ calls, facts, script }: Material, typed: string, random: Random): string[] {
  const own = typed.trim();
  // A call with the company in it says both in one sentence.
  const named = calls.filter((call) => containsWord(call, facts.company));
  const spoken = TELEPHONE.test(own) ? own.replace(TELEPHONE, "").trim() : own;
  const call =
    spoken.split(/\s+/u).filter(Boolean).length > 1 || (own !== "" && spoken === own)
      ? ensureFullStop(capitalizeFirst(spoken), script)
      : (pick(random, named.length > 0 ? named : calls) ?? "");
  const hasCompany = call.includes(facts.company) && containsWord(call, facts.company);
  return [...(hasCompany ? [] : [ensureFullStop(facts.company, script)]), ...(call === "" ? [] : [call])];
}

/** A sentence is spoken once. */
function withoutRepeats(scenes: readonly (readonly string[])[]): string[][] {
  const seen = new Set<string>();
  return scenes.map((sentences) =>
    sentences.filter((sentence) => {
      const isNew = !seen.has(sentence.toLowerCase());
      seen.add(sentence.toLowerCase());
      return isNew;
    }),
  );
}
