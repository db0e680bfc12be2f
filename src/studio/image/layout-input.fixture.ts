import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import type { ImageBrief } from "./brief.ts";
import { colorSchemeFor } from "./choose-layout.ts";
import type { LayoutInput } from "./layout/context.ts";
import { paletteFor } from "./palettes/palettes.ts";
import type { PictureInfo, PictureKind } from "./picture.ts";
import { monospaceText } from "./text/measured-text.fixture.ts";

/**
 * A picture of 1080 by 1350 px of this kind with its subject in the middle, for
 * `galleries.slow.test.ts` and `choose-layout.slow.test.ts`. The server's own `pictureOf` functions
 * are other ones.
 */
export const pictureOf = (kind: PictureKind, id = 0): PictureInfo => ({
  id,
  kind,
  width: 1080,
  height: 1350,
  subject: kind === "cutout" ? { l: 0, t: 0, r: 1, b: 1 } : { l: 0.3, t: 0.3, r: 0.7, b: 0.7 },
  mean: kind === "cutout" ? { l: 0.5, a: 0, b: 0 } : null,
  edge: "#eeeeee",
  luminance: { columns: 2, rows: 2, values: [0.05, 0.05, 0.1, 0.1] },
});

/**
 * Input of `layOut` (`layout/lay-out.ts`) with short texts, measured without fonts
 * (`monospaceText`), and these pictures, for `galleries.slow.test.ts` and
 * `choose-layout.slow.test.ts`.
 */
export function layoutInput(
  style: ImageStyle,
  canvas: Canvas,
  pictures: readonly PictureInfo[],
  seed = 0,
): LayoutInput {
  const brief: ImageBrief = {
    companyName: "Northbeam",
    productName: "Beans",
    headline: "Mornings, properly roasted.",
    description: "Small-batch whole beans.",
    style,
    primaryColor: "#d9531e",
    size: "portrait",
  };
  const scheme = colorSchemeFor(style, seed);
  const palette = paletteFor(style, { brand: brief.primaryColor, scheme, product: null, seed });
  const texts = {
    company: monospaceText(brief.companyName),
    product: monospaceText(brief.productName),
    headline: monospaceText(brief.headline),
    body: monospaceText(brief.description),
    cta: monospaceText("Order now"),
    disclaimer: null,
  };
  return { brief, canvas, palette, texts, pictures, logos: [], backdrop: null, seed };
}
