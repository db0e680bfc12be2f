import type { Network } from "#core/platforms/platforms.ts";
import type { TableMapping } from "#core/exports/templates.ts";
import type { TemplateReading } from "#server/workers/templates/template-reading.ts";

/**
 * A user's own sheet with the fields of its columns; `readSheets` (`templates.service.ts`) makes
 * it. `reading` comes from `workers/templates`, where the `*-columns.ts` files have the headings
 * that are recognized; `mapping` comes from `propose-mapping.ts` (fields of a network:
 * `column-fields.ts`) and the user's changes. An export stores the sheet, so that later corrections
 * do not change the export.
 */
export interface TemplateSheet {
  readonly network: Network;
  /** Id of the stored file. */
  readonly fileId: string;
  /** File name as uploaded. */
  readonly name: string;
  readonly reading: TemplateReading;
  /** For each table of the reading. */
  readonly mapping: readonly TableMapping[];
}

/**
 * The user's own sheets of a campaign by ad network, from `readSheets` (`templates.service.ts`),
 * for its preview and its export.
 */
export type TemplateSheets = ReadonlyMap<Network, TemplateSheet>;
