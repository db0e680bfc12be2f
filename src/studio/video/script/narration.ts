import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration } from "#core/generations/video/video.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { pick, type Random } from "../../random.ts";
import type { Material } from "../../text/ads/compose.ts";
import { hooksOf } from "../../text/ads/hooks.ts";
import { containsWord, overlaps, type Line } from "../../text/ads/lines.ts";
import { worthOf } from "../../text/ads/score.ts";

/** Most words of a video of 15 seconds, so that each of its three shots can breathe. */
const MAX_WORDS_IN_15_SECONDS = 34;
/** Number of best lines from which the opening line is chosen at random. */
const OPENERS = 2;
/** A number with this many digits is shown and not spoken, because listeners do not remember it. */
const TELEPHONE = /\d[\d\s/().-]{4,}\d/u;

/** What is said in the three scenes, and the line that opens the video. */
export interface Narration {
  readonly scenes: readonly (readonly string[])[];
  readonly opener: Line | undefined;
  /** The line that the second scene is about; undefined if the brief has one line only. */
  readonly middle: Line | undefined;
  /** The call to action that ends the video; empty if there is none. */
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
  const { lines, facts, grammar } = material;
  const { random } = options;
  const { scene: max, all } = wordLimits(options.duration);
  const said = (line: Line) => hooksOf(line, { grammar, facts }).at(-1) ?? line.text;
  const speakable = distinct(lines).filter((line) => countSpokenWords(said(line)) <= max);
  const ranked = speakable.toSorted((a, b) => worth(b) - worth(a));
  const opener = pick(random, ranked.slice(0, OPENERS));
  const rest = speakable.filter((line) => line !== opener);
  const last = rest.length > 1 ? rest.toSorted((a, b) => worth(b) - worth(a))[0] : undefined;
  const middle = rest.filter((line) => line !== last);

  const closing = closingOf(material, options.callToAction, random);
  // A colon or a comma between the names cannot be heard.
  const named = material.names.filter(
    ({ form, lines: stated }) => stated.length === 0 && !/[:,]/u.test(form),
  );
  const name = (pick(random, named.slice(1)) ?? named[0])?.text ?? "";
  const first = fill([opener && said(opener), ...(rest.length > 0 || !opener ? [name] : [])], max);
  const isNamed = first.includes(name);
  const second = fill(
    [isNamed ? undefined : name, ...middle.map(said)],
    Math.min(max, all - wordsIn(first) - wordsIn(closing)),
  );
  const spoken = new Set([...first, ...second]);
  const left = [last, ...middle].flatMap((line) => (line && !spoken.has(said(line)) ? [said(line)] : []));
  const third = [
    ...fill(left, Math.min(max, all - wordsIn(first) - wordsIn(second)) - wordsIn(closing)),
    ...closing,
  ];
  const scenes = [first, second.length > 0 ? second : fill(left.slice(0, 1), max), third];
  return { scenes: withoutRepeats(scenes), opener, middle: middle[0] ?? last, call: closing.at(-1) ?? "" };
}

/** Words of one scene, and of the whole video. */
function wordLimits(duration: VideoDuration): { readonly scene: number; readonly all: number } {
  const scene = Math.floor((duration / SCENES_PER_SCRIPT) * SPEAKING_PACE.to);
  return { scene, all: duration === 15 ? MAX_WORDS_IN_15_SECONDS : SCENES_PER_SCRIPT * scene };
}

const wordsIn = (sentences: readonly string[]) => countSpokenWords(sentences.join(" "));

const worth = ({ facts }: Line) => Math.max(...facts.map(({ kind }) => worthOf(kind)));

/** Whole sentences first; a clause only if its sentence is not among the lines. */
function distinct(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => !lines.slice(0, index).some((other) => overlaps(line, other)));
}

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
  const spoken = TELEPHONE.test(own) ? own.replace(TELEPHONE, "").trim() : own;
  const call =
    spoken.split(/\s+/u).filter(Boolean).length > 1 || (own !== "" && spoken === own)
      ? ensureFullStop(capitalizeFirst(spoken), script)
      : (pick(random, calls) ?? "");
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
