import type { Network } from "#core/platforms/platforms.ts";
import type { AdSheet, ExportAd, WriterInput } from "../formats/format.ts";
import { chatgptAdSheet } from "../formats/chatgpt/chatgpt.ts";
import { googleEditorAdSheet } from "../formats/google-editor/google-editor.ts";
import { metaAdSheet } from "../formats/meta-sheet/meta-sheet.ts";
import { microsoftAdSheet } from "../formats/microsoft-bulk/microsoft-bulk.ts";
import { pinterestAdSheet } from "../formats/pinterest-v2/pinterest-v2.ts";

/** The sheets that Adloom writes for the networks; the others publish no columns. */
const SHEETS: Readonly<Partial<Record<Network, AdSheet>>> = {
  meta: metaAdSheet,
  pinterest: pinterestAdSheet,
  google: googleEditorAdSheet,
  microsoft: microsoftAdSheet,
  openai: chatgptAdSheet,
};

/**
 * Whether Adloom's own file for a network (`SHEETS` in this file, from `formats/`) has a column of
 * this name; `proposeMapping` (`propose-mapping.ts`) asks, because the content is then known.
 */
export const isUsualColumn = (network: Network, header: string): boolean =>
  SHEETS[network]?.header.includes(header.trim()) ?? false;

/**
 * Returns the cell of an ad in Adloom's own file for a network, which the user's sheet gets in the
 * column of the same name, for example the buying type; "" without one. `template-cells.ts` calls
 * it. Columns and cells are those of the writer that `SHEETS` in this file names.
 */
export function defaultCell(
  network: Network,
  header: string,
  ad: ExportAd,
  input: Omit<WriterInput, "ads">,
): string {
  return SHEETS[network]?.row(ad, input)[header.trim()] ?? "";
}
