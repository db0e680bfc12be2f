import { loadingToasts, toasts, videoMessages } from "../messages.ts";
import type { HistoryCopy, ResultCopy } from "../tool.copy.ts";
import type { ShortVoice } from "./pace.ts";
import type { VideoDuration, VideoStyle } from "./video.ts";

/**
 * Text of the video script tool, with the example that its form can fill in. Messages and toasts
 * are in `generations/messages.ts`, labels of scenes in `sceneCopy`. Its "three scenes" are
 * `SCENES_PER_SCRIPT` (`video.ts`), written out.
 */
export const videoCopy = {
  title: "Video Ad Script",
  lead: "Three scenes, timed and ready to shoot.",
  form: "Generate Video Ad Script",
  panel: "Generated Script",
  submit: "Generate Script",
  busy: "Generating...",
  fields: {
    companyName: "Company Name",
    productName: "Product/Service Name",
    duration: "Duration",
    style: "Style",
    targetAudience: "Target Audience",
    keyMessage: "Key Message",
    callToAction: "Call to Action",
    additionalDetails: "Additional Details",
    images: "Images",
  },
  examples: {
    companyName: "Halden",
    productName: "Dusk Lamp",
    targetAudience: "Renters who work from home",
    keyMessage: "A cordless lamp that dims to warm light as the sun sets.",
    callToAction: "See it at halden.example",
    additionalDetails: "Charges over USB-C. Repaired by us for as long as you own it.",
  },
  callToActionPlaceholder: "What viewers should do next",
  detailsPlaceholder: "Offers, facts to mention, tone",
  imagesHint: "Your pictures become shots in the script and its storyboard.",
  copyScene: "Copy Scene",
  copyScript: "Copy whole script",
  download: "Script (TXT)",
  captions: "Captions (SRT)",
  shotList: "Shot list (print)",
  downloadAll: "All files (ZIP)",
  frame: (scene: number) => `Storyboard of scene ${scene}`,
  openFrame: (scene: number) => `Open the storyboard of scene ${scene}`,
  shotListTitle: "shot list",
  progressLabel: "Scenes and frames completed",
  ready: (seconds: number) => `Script of ${seconds} seconds ready`,
  summary: (seconds: number, style: VideoStyle) => `${seconds} s, ${VIDEO_STYLE_NAMES[style].toLowerCase()}`,
} as const;

/**
 * Text of the video script tool's result panel (`video-panel.tsx`). Placeholder, failure and empty
 * state are in `generations/messages.ts`.
 */
export const videoResultCopy: ResultCopy = {
  title: videoCopy.panel,
  placeholder: loadingToasts.generatingScript,
  empty: videoMessages.empty,
  notFound: videoMessages.notFound,
  failed: toasts.scriptFailed,
  progress: videoCopy.progressLabel,
  fallback: "The AI provider did not respond, so the built-in engine wrote this script. It used no unit.",
};

/**
 * Text of the list of earlier video scripts under the video script tool (`video-tool.tsx`); shared
 * words are `toolCopy` in `tool.copy.ts`.
 */
export const videoHistoryCopy: HistoryCopy = {
  title: "Earlier video scripts",
  empty: "Scripts you generate are stored here until you delete them.",
  copy: videoCopy.copyScript,
  removed: "Script deleted",
  restored: "Script restored",
  loadFailed: "Failed to load earlier scripts.",
};

/**
 * Names of the script styles (`VIDEO_STYLES` in `video.ts`) in the form (`video-form.tsx`), in
 * scripts (`script.ts`) and in shot lists (`shot-list.ts`).
 */
export const VIDEO_STYLE_NAMES: Record<VideoStyle, string> = {
  storytelling: "Storytelling",
  testimonial: "Testimonial",
  "product-demo": "Product demo",
  lifestyle: "Lifestyle",
  animation: "Animation",
};

/**
 * Description of each of `VIDEO_STYLES` (`video.ts`) below the choice in the video script tool's
 * form (`video-form.tsx`).
 */
export const VIDEO_STYLE_DESCRIPTIONS: Record<VideoStyle, string> = {
  storytelling: "One person, one ordinary day, one turn. A narrator tells it.",
  testimonial: "A real customer talks beside the camera, in their own time.",
  "product-demo": "Hands, details and a steady camera. No actors needed.",
  lifestyle: "Moments of a day in quick cuts, with the viewer in the middle.",
  animation: "Simple shapes and a playful voice. Nothing to shoot.",
};

/**
 * Name of a duration (`VIDEO_DURATIONS` in `video.ts`) in the video form (`video-form.tsx`), "30
 * s".
 */
export const durationName = (seconds: VideoDuration) => `${seconds} s`;

/**
 * Labels of a scene in scripts, parts and shot lists. `readSceneContent` in `script.ts` parses
 * stored parts by them, so a change breaks older ones.
 */
export const sceneCopy = {
  scene: (number: number) => `Scene ${number}`,
  visual: "Visual",
  voiceOver: "Voice-over",
  onScreenText: "On-screen text",
  sound: "Sound",
  pace: (words: number, wordsPerSecond: number) =>
    `${words} ${words === 1 ? "word" : "words"}, ${wordsPerSecond.toFixed(1)} a second`,
  spoken: (words: number, seconds: number) => `${words} words spoken in ${seconds} seconds`,
  shortVoice: ({ seconds, of, fitting }: ShortVoice) =>
    `The voice fills about ${seconds} of ${of} seconds, as long as your facts carry it. ${
      fitting === null ? "Add" : `Choose ${fitting} seconds, or add`
    } facts such as a price, a time or how it works.`,
} as const;

/**
 * Note in scripts, shot lists and the result panel of style `testimonial`, because endorsement
 * rules (FTC 16 CFR 465) require real customers. `script.ts` and `shot-list.ts` print it,
 * `video-panel.tsx` shows it.
 */
export const TESTIMONIAL_NOTE =
  "Film a real customer. Let them keep only what is true for them and say it in their own words.";
