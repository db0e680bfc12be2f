import * as z from "zod";
import { decodePageText } from "./decode-page.ts";
import type { PageFile } from "./read-page.ts";
import { readStyle, type StyleFacts } from "./style-facts.ts";

/**
 * Task that reads colors and fonts of a website's style sheet (`readStyle` in `style-facts.ts`);
 * `modules/readings/fetch-files.ts` runs it.
 */
export const readStyleSheet = ({ type, bytes }: PageFile): StyleFacts =>
  readStyle(decodePageText(bytes, type));

/**
 * Facts about a brand in a web app manifest, from `readWebManifest`: names, colors and icons, for
 * the proposals of the website reader (`propose-names.ts` and `propose-look.ts` in
 * `modules/readings/proposals`).
 */
export interface ManifestFacts {
  readonly name: string;
  readonly shortName: string;
  readonly themeColor: string;
  readonly icons: readonly { readonly url: string; readonly side: number }[];
}

const text = z.string().catch("");
const manifestSchema = z.object({
  name: text,
  short_name: text,
  theme_color: text,
  icons: z.array(z.object({ src: text, sizes: text })).catch([]),
});

/**
 * Task that reads the web app manifest of a website, whose icons get absolute addresses;
 * `undefined` if it is malformed. `modules/readings/fetch-files.ts` runs it.
 */
export function readWebManifest({ url, type, bytes }: PageFile): ManifestFacts | undefined {
  try {
    const manifest = manifestSchema.parse(JSON.parse(decodePageText(bytes, type)));
    const icons = manifest.icons.slice(0, 20).flatMap(({ src, sizes }) => {
      const address = URL.parse(src, url);
      const side = Math.max(0, ...(sizes.match(/\d+/g) ?? []).map(Number));
      return src !== "" && address && /^https?:$/.test(address.protocol) ? [{ url: address.href, side }] : [];
    });
    const { name, short_name: shortName, theme_color: themeColor } = manifest;
    return {
      name: name.slice(0, 200),
      shortName: shortName.slice(0, 200),
      themeColor: themeColor.slice(0, 40),
      icons,
    };
  } catch {
    return undefined;
  }
}
