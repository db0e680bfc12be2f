import type { Film, FilmAsset } from "#core/film/film.ts";
import { FILM_SIZES } from "#core/film/ratios.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { beatGrid } from "#studio/film/beat-grid.ts";
import { directFilm } from "#studio/film/direction/direct-film.ts";
import { planShots } from "#studio/film/direction/shots.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import type { AnalyzedPicture } from "../pictures/analyze-picture.ts";
import type { RenderEngine } from "../render-engine.ts";
import { cutPicture } from "./cut-picture.ts";
import { paintSheet } from "./paint-sheets.ts";
import { stageShots } from "./stage-shots.ts";

/** Input of `drawFilm`: settings, brief and analyzed pictures. */
interface FilmInput {
  readonly settings: FilmSettings;
  /** Names, colors, typefaces and small print; headline, description and style are not used. */
  readonly brief: ImageBrief;
  /** All pictures with the logos; ids are those of `pictureOf`. */
  readonly pictures: readonly AnalyzedPicture[];
  /** Id of the picture that a scene names; undefined if it is not among them. */
  readonly pictureOf: (upload: string) => number | undefined;
  readonly seed: number;
}

/**
 * A directed film with the files of its sheets and pictures, which a player needs; `drawFilm`
 * returns it, `film-preview.service.ts` passes it on. `film` comes from `directFilm`
 * (`studio/film/direction/direct-film.ts`), `assets` from `paint-sheets.ts` and `cut-picture.ts`.
 */
export interface DrawnFilm {
  readonly film: Film;
  readonly assets: readonly {
    readonly id: string;
    readonly type: FilmAsset["type"];
    readonly data: Buffer;
  }[];
}

/**
 * Directs a film and paints its sprites and pictures, for the preview in the editor and for renders
 * on the server; `composeFilm` of `composer.ts` calls it. Every line and button is painted once;
 * the frames are drawn from them by `studio/film/frame.ts`. The same input gives the same bytes.
 * Sizes: `FILM_SIZES` in `core/film/ratios.ts`; shots: `planShots` in
 * `studio/film/direction/shots.ts`, movements: `direct-film.ts` there; beat:
 * `studio/film/beat-grid.ts`.
 */
export async function drawFilm(engine: RenderEngine, input: FilmInput): Promise<DrawnFilm> {
  const { settings, pictures } = input;
  const beats = beatGrid(settings.mood, settings.seconds);
  const canvas = FILM_SIZES[settings.ratio];
  const shots = await stageShots(engine, { ...input, canvas, shots: planShots(settings, beats) });
  const infos = pictures.map(({ info }) => info);
  const { film, sheets, cuts } = directFilm({ settings, canvas, beats, shots, pictures: infos });
  const assets = await Promise.all([
    oneByOne(sheets, (sheet) => paintSheet(engine, sheet, pictures)),
    oneByOne(cuts, (cut) => cutPicture(engine, cut, pictures)),
  ]);
  return { film, assets: assets.flat() };
}

/** Draws assets sequentially: each takes 16 MB of pixels, and parallel drawing is no faster. */
async function oneByOne<T extends Pick<FilmAsset, "id" | "type">>(
  assets: readonly T[],
  draw: (asset: T) => Promise<Buffer>,
): Promise<DrawnFilm["assets"]> {
  const drawn: DrawnFilm["assets"][number][] = [];
  for (const asset of assets) drawn.push({ id: asset.id, type: asset.type, data: await draw(asset) });
  return drawn;
}
