import { PRODUCT } from "../product.ts";
import { aiUseText } from "./making.copy.ts";
import type { SceneVoice } from "./voice.ts";

/**
 * Metadata in a video file, without personal data. `filmTags` makes it;
 * `studio/film/encode/encode-film.ts` writes it, in browser or server.
 */
export interface FilmTags {
  readonly title: string;
  /** Statement of the parts that were made by software. */
  readonly aiUse: string;
  /** Name of the program. */
  readonly madeWith: string;
}

interface Script {
  readonly companyName: string;
  readonly productName: string;
  /** Engine of the script: `studio` or a model id. */
  readonly engine: string;
}

/**
 * Metadata of a video: title, statement about AI (`aiUseText` in `making.copy.ts`) with the models
 * of its audible voices, program. `film-editor.tsx` and `run-render.ts` pass it to the encoder.
 */
export const filmTags = (
  { companyName, productName, engine }: Script,
  heard: readonly Pick<SceneVoice, "spoken">[],
): FilmTags => ({
  title: `${companyName}: ${productName}`,
  aiUse: aiUseText(
    engine,
    heard.flatMap(({ spoken }) => spoken?.model ?? []),
  ),
  madeWith: PRODUCT.name,
});
