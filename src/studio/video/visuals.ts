import type { Random } from "../random.ts";
import { pick } from "../random.ts";
import type { VideoStyle } from "#core/generations/video/video.ts";
import type { FilmSet } from "./film-set.ts";
import { DIRECTIONS } from "./directions.ts";

interface Picture {
  readonly style: VideoStyle;
  readonly seconds: number;
  readonly set: FilmSet;
  /** Product, quoted, as a title. */
  readonly name: string;
  readonly end: string;
  /** Who is seen; null when nobody in particular. */
  readonly cast: string | null;
  /** How many pictures the user uploaded. */
  readonly pictures: number;
  /** A message that is read rather than said. */
  readonly cards: string | null;
}

/** Which scene shows which uploaded picture: the middle, where the product is, first. */
const PICTURE_SCENES = [1, 2, 1, 0, 1] as const;

/** The pictures of one scene in words, shot by shot. */
export function writeVisual(index: 0 | 1 | 2, picture: Picture): string {
  const { style, seconds, cast, cards, pictures } = picture;
  const direction = DIRECTIONS[style];
  const inserts = PICTURE_SCENES.flatMap((scene, number) =>
    scene === index && number < pictures ? [number + 1] : [],
  ).map((number) => direction.insert.replace("{picture}", `your picture ${number}`));
  const shots = direction.scenes[index].shots
    .filter(({ from }) => from <= seconds)
    .map(({ text }) => fill(text, picture));
  const shown = cards === null ? [] : [`Title cards, a few words each, one after the other: “${cards}”`];
  // The last shot of the film is its end card; pictures come before it.
  const last = index === 2 ? shots.splice(-1) : [];
  return [...(cast === null ? [] : [`Cast: ${cast}.`]), ...shots, ...shown, ...inserts, ...last].join(" ");
}

export function writeSound(
  random: Random,
  index: 0 | 1 | 2,
  { style, set }: Pick<Picture, "style" | "set">,
): string {
  const { scenes, voice } = DIRECTIONS[style];
  const sound = (pick(random, scenes[index].sounds) ?? "").replace("{noise}", set.noise);
  return index === 0 ? `Voice: ${voice} ${sound}` : sound;
}

function fill(text: string, { set, name, end }: Picture): string {
  const values: Record<string, string> = { ...set, name, end };
  return text.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? "");
}
