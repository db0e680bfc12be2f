import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { type BrandLook, brandLookFields, lookColor } from "#core/brands/brand-look.ts";
import { optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { videoMessages } from "../messages.ts";
import { uploadIds } from "#core/uploads/upload-ids.ts";
import { languageField, type AdLanguage } from "../language.ts";
import { countParts, partRanges } from "../part-ranges.ts";

/**
 * Durations of a video script in seconds, as the form (`video-form.tsx`) offers them; `wordBudget`
 * in `pace.ts` gives the number of words of each. `video.kind.ts` has some written out.
 */
export const VIDEO_DURATIONS = [15, 30, 60, 90] as const;

/**
 * Length of a video script in seconds that the form offers; the studio plans scenes by it
 * (`studio/video/script/plan.ts`). See `VIDEO_DURATIONS`.
 */
export type VideoDuration = (typeof VIDEO_DURATIONS)[number];
/**
 * Duration in seconds of an empty video form (`video-form-schema.ts` in the web app) and of a
 * request that names none.
 */
export const DEFAULT_VIDEO_DURATION: VideoDuration = 30;

/**
 * Styles of scripts to choose from in the video form (`video-form.tsx`). Names are in
 * `video.copy.ts`, prompts in `prompt.ts`, sentences of the studio in
 * `studio/video/script/*.directions.ts`; the compiler checks that none is missing.
 */
export const VIDEO_STYLES = [
  "storytelling",
  "testimonial",
  "product-demo",
  "lifestyle",
  "animation",
] as const;

/**
 * Style of a video script, in the brief and in `studio/video/script/directions.ts`, whose shots and
 * sounds differ by it; see `VIDEO_STYLES`, names: `VIDEO_STYLE_NAMES` in `video.copy.ts`.
 */
export type VideoStyle = (typeof VIDEO_STYLES)[number];
/**
 * Style of an empty video form (`video-form-schema.ts` in the web app), and of a request that names
 * none.
 */
export const DEFAULT_VIDEO_STYLE: VideoStyle = "storytelling";

/**
 * Scenes of a script; each takes an equal share of the duration. Parser, generators and studio
 * follow it; "three scenes" is written out in `video/prompt.ts`, `video.copy.ts` and
 * `billing.copy.ts`.
 */
export const SCENES_PER_SCRIPT = 3;

/**
 * Brief of a script, from which provider or studio write. A video generation's input is one; a full
 * package derives it from its own (`videoBriefOf` in `studio/campaign/briefs.ts`).
 */
export interface VideoBrief extends BrandLook {
  readonly companyName: string;
  readonly productName: string;
  readonly duration: VideoDuration;
  readonly style: VideoStyle;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly callToAction: string;
  /** Goals of the campaign if the script is part of a full package. */
  readonly campaignGoals?: string | undefined;
  readonly additionalDetails: string;
  readonly language?: AdLanguage | undefined;
  readonly images: readonly string[];
  readonly primaryColor?: string | undefined;
}

const missing = videoMessages.required;

/**
 * Brief of a video script in requests; the form's schema (`video-form-schema.ts`) is made from it.
 * Limits are `LIMITS` in `core/limits.ts`, messages `videoMessages`
 * (`core/generations/messages.ts`).
 */
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
  ...brandLookFields,
  /** Color of the brand for storyboard and film. */
  primaryColor: lookColor,
  language: languageField,
  /** Ids of uploads, in the user's order. */
  images: z._default(uploadIds, []),
});

/**
 * The checked brief of a video script, stored as its input; `video.generator.ts` writes and draws
 * from it. Limits are those of `videoInputSchema`.
 */
export type VideoInput = z.output<typeof videoInputSchema>;
/**
 * Values of the video form before validation; `video-form-schema.ts` makes the form's schema of
 * them.
 */
export type VideoFormValues = z.input<typeof videoInputSchema>;

/**
 * A scene of a script in API responses of scripts and packages, from `output.ts` of their
 * generators; `start` and `end` are seconds from the start of the video (`timeScenes`).
 */
export const videoSceneSchema = z.object({
  start: z.number(),
  end: z.number(),
  visual: z.string(),
  voiceOver: z.string(),
  onScreenText: z.string(),
  sound: z.string(),
});

/**
 * A scene of a video script with its times in seconds. `timeScenes` makes it; panels, `script.ts`,
 * `captions.ts` and films read it.
 */
export type VideoScene = z.output<typeof videoSceneSchema>;
/**
 * Content of a scene as the provider (`ai.openai-video.ts`) or the studio (`write-video-script.ts`)
 * writes it; `timeScenes` adds its times.
 */
export type SceneContent = Omit<VideoScene, "start" | "end">;

/**
 * A storyboard frame of a scene in API responses of scripts and packages; size in px.
 * `video/output.ts` on the server makes it.
 */
export const frameSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });

/**
 * A video script with its storyboard in API responses, as the result of a generation of kind
 * `video`; `video/output.ts` on the server makes it. The number of scenes is `SCENES_PER_SCRIPT`.
 */
export const videoOutputSchema = z.object({
  /** The script as text. */
  script: z.string(),
  scenes: z.array(videoSceneSchema),
  /** One frame per scene, based on the uploads. */
  storyboard: z.array(frameSchema),
});

/**
 * Result of a video generation; `video/output.ts` on the server makes it from the stored scenes,
 * panels and archives read it.
 */
export type VideoOutput = z.output<typeof videoOutputSchema>;

/**
 * Ranges of the indexes of a script's parts: scenes, then storyboard frames. `video.generator.ts`
 * stores by it, `video/output.ts` reads and the result panel (`video-panel.tsx`) sorts parts by it.
 * Their number is `SCENES_PER_SCRIPT` in this file.
 */
export const VIDEO_PARTS = partRanges({ scenes: SCENES_PER_SCRIPT, storyboard: SCENES_PER_SCRIPT });
/**
 * Number of parts of a complete script with its storyboard (`VIDEO_PARTS`), for the progress bar in
 * `video-panel.tsx` and for `video.generator.ts`.
 */
export const VIDEO_PART_COUNT = countParts(VIDEO_PARTS);

/**
 * Adds start and end in seconds to the scenes of a script, each an equal part of the duration.
 * `output.ts` of scripts and packages, `film-script.ts` and the studio call it.
 */
export function timeScenes(contents: readonly SceneContent[], duration: VideoDuration): VideoScene[] {
  const third = duration / SCENES_PER_SCRIPT;
  return contents.map((content, index) => ({ start: index * third, end: (index + 1) * third, ...content }));
}
