import type { VideoStyle } from "#core/generations/video/video.ts";
import type { Random } from "../random.ts";
import { pick } from "../random.ts";
import type { FilmSet } from "./film-set.ts";
import { STYLE_DIRECTIONS } from "./style-directions.ts";

/** What a scene shows. */
interface SceneInput {
  readonly style: VideoStyle;
  /** Length of the scene. */
  readonly seconds: number;
  readonly set: FilmSet;
  /** The product name in quotation marks. */
  readonly name: string;
  /** The text of the end card. */
  readonly end: string;
  /** The people in the video; null if the script names nobody. */
  readonly cast: string | null;
  /** Number of uploaded pictures. */
  readonly pictures: number;
  /** The message for title cards; null if it is spoken. */
  readonly cards: string | null;
}

/**
 * The scene that shows an uploaded picture, by the picture's index: first the middle one, with the
 * product.
 */
const PICTURE_SCENES = [1, 2, 1, 0, 1] as const;

/** Describes the visuals of one scene, shot by shot. */
export function writeVisual(index: 0 | 1 | 2, scene: SceneInput): string {
  const { style, seconds, cast, cards, pictures } = scene;
  const direction = STYLE_DIRECTIONS[style];
  const inserts = PICTURE_SCENES.flatMap((shownIn, number) =>
    shownIn === index && number < pictures ? [number + 1] : [],
  ).map((number) => direction.insert.replace("{picture}", `your picture ${number}`));
  const shots = direction.scenes[index].shots
    .filter(({ from }) => from <= seconds)
    .map(({ text }) => fill(text, scene));
  const shown = cards === null ? [] : [`Title cards, a few words each, one after the other: “${cards}”`];
  // The last shot of the video is the end card; uploaded pictures come before it.
  const last = index === 2 ? shots.splice(-1) : [];
  return [...(cast === null ? [] : [`Cast: ${cast}.`]), ...shots, ...shown, ...inserts, ...last].join(" ");
}

/** Describes the sound of one scene; the first also says how the voice-over is spoken. */
export function writeSound(
  random: Random,
  index: 0 | 1 | 2,
  { style, set }: Pick<SceneInput, "style" | "set">,
): string {
  const { scenes, voice } = STYLE_DIRECTIONS[style];
  const sound = (pick(random, scenes[index].sounds) ?? "").replace("{noise}", set.noise);
  return index === 0 ? `Voice: ${voice} ${sound}` : sound;
}

function fill(text: string, { set, name, end }: SceneInput): string {
  const values: Record<string, string> = { ...set, name, end };
  return text.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? "");
}
