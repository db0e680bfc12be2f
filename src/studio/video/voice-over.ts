import { wordBudget } from "#core/generations/video/pace.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { pick, type Random } from "../random.ts";
import { hasRepeatedWord } from "../language/repeated-word.ts";
import type { CategoryPhrases } from "../text/phrase-book.ts";
import { fillTemplate, fitsTemplate, type Slots } from "../text/template.ts";
import type { Beat } from "./beats.ts";
import { fitLines, fitMostWords, type LineSlot } from "./fit-lines.ts";
import { isLively } from "./lively.ts";
import type { ParsedVideoBrief } from "./parse-video-brief.ts";

/** What the beats of one scene are filled with. */
export interface VoiceOverContext {
  readonly brief: ParsedVideoBrief;
  readonly slots: Slots;
  /** Phrases of the category. */
  readonly phrases: CategoryPhrases;
  /** Phrases for any category. */
  readonly general: CategoryPhrases;
  readonly keyMessage: string | null;
  /** Whether the key message is already in its template, as a message that two scenes share is. */
  readonly keyMessageIsFilled: boolean;
  /** Lines that refer to the telephone number on the screen. */
  readonly numberOnScreen: readonly string[];
  /** Given to the fact beats in order, each at most once. */
  readonly facts: readonly string[];
  /** Given to the offer beats in order, each at most once. */
  readonly offers: readonly string[];
  /** Phrases that this speaker must not say; null if all are allowed. */
  readonly forbidden: RegExp | null;
  /** Sentences of the earlier scenes. */
  readonly used: readonly string[];
}

/**
 * Required beats that are given up, tried in this order, if a scene is too short for all of them.
 */
const DISPENSABLE: readonly (readonly Beat["kind"][])[] = [
  [],
  ["hook"],
  ["line"],
  ["hook", "line"],
  ["names", "line"],
  ["question", "hook", "line", "names"],
  ["question", "hook", "line", "names", "callToAction"],
];

/**
 * Writes a scene's voice-over: its sentences in order, together as long as the scene. The user's
 * facts and offers take precedence over the studio's lines.
 * @param seconds length of the scene
 */
export function writeVoiceOver(
  random: Random,
  beats: readonly Beat[],
  context: VoiceOverContext,
  seconds: number,
): string[] {
  const budget = wordBudget(seconds);
  const filled = withoutRepeats(fillBeats(random, beats, context));
  const slots = (dropped: readonly Beat["kind"][]): LineSlot[] =>
    filled.map(({ kind, texts, required, followUp = false }) => ({
      texts,
      required: required && texts.length > 0 && !dropped.includes(kind),
      followUp,
    }));
  for (let count = filled.filter(isUserText).length; count > 0; count--) {
    const userTexts = new Set(filled.filter(isUserText).slice(0, count));
    const lines = fitLines(
      random,
      slots([]).map((slot, at) => ({ ...slot, required: slot.required || userTexts.has(filled[at]!) })),
      budget,
    );
    if (lines) return lines;
  }
  for (const dropped of DISPENSABLE) {
    const lines = fitLines(random, slots(dropped), budget);
    if (lines) return lines;
  }
  for (const dropped of DISPENSABLE) {
    const lines = fitMostWords(random, slots(dropped), budget.max);
    if (lines) return lines;
  }
  return [];
}

interface FilledBeat extends Beat {
  /** The lines, with their templates filled. */
  readonly texts: readonly string[];
}

const isUserText = ({ kind, texts }: FilledBeat) => (kind === "fact" || kind === "offer") && texts.length > 0;

function fillBeats(random: Random, beats: readonly Beat[], context: VoiceOverContext): FilledBeat[] {
  const facts = [...context.facts];
  const offers = [...context.offers];
  return beats.map((beat) => {
    if (beat.kind === "fact")
      return { ...beat, texts: fillStatement(beat.lines, facts.shift(), context.slots) };
    if (beat.kind === "offer")
      return { ...beat, texts: fillStatement(beat.lines, offers.shift(), context.slots) };
    return { ...beat, texts: textsOf(random, beat, context) };
  });
}

/** Gives each text to one beat only, required beats first. */
function withoutRepeats(beats: readonly FilledBeat[]): FilledBeat[] {
  const taken = new Set(beats.filter(({ required }) => required).flatMap(({ texts }) => texts));
  return beats.map((beat) => {
    if (beat.required) return beat;
    const texts = beat.texts.filter((text) => !taken.has(text));
    for (const text of texts) taken.add(text);
    return { ...beat, texts };
  });
}

function textsOf(random: Random, beat: Beat, context: VoiceOverContext): readonly string[] {
  const { brief, phrases, general, used, forbidden } = context;
  const unused = (lines: readonly string[]) =>
    fillLines(lines, context).filter((text) => !used.some((other) => other.includes(text)));
  const allowed = (lines: readonly string[]) =>
    unused(lines).filter((text) => forbidden === null || !forbidden.test(text));
  switch (beat.kind) {
    case "hook": {
      if (brief.question !== null) return [brief.question];
      const pains = allowed(phrases.pains);
      return pains.length > 0 ? pains : allowed(general.pains);
    }
    case "audience": {
      const { withAudience = [], withLabel = [] } = brief.phrases?.audience ?? {};
      return unused(beat.lines.length > 0 ? beat.lines : [...withAudience, ...withLabel]);
    }
    case "question":
      return fillStatement(beat.lines, brief.question ?? undefined, context.slots);
    case "payoff":
      // General payoffs are about looking at the product, which the video has shown by then.
      return phrases === general ? [] : allowed(phrases.payoffs);
    case "callToAction": {
      if (brief.call !== null) return [brief.call];
      if (brief.contacts.length > 0 && context.numberOnScreen.length > 0) return context.numberOnScreen;
      const closing = pick(random, allowed([...phrases.closings, ...general.closings]));
      return closing === undefined ? [] : [closing];
    }
    case "keyMessage":
      return context.keyMessageIsFilled && context.keyMessage !== null
        ? [context.keyMessage]
        : fillStatement(beat.lines, context.keyMessage ?? undefined, context.slots);
    case "names": {
      const named = unused(beat.lines);
      return named.length > 0 ? named : [ensureFullStop(context.slots.offer, brief.language.script)];
    }
    default:
      return beat.livelyOnly === true && !isLively(brief.category) ? [] : unused(beat.lines);
  }
}

/** Fills the templates that fit the user's words. */
function fillLines(lines: readonly string[], { slots, brief }: VoiceOverContext): string[] {
  return lines
    .filter((template) => !/\{/u.test(template) || fitsTemplate(template, slots))
    .map((template) => ensureFullStop(fillTemplate(template, slots), brief.language.script))
    .filter((text) => !hasRepeatedWord(text, brief.typed));
}

/**
 * Fills a statement into its templates, except those in which it would follow a second colon or
 * stand in nested quotation marks. Empty without a statement.
 */
export function fillStatement(
  templates: readonly string[],
  statement: string | undefined,
  slots: Slots,
): string[] {
  if (statement === undefined) return [];
  const fitting = templates.filter(
    (template) =>
      (!/[:：]\s?\{fact\}/u.test(template) || !/[:：]/u.test(statement)) &&
      (!/[“«„「]\{fact\}/u.test(template) || !/["“”«»„「」]/u.test(statement)),
  );
  return (fitting.length > 0 ? fitting : ["{fact}"]).map((template) =>
    fillTemplate(template.replace("{fact}", "\u0000"), slots).replace("\u0000", () => statement),
  );
}
