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
 * Start of a line that continues the field above it. No label starts with a space, so a shot such
 * as "Sound: off." is not read as another field.
 */
const CONTINUED = "  ";

/**
 * Formats the available fields of a scene as the text of a part, also while it is being written.
 * Each shot of the visual has its own line, other fields are one line. `ai.openai-video.ts`,
 * `ai.studio-video.ts` and `part.ts` on the server call it, with labels of `video.copy.ts`;
 * `readSceneContent` parses it in the browser.
 */
export function formatSceneContent(content: Partial<SceneContent>): string {
  return SCENE_FIELDS.flatMap((field) => {
    const lineEnd = field === "visual" ? `\n${CONTINUED}` : " ";
    const value = content[field]?.trim().replace(/\s*\n\s*/gu, lineEnd) ?? "";
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
    else if (line.startsWith(CONTINUED) && content.visual !== undefined)
      content.visual += `\n${line.slice(CONTINUED.length)}`;
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

/** Boundary between shots in a visual without lines. A shot may start with a time: "0–7 s: ". */
const SHOT_END = /(?<=[.!?”“»]|[.!?]")\s+(?=\p{Lu}|\d+–\d+\ss)/gu;
/** Quoted words with their quotation marks, as the supported languages write them. */
const QUOTED = /„[^“”]*[“”]|“[^“”]*”|«[^»]*»|"[^"]*"/gu;
/** Words after which a dot does not end a sentence, such as "Dr." and the "1." of a German date. */
const ABBREVIATED = /(?:^|[^\p{L}\p{N}])(?:\p{Lu}\p{L}?|\d{1,2})\.$/u;

/**
 * Splits the visual of a scene into shots, for `scene-card.tsx` and `shot-list.ts`. The studio
 * writes one line for each shot (`visualOf` in `studio/video/script/scene-directions.ts`); a visual
 * of a provider, or an older one, is split at ends of sentences outside of quotation marks.
 */
export function splitShots(visual: string): string[] {
  const shots = visual.includes("\n") ? visual.split("\n") : splitSentences(visual);
  return shots.map((shot) => shot.trim()).filter((shot) => shot !== "");
}

function splitSentences(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const ends = [...text.matchAll(SHOT_END)]
    .map(({ index }) => index)
    .filter((at) => !quoted.some(([from, to]) => from < at && at < to))
    .filter((at) => !ABBREVIATED.test(text.slice(0, at)));
  return [0, ...ends].map((start, at) => text.slice(start, ends[at]));
}
