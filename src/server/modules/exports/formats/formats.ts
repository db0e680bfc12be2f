import type { ExportFormat } from "#core/exports/formats.ts";
import { chatgpt } from "./chatgpt/chatgpt.ts";
import { copyDeck } from "./copy-deck/copy-deck.ts";
import type { Format } from "./format.ts";
import { googleDisplay } from "./google-display/google-display.ts";
import { googleEditor } from "./google-editor/google-editor.ts";
import { metaSheet } from "./meta-sheet/meta-sheet.ts";
import { microsoftBulk } from "./microsoft-bulk/microsoft-bulk.ts";
import { pinterestV2 } from "./pinterest-v2/pinterest-v2.ts";

/**
 * Formats that Adloom writes with its own columns, the keys of `FORMATS`. The user's own template
 * is filled in instead.
 */
export type WrittenFormat = Exclude<ExportFormat, "template">;

/**
 * The writer of each format by its id. `write-folder.ts` writes and `refuse-ad.ts` refuses with it;
 * a new format is one folder, one line here, one in `EXPORT_FORMATS` (`core/exports/formats.ts`)
 * and its notes in `core/exports/format-notes.copy.ts`.
 */
export const FORMATS: Readonly<Record<WrittenFormat, Format>> = {
  google_editor: googleEditor,
  google_display_beta: googleDisplay,
  microsoft_bulk: microsoftBulk,
  meta_sheet_beta: metaSheet,
  pinterest_v2_beta: pinterestV2,
  chatgpt_beta: chatgpt,
  copy_deck: copyDeck,
};
