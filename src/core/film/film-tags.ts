import { PRODUCT } from "../product.ts";
import { aiUseText } from "./making.copy.ts";
import type { SceneVoice } from "./voice.ts";

/** Metadata in a video file. Contains no personal data. */
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
 * Metadata of the video of a script, with the AI models of its audible voices; browser and server
 * write it into the file.
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
