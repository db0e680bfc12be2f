import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration, type VideoScene } from "#core/generations/video/video.ts";
import { type FactKind, isOfMessage, printableFacts, printableValues } from "#studio/text/facts/facts.ts";
import { MAX_ON_SCREEN } from "#studio/video/script/end-card.ts";
import { writeVideoScript } from "#studio/video/write-video-script.ts";
import { skeletonOf } from "./copy-quality.ts";
import { type ReadBrief, videoBriefOf } from "./gate-copy.ts";

/** A brief with its script; `scriptsFor` makes it for `measureScripts`. */
export interface ReadScript extends ReadBrief {
  readonly duration: VideoDuration;
  readonly scenes: readonly VideoScene[];
}

/**
 * Faults and figures over many scripts of one length. Faults are listed, so that they can be
 * inspected.
 */
interface ScriptQuality {
  /** Scripts with too many spoken words that are not in the brief. */
  readonly added: readonly string[];
  /** Scenes with more words than can be spoken in their time. */
  readonly crowded: readonly string[];
  /** On-screen texts that are too long to read. */
  readonly longTexts: readonly string[];
  /** Scripts without any price of a brief with prices. */
  readonly withoutPrice: readonly string[];
  /** Scripts that repeat a sentence. */
  readonly repeated: readonly string[];
  /** Scripts that say the product as a label, without a verb or another name. */
  readonly labels: readonly string[];
  /** On-screen texts that their scene does not say. */
  readonly unsaid: readonly string[];
  /** End cards without the contact of a brief, for next steps other than a visit. */
  readonly withoutContact: readonly string[];
  /** Longer scripts below the pace that leave out a statement of the message. */
  readonly omitted: readonly string[];
  /** Pace of the median script in words per second. */
  readonly medianPace: number;
  /** Share of scripts with at least `PACE` words per second. */
  readonly onPace: number;
  /** Largest share of scripts with the same structure. */
  readonly sameSkeleton: number;
}

/** Minimum words per second of a script, and maximum share of words that are not in the brief. */
const PACE = 2.2;
const MAX_ADDED = 0.25;

/**
 * The studio's scripts of one length in seconds for some briefs (`writeVideoScript`, seed "1"), in
 * styles by turns. `script-quality.test.ts` and `scripts/eval-copy.ts` measure them.
 */
export function scriptsFor(briefs: readonly ReadBrief[], duration: VideoDuration): ReadScript[] {
  return briefs.map((source, index) => ({
    ...source,
    duration,
    scenes: writeVideoScript({ ...videoBriefOf(source, index), duration }, "1"),
  }));
}

/**
 * Measures the scripts of many briefs: faults, listed with their voice-overs, paces and shares.
 * `script-quality.test.ts` has the thresholds; `scripts/eval-copy.ts` (`npm run eval:copy`) prints
 * the figures. Words are counted by `core/generations/video/pace.ts`.
 */
export function measureScripts(scripts: readonly ReadScript[]): ScriptQuality {
  const paces = scripts
    .map(({ scenes, duration }) => countSpokenWords(voiceOf(scenes)) / duration)
    .toSorted((a, b) => a - b);
  const skeletons = Map.groupBy(
    scripts.map((script) => skeletonOf(voiceOf(script.scenes), script)),
    (skeleton) => skeleton,
  );
  const listed = (isFault: (script: ReadScript) => boolean) =>
    scripts.filter(isFault).map(({ scenes }) => voiceOf(scenes));
  return {
    added: listed(addsWords),
    crowded: scripts.flatMap(({ scenes, duration }) =>
      scenes
        .map(({ voiceOver }) => voiceOver)
        .filter((voice) => countSpokenWords(voice) > wordBudget(duration / SCENES_PER_SCRIPT).max),
    ),
    longTexts: scripts.flatMap(({ scenes }) =>
      scenes.map(({ onScreenText }) => onScreenText).filter((text) => text.length > MAX_ON_SCREEN),
    ),
    withoutPrice: listed(losesPrice),
    repeated: listed(repeatsSentence),
    labels: listed(hasLabel),
    unsaid: scripts.flatMap(unsaidTexts),
    withoutContact: scripts.filter(losesContact).map(({ scenes }) => scenes.at(-1)?.onScreenText ?? ""),
    omitted: scripts.flatMap(omittedStatements),
    medianPace: paces[Math.floor(paces.length / 2)] ?? 0,
    onPace: paces.filter((pace) => pace >= PACE - 0.005).length / Math.max(1, paces.length),
    sameSkeleton: Math.max(...[...skeletons.values()].map((same) => same.length)) / scripts.length,
  };
}

const voiceOf = (scenes: readonly VideoScene[]) => scenes.map(({ voiceOver }) => voiceOver).join(" ");
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function addsWords({ brief, scenes }: ReadScript): boolean {
  const typed = new Set(wordsOf(Object.values(brief).join(" ")));
  const spoken = wordsOf(voiceOf(scenes));
  return spoken.filter((word) => !typed.has(word)).length > MAX_ADDED * spoken.length;
}

/** Whether a brief has a price and its script none. */
function losesPrice({ facts, scenes }: ReadScript): boolean {
  const prices = printableValues(facts, "price");
  const voice = voiceOf(scenes).toLowerCase();
  return prices.length > 0 && !prices.some(({ text }) => voice.includes(text.toLowerCase()));
}

/** Names may be repeated more often, statements and calls may not. */
function repeatsSentence({ facts, scenes }: ReadScript): boolean {
  const sentences = voiceOf(scenes)
    .split(/(?<=[.!?])\s/u)
    // "Max. 8 people" is not the end of a sentence.
    .filter((sentence) => sentence.includes(" "))
    .filter((sentence) => ![facts.company, facts.product].some((name) => sentence.includes(name)))
    .map((sentence) => sentence.toLowerCase());
  return new Set(sentences).size < sentences.length;
}

/**
 * Whether the product is a sentence of its own: "Preschool places for September." A product with
 * the company in its name may stand for it.
 */
function hasLabel({ facts: { product, company }, scenes }: ReadScript): boolean {
  const isLabel = (sentence: string) =>
    sentence.replace(/[.!]$/u, "").toLowerCase() === product.toLowerCase();
  const hasCompany = product.toLowerCase().includes(company.toLowerCase());
  return (
    !hasCompany &&
    voiceOf(scenes)
      .split(/(?<=[.!?])\s/u)
      .some(isLabel)
  );
}

/** The on-screen texts with words that are neither said in the scene nor a name or contact. */
function unsaidTexts({ facts, scenes }: ReadScript): string[] {
  const names = [facts.product, facts.company, ...facts.contacts.map(({ text }) => text)];
  return scenes.flatMap(({ onScreenText, voiceOver }, index) => {
    const addresses = index === scenes.length - 1 ? facts.all.map(({ text }) => text) : [];
    const known = new Set(wordsOf([voiceOver, ...names, ...addresses].join(" ")));
    return wordsOf(onScreenText).every((word) => known.has(word)) ? [] : [`${onScreenText}: ${voiceOver}`];
  });
}

/** Whether the brief has a telephone number or an address on the web and the end card none. */
function losesContact({ facts, scenes }: ReadScript): boolean {
  const contacts = facts.contacts.filter(({ type }) => type === "phone" || type === "web");
  const card = scenes.at(-1)?.onScreenText.toLowerCase() ?? "";
  return contacts.length > 0 && !contacts.some(({ text }) => card.includes(text.toLowerCase()));
}

/** Kinds of statements that a video need not say. */
const UNSPOKEN: readonly FactKind[] = ["caution"];
/** Shortest word by which a statement is recognized, in UTF-16 units. */
const LONG_WORD = 4;

/** The statements of the message of which a script with time for them says no word. */
function omittedStatements({ facts, scenes, duration }: ReadScript): string[] {
  const voice = voiceOf(scenes);
  if (duration === 15 || countSpokenWords(voice) >= PACE * duration) return [];
  const said = new Set(wordsOf(`${voice} ${scenes.at(-1)?.onScreenText ?? ""}`));
  return printableFacts(facts)
    .filter((fact) => isOfMessage(fact) && !UNSPOKEN.includes(fact.kind))
    .map(({ text }) => text)
    .filter((text) => {
      const words = wordsOf(text).filter((word) => word.length >= LONG_WORD);
      return words.length > 0 && !words.some((word) => said.has(word));
    })
    .map((text) => `${text}: ${voice}`);
}
