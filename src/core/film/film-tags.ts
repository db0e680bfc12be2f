import { PRODUCT } from "../product.ts";
import { aiUseText } from "./making.copy.ts";
import type { SceneVoice } from "./voice.ts";

/** What a video file says about itself. It holds no personal data. */
export interface FilmTags {
  readonly title: string;
  /** Says which parts were made by software. */
  readonly aiUse: string;
  /** Name of the program. */
  readonly madeWith: string;
}

interface Script {
  readonly companyName: string;
  readonly productName: string;
  /** What wrote the script: `studio` or a model id. */
  readonly engine: string;
}

/**
 * The tags of a video of this script with the voices that are heard; browser and server write them
 * into the file.
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
