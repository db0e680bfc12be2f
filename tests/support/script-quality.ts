import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { SCENES_PER_SCRIPT, type VideoDuration, type VideoScene } from "#core/generations/video/video.ts";
import { printableValues } from "#studio/text/facts/facts.ts";
import { MAX_ON_SCREEN } from "#studio/video/script/on-screen.ts";
import { writeVideoScript } from "#studio/video/write-video-script.ts";
import { skeletonOf } from "./copy-quality.ts";
import { type ReadBrief, videoBriefOf } from "./gate-copy.ts";

/** A brief with its script, the input of measurements of scripts. */
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

/** The studio's scripts of one length for some briefs, for measurements of scripts. */
export function scriptsFor(briefs: readonly ReadBrief[], duration: VideoDuration): ReadScript[] {
  return briefs.map((source, index) => ({
    ...source,
    duration,
    scenes: writeVideoScript({ ...videoBriefOf(source, index), duration }, "1"),
  }));
}

/** Measures the scripts of many briefs, for tests and `npm run eval:copy`. */
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
