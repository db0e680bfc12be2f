import * as z from "zod/mini";
import { cleanText } from "#core/clean-text.ts";
import { isRefusal } from "../text/reply-preamble.ts";
import { countSpokenWords, wordBudget } from "./pace.ts";
import { SCENES_PER_SCRIPT, type SceneContent, type VideoDuration } from "./video.ts";

/** JSON hides control characters in escapes, so that they appear only in what is decoded. */
const cleaned = z.pipe(z.string(), z.transform(cleanText));
const orEmpty = z._default(cleaned, "");

/** What a model is asked for, as its reply format states it. */
export const videoReplySchema = z.object({
  scenes: z.array(
    z.object({ visual: z.string(), voiceOver: z.string(), onScreenText: z.string(), sound: z.string() }),
  ),
});

/** What is read out of a reply: the same, with what a film can do without left out. */
const looseSchema = z.object({
  scenes: z.array(z.object({ visual: cleaned, voiceOver: cleaned, onScreenText: orEmpty, sound: orEmpty })),
});

export type VideoReply =
  | { readonly type: "script"; readonly contents: readonly SceneContent[] }
  /** The model answered with a refusal in place of a script. */
  | { readonly type: "refused" }
  | { readonly type: "garbage" };

/**
 * Longer than any scene needs, in UTF-16 units. Fields are measured before they are read, because the patterns that
 * read them take quadratic time on hostile text.
 */
export const MAX_FIELD_CHARS = 2000;

/**
 * Reads a whole reply. Fences and talk around the JSON are taken away; anything but three whole scenes is garbage.
 * Every text of the result is clean (`cleanText`).
 */
export function readVideoReply(reply: string): VideoReply {
  const text = cleanJson(reply);
  const parsed = looseSchema.safeParse(parseObject(text));
  if (!parsed.success) return { type: isRefusal(text.trim()) ? "refused" : "garbage" };
  const { scenes } = parsed.data;
  const fits = (scene: SceneContent) => Object.values(scene).every(({ length }) => length <= MAX_FIELD_CHARS);
  if (scenes.length !== SCENES_PER_SCRIPT || !scenes.every(fits)) return { type: "garbage" };
  const contents = scenes.map(cleanScene);
  const whole = contents.every(({ visual, voiceOver }) => visual !== "" && countSpokenWords(voiceOver) > 0);
  return whole ? { type: "script", contents } : { type: "garbage" };
}

/**
 * JSON from a model, whole or growing, without what no JSON text holds. A line break inside a string is not allowed
 * either; a space says the same everywhere else.
 */
export function cleanJson(json: string): string {
  return cleanText(json).replace(/\s/gu, " ");
}

function parseObject(reply: string): unknown {
  const object = reply.slice(reply.indexOf("{"), reply.lastIndexOf("}") + 1);
  try {
    return JSON.parse(object);
  } catch {
    return undefined;
  }
}

/** Every field on one line; what is spoken without labels, stage directions and quotation marks around it. */
export function cleanScene(scene: SceneContent): SceneContent {
  const tidy = (value: string) =>
    value
      .replace(/\*\*|__/gu, "")
      .replace(/\s+/gu, " ")
      .trim();
  return {
    visual: tidy(scene.visual),
    voiceOver: tidy(
      scene.voiceOver
        .replace(/^\s*(?:voice[\s-]?over|narrator|vo|sprecher(?:in)?)\s*(?:\([^)]*\))?\s*:\s*/iu, "")
        .replace(
          /\s*(?:\[[^\]]*\]|\((?:pause|beat|softly|whisper\w*|laugh\w*|smil\w*|music|sfx)[^)]*\))/giu,
          "",
        ),
    ).replace(/^["“”„](?<inner>[^"“”„]*)["“”]$/u, "$<inner>"),
    onScreenText: tidy(scene.onScreenText),
    sound: tidy(scene.sound),
  };
}

/** How far voice-overs may miss their time before a model is asked again: a tenth above, a seventh below. */
const TOLERANCE = { below: 0.86, above: 1.1 } as const;
/** Nobody can speak faster than this multiple of the fastest pace. */
const UNSPEAKABLE = 1.25;

export interface Fit {
  /** Spoken words of each scene. */
  readonly words: readonly number[];
  /** `good`: to be kept. `off`: worth asking again. `unspeakable`: of no use. */
  readonly verdict: "good" | "off" | "unspeakable";
  /** Words too many or too few, over all scenes. */
  readonly missed: number;
}

/** Measures a script's voice-overs against its duration. */
export function fitVoiceOvers(contents: readonly SceneContent[], duration: VideoDuration): Fit {
  const { min, max } = wordBudget(duration / SCENES_PER_SCRIPT);
  const words = contents.map(({ voiceOver }) => countSpokenWords(voiceOver));
  const missed = words.reduce((sum, count) => sum + Math.max(0, count - max, min - count), 0);
  if (words.some((count) => count > max * UNSPEAKABLE)) return { words, verdict: "unspeakable", missed };
  const good = words.every((count) => count >= min * TOLERANCE.below && count <= max * TOLERANCE.above);
  return { words, verdict: good ? "good" : "off", missed };
}
