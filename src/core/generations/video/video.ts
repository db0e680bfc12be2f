import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { videoMessages } from "../messages.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { languageField, type AdLanguage } from "../language.ts";
import { countParts, partRanges } from "../part-ranges.ts";

/** Durations of a video ad in seconds. */
export const VIDEO_DURATIONS = [15, 30, 60, 90] as const;

/** Length of a video ad that the form offers. */
export type VideoDuration = (typeof VIDEO_DURATIONS)[number];
/** Duration of an empty form, in seconds. */
export const DEFAULT_VIDEO_DURATION: VideoDuration = 30;

/** Styles of scripts to choose from. */
export const VIDEO_STYLES = [
  "storytelling",
  "testimonial",
  "product-demo",
  "lifestyle",
  "animation",
] as const;

/** Style of a video ad that the form offers. */
export type VideoStyle = (typeof VIDEO_STYLES)[number];
/** Style of an empty form. */
export const DEFAULT_VIDEO_STYLE: VideoStyle = "storytelling";

/** Each scene takes a third of the duration. */
export const SCENES_PER_SCRIPT = 3;

/** Brief of a script; a full package derives it from its own brief. */
export interface VideoBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly duration: VideoDuration;
  readonly style: VideoStyle;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly callToAction: string;
  readonly additionalDetails: string;
  readonly language?: AdLanguage | undefined;
  readonly images: readonly string[];
}

const missing = videoMessages.required;

/** Brief of a video script. */
export const videoInputSchema = z.object({
  companyName: requiredText("Company name", LIMITS.name, missing),
  productName: requiredText("Product/Service name", LIMITS.name, missing),
  duration: z._default(z.literal(VIDEO_DURATIONS), DEFAULT_VIDEO_DURATION),
  style: z._default(z.enum(VIDEO_STYLES), DEFAULT_VIDEO_STYLE),
  targetAudience: optionalText("Target audience", LIMITS.audience),
  keyMessage: requiredText("Key message", LIMITS.freeText, missing),
  callToAction: optionalText("Call to action", LIMITS.headline),
  additionalDetails: optionalText("Additional details", LIMITS.freeText),
  ...brandChoiceFields,
  language: languageField,
  /** Ids of uploads, in the user's order. */
  images: z._default(
    z
      .array(z.string().check(z.maxLength(LIMITS.name)))
      .check(z.maxLength(LIMITS.uploadedImages, uploadMessages.tooMany)),
    [],
  ),
});

/** The validated brief of a video script. */
export type VideoInput = z.output<typeof videoInputSchema>;
/** Form values before validation. */
export type VideoFormValues = z.input<typeof videoInputSchema>;

/** A scene; `start` and `end` are seconds from the start of the video. */
export const videoSceneSchema = z.object({
  start: z.number(),
  end: z.number(),
  visual: z.string(),
  voiceOver: z.string(),
  onScreenText: z.string(),
  sound: z.string(),
});

/** A scene of a video script as stored and returned. */
export type VideoScene = z.output<typeof videoSceneSchema>;
/** Content of a scene; its time results from its index. */
export type SceneContent = Omit<VideoScene, "start" | "end">;

/** Storyboard frame of a scene; size in px. */
export const frameSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });

/** A video script in API responses. */
export const videoOutputSchema = z.object({
  /** The script as text. */
  script: z.string(),
  scenes: z.array(videoSceneSchema),
  /** One frame per scene, based on the uploads. */
  storyboard: z.array(frameSchema),
});

/** Result of a video generation as stored and returned. */
export type VideoOutput = z.output<typeof videoOutputSchema>;

/** Index ranges of the parts of a generation. */
export const VIDEO_PARTS = partRanges({ scenes: SCENES_PER_SCRIPT, storyboard: SCENES_PER_SCRIPT });
/** Number of parts of a complete script. */
export const VIDEO_PART_COUNT = countParts(VIDEO_PARTS);

/** Adds start and end times: each scene takes an exact third. */
export function timeScenes(contents: readonly SceneContent[], duration: VideoDuration): VideoScene[] {
  const third = duration / SCENES_PER_SCRIPT;
  return contents.map((content, index) => ({ start: index * third, end: (index + 1) * third, ...content }));
}
