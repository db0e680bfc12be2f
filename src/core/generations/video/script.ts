import { measurePace, shortVoice } from "./pace.ts";
import { VIDEO_DURATIONS, type SceneContent, type VideoBrief, type VideoScene } from "./video.ts";
import { sceneCopy, VIDEO_STYLE_NAMES, TESTIMONIAL_NOTE } from "./video.copy.ts";

/**
 * Fields of a scene in the order in which scripts, parts and shot lists (`shot-list.ts`) contain
 * them; their labels are `sceneCopy` in `video.copy.ts`.
 */
export const SCENE_FIELDS = ["visual", "voiceOver", "onScreenText", "sound"] as const;

/**
 * Formats seconds, rounded to whole ones, as minutes and seconds, "0:05"; `formatRange` in this
 * file calls it for start and end of a scene.
 */
export function formatTimecode(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * Start and end of a scene, such as "0:00 - 0:10", in scripts, `shot-list.ts` and on scene cards
 * (`scene-card.tsx`, `video-ads-part.tsx`); times are seconds.
 */
export function formatRange({ start, end }: Pick<VideoScene, "start" | "end">): string {
  return `${formatTimecode(start)} - ${formatTimecode(end)}`;
}

/**
 * Formats a scene with its number, times and one line per field, for `formatScript` and the copy
 * button of `scene-card.tsx`; `index` starts at 0.
 */
export function formatScene(scene: VideoScene, index: number): string {
  return `${sceneCopy.scene(index + 1)} (${formatRange(scene)})\n${formatSceneContent(scene)}`;
}

/**
 * Formats the available fields of a scene as the text of a part, also while it is being written.
 * `ai.openai-video.ts`, `ai.studio-video.ts` and `part.ts` on the server call it, with labels of
 * `video.copy.ts`; `readSceneContent` parses it in the browser.
 */
export function formatSceneContent(content: Partial<SceneContent>): string {
  return SCENE_FIELDS.flatMap((field) => {
    const value = content[field]?.replace(/\s*\n\s*/gu, " ").trim() ?? "";
    return value === "" ? [] : [`${sceneCopy[field]}: ${value}`];
  }).join("\n");
}

/**
 * Parses the output of `formatSceneContent`, complete or partial, for the card of an unfinished
 * scene (`unfinished-scene-card.tsx`, `video-ads-part.tsx`). It finds the labels of `sceneCopy` in
 * `video.copy.ts`.
 */
export function readSceneContent(text: string): Partial<SceneContent> {
  const content: Partial<SceneContent> = {};
  for (const line of text.split("\n")) {
    const field = SCENE_FIELDS.find((name) => line.startsWith(`${sceneCopy[name]}: `));
    if (field) content[field] = line.slice(sceneCopy[field].length + 2);
  }
  return content;
}

/**
 * Formats a script as text: header, scenes, pace, and advice if the voice-over is too short. Words
 * of the header and of the pace per second are in this file, labels, styles and the advice in
 * `video.copy.ts`. The outputs of scripts and packages on the server call it. The lengths that the
 * advice proposes are `VIDEO_DURATIONS` in `video.ts`.
 */
export function formatScript(brief: VideoBrief, scenes: readonly VideoScene[]): string {
  const { words, seconds, wordsPerSecond } = measurePace(scenes);
  const header = [
    brief.productName === brief.companyName
      ? brief.productName
      : `${brief.productName} · ${brief.companyName}`,
    `Video ad script, ${brief.duration} seconds, ${VIDEO_STYLE_NAMES[brief.style].toLowerCase()}`,
    ...(brief.targetAudience === "" ? [] : [`For: ${brief.targetAudience.replace(/\s+/gu, " ")}`]),
    ...(brief.style === "testimonial" ? [TESTIMONIAL_NOTE] : []),
  ];
  const pace = `${sceneCopy.spoken(words, seconds)} (${wordsPerSecond.toFixed(1)} a second)`;
  const short = shortVoice({ words, seconds }, VIDEO_DURATIONS);
  const end = short === null ? pace : `${pace}\n${sceneCopy.shortVoice(short)}`;
  return [header.join("\n"), ...scenes.map(formatScene), end].join("\n\n");
}

/** Boundary between two shots in the visual of a scene, which may start with a time: "0–7 s: ". */
const SHOT_END = /(?<=[.!?”“»])\s+(?=\p{Lu}|\d+–\d+\ss)/u;

/**
 * Splits the visual of a scene into shots at ends of sentences, for `scene-card.tsx` and
 * `shot-list.ts`.
 */
export function splitShots(visual: string): string[] {
  return visual.split(SHOT_END).filter((shot) => shot.trim() !== "");
}
