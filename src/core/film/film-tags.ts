import { PRODUCT } from "../product.ts";
import { aiUseText } from "./making.copy.ts";

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

/** The tags of a video of this script; browser and server write them into the file. */
export const filmTags = ({ companyName, productName, engine }: Script): FilmTags => ({
  title: `${companyName}: ${productName}`,
  aiUse: aiUseText(engine),
  madeWith: PRODUCT.name,
});
