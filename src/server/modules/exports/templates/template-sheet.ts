import type { Network } from "#core/platforms/platforms.ts";
import type { TableMapping } from "#core/exports/templates.ts";
import type { TemplateReading } from "#server/workers/templates/template-reading.ts";

/** A user's own sheet with what is written into it; an export keeps it as it was. */
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

/** Sheets by network. */
export type TemplateSheets = ReadonlyMap<Network, TemplateSheet>;
