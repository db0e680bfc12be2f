import * as z from "zod/mini";
import { cleanText } from "#core/clean-text.ts";
import { cleanJson, parseReplyObject, withoutQuotes } from "../reply-object.ts";
import { isRefusal } from "../text/reply-preamble.ts";
import { countSpokenWords, wordBudget } from "./pace.ts";
import { SCENES_PER_SCRIPT, type SceneContent, type VideoDuration } from "./video.ts";

/** Cleans decoded JSON strings: decoding their escapes can produce control characters. */
const cleaned = z.pipe(z.string(), z.transform(cleanText));
const orEmpty = z._default(cleaned, "");

/**
 * Schema that `ai.openai-video.ts` sends with `videoPrompt` (`prompt.ts`); `readVideoReply` accepts
 * replies without `onScreenText` and `sound` too.
 */
export const videoReplySchema = z.object({
  scenes: z.array(
    z.object({ visual: z.string(), voiceOver: z.string(), onScreenText: z.string(), sound: z.string() }),
  ),
});

/** Schema for parsing: `onScreenText` and `sound` are optional. */
const looseSchema = z.object({
  scenes: z.array(z.object({ visual: cleaned, voiceOver: cleaned, onScreenText: orEmpty, sound: orEmpty })),
});

/** Result of `readVideoReply` for a model's reply to the video prompt. */
type VideoReply =
  | { readonly type: "script"; readonly contents: readonly SceneContent[] }
  | { readonly type: "refused" }
  | { readonly type: "malformed" };

/**
 * Longest field of a model's script, in UTF-16 units; checked before it is parsed, because the
 * patterns take quadratic time on hostile text. `ai.openai-video.ts` uses it for partial scenes
 * too.
 */
export const MAX_FIELD_CHARS = 2000;

/**
 * Parses a complete reply for a script; without exactly `SCENES_PER_SCRIPT` (`video.ts`) complete
 * scenes, or with a field over `MAX_FIELD_CHARS`, it is `malformed`; a refusal is `refused`. Text
 * is clean (`cleanText` in `core/clean-text.ts`), voice-overs without labels and stage directions
 * (`cleanScene` in this file). `ai.openai-video.ts` calls it.
 */
export function readVideoReply(reply: string): VideoReply {
  const text = cleanJson(reply);
  const parsed = looseSchema.safeParse(parseReplyObject(text));
  if (!parsed.success) return { type: isRefusal(text.trim()) ? "refused" : "malformed" };
  const { scenes } = parsed.data;
  const fits = (scene: SceneContent) => Object.values(scene).every(({ length }) => length <= MAX_FIELD_CHARS);
  if (scenes.length !== SCENES_PER_SCRIPT || !scenes.every(fits)) return { type: "malformed" };
  const contents = scenes.map(cleanScene);
  const whole = contents.every(({ visual, voiceOver }) => visual !== "" && countSpokenWords(voiceOver) > 0);
  return whole ? { type: "script", contents } : { type: "malformed" };
}

/**
 * Cleans each scene of a model's parsed reply: puts each field on one line and removes labels,
 * stage directions and quotes from the voice-over.
 */
function cleanScene(scene: SceneContent): SceneContent {
  const tidy = (value: string) =>
    value
      .replace(/\*\*|__/gu, "")
      .replace(/\s+/gu, " ")
      .trim();
  return {
    visual: tidy(scene.visual),
    voiceOver: withoutQuotes(
      tidy(
        scene.voiceOver
          .replace(/^\s*(?:voice[\s-]?over|narrator|vo|sprecher(?:in)?)\s*(?:\([^)]*\))?\s*:\s*/iu, "")
          .replace(
            /\s*(?:\[[^\]]*\]|\((?:pause|beat|softly|whisper\w*|laugh\w*|smil\w*|music|sfx)[^)]*\))/giu,
            "",
          ),
      ),
    ),
    onScreenText: tidy(scene.onScreenText),
    sound: tidy(scene.sound),
  };
}

/** Accepted deviation from the word budget before a revision is requested. */
const TOLERANCE = { below: 0.86, above: 1.1 } as const;
/** Multiple of the maximum word budget above which a voice-over cannot be spoken in time. */
const UNSPEAKABLE_FACTOR = 1.25;

/**
 * Result of `checkVoiceOvers`: whether the voice-overs of a model's script can be spoken in its
 * scenes.
 */
interface VoiceOverCheck {
  /** Spoken words per scene. */
  readonly words: readonly number[];
  /** `good`: accepted. `off`: a revision may help. `unspeakable`: unusable. */
  readonly verdict: "good" | "off" | "unspeakable";
  /** Deviation from the word budget in words, summed over all scenes. */
  readonly deviation: number;
}

/**
 * Compares the voice-overs of a model's script with `wordBudget` (`pace.ts`); `ai.openai-video.ts`
 * then accepts it, asks for a revision or gives up. Tolerances are in this file.
 */
export function checkVoiceOvers(contents: readonly SceneContent[], duration: VideoDuration): VoiceOverCheck {
  const { min, max } = wordBudget(duration / SCENES_PER_SCRIPT);
  const words = contents.map(({ voiceOver }) => countSpokenWords(voiceOver));
  const deviation = words.reduce((sum, count) => sum + Math.max(0, count - max, min - count), 0);
  if (words.some((count) => count > max * UNSPEAKABLE_FACTOR))
    return { words, verdict: "unspeakable", deviation };
  const good = words.every((count) => count >= min * TOLERANCE.below && count <= max * TOLERANCE.above);
  return { words, verdict: good ? "good" : "off", deviation };
}
