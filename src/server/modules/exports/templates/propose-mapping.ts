import { createHash } from "node:crypto";
import { templateCopy } from "#core/exports/template.copy.ts";
import { templateFieldsOf, type TemplateField } from "#core/exports/template-fields.ts";
import type { ColumnChoice, TableMapping } from "#core/exports/templates.ts";
import type { Network } from "#core/platforms/platforms.ts";
import { recognizeHeader } from "#server/workers/templates/recognize-header.ts";
import type {
  ColumnFacts,
  TableReading,
  TemplateReading,
} from "#server/workers/templates/template-reading.ts";
import { fieldFor, type SheetContext } from "./column-fields.ts";
import { isUsualColumn } from "./usual-cells.ts";

/** Fields that several columns can get. */
const REPEATABLE: readonly TemplateField[] = ["keep", "empty", "status", "campaign", "adGroup", "usual"];

/**
 * The user's choices for the columns of each table, by position (`headerHash` is the key,
 * `templateFieldsOf` in `core/exports/template-fields.ts` lists the fields); `changeTemplate`
 * (`templates.service.ts`) stores them for the header, and `uploadTemplate` applies them to the
 * next sheet with the same header.
 */
export type RememberedMapping = readonly Readonly<Record<string, TemplateField>>[];

/**
 * Computes a SHA-256 of a sheet's header, when a sheet is uploaded or corrected
 * (`templates.service.ts`); the user's choices for its columns are remembered under it
 * (`templates.repo.ts`).
 */
export function headerHash(network: Network, { tables }: TemplateReading): string {
  const headers = tables.map(({ level, columns }) => [level, columns.map(({ header }) => header)]);
  return createHash("sha256")
    .update(JSON.stringify([network, headers]))
    .digest("hex");
}

interface Proposal {
  readonly field: TemplateField;
  readonly state: "found" | "ask" | "locked" | "left";
  readonly hint: string | null;
}

const LEFT: Proposal = { field: "keep", state: "left", hint: null };
const found = (field: TemplateField): Proposal => ({ field, state: "found", hint: null });

function labelOf(network: Network, field: TemplateField): string {
  return templateFieldsOf(network).find((option) => option.field === field)?.label ?? field;
}

function proposeColumn({ header }: ColumnFacts, context: SheetContext): Proposal {
  const { network, level } = context;
  const isUsual = level === "ad" && isUsualColumn(network, header);
  const recognized = recognizeHeader(header);
  if (!recognized?.isExact && isUsual) return found("usual");
  if (!recognized) return LEFT;
  const { concept, isExact, index } = recognized;
  if (isExact && concept === "status") return { field: "status", state: "locked", hint: null };
  if (isExact && concept === "id") return { field: "empty", state: "locked", hint: null };
  if (isUsual && concept === "name") return found("usual");
  const field = fieldFor(recognized, context);
  if (field === undefined) {
    const first = index > 1 ? fieldFor({ ...recognized, index: 1 }, context) : undefined;
    if (first === undefined) return isUsual ? found("usual") : LEFT;
    return { field: "empty", state: "ask", hint: templateCopy.mayBe(labelOf(network, first)) };
  }
  if (isExact) return found(field);
  return { field, state: "ask", hint: templateCopy.looksLike(labelOf(network, field)) };
}

/** Asks about columns whose field an earlier one got already. */
function askAboutRepeated(network: Network, proposals: readonly Proposal[]): Proposal[] {
  const exact = new Map<TemplateField, number>();
  for (const [at, { field, state }] of proposals.entries()) {
    if (state === "found" && !exact.has(field)) exact.set(field, at);
  }
  return proposals.map((proposal, at) => {
    const first = exact.get(proposal.field);
    if (REPEATABLE.includes(proposal.field) || first === undefined || first === at) return proposal;
    return { field: "empty", state: "ask", hint: templateCopy.mayBe(labelOf(network, proposal.field)) };
  });
}

/**
 * Proposes what is written into the columns of a table of an uploaded sheet: by their names
 * (`server/workers/templates/recognize-header.ts`, `column-fields.ts`), or as the user chose for
 * the same header before (`remembered`, by column), which a locked column ignores. New rows copy
 * the cells that get no field of ours from the last existing row (`copyFrom`; `null` without rows).
 * Only fields of `REPEATABLE` (this file) go to several columns. `uploadTemplate`
 * (`templates.service.ts`) calls it.
 */
export function proposeMapping(
  network: Network,
  table: TableReading,
  remembered: Readonly<Record<string, TemplateField>> | undefined,
): TableMapping {
  const concepts = table.columns.map(({ header }) => recognizeHeader(header));
  const has = (concept: string) => concepts.some((each) => each?.isExact && each.concept === concept);
  const context: SheetContext = {
    network,
    level: table.level,
    hasTags: has("urlTags"),
    hasTagged: has("taggedUrl"),
  };
  const proposals = askAboutRepeated(
    network,
    table.columns.map((column) => proposeColumn(column, context)),
  );
  return {
    copyFrom: table.rows.at(-1) ?? null,
    columns: proposals.map((proposal, at): ColumnChoice => {
      const chosen = remembered?.[at];
      if (chosen === undefined || proposal.state === "locked") return { at, ...proposal };
      return { at, field: chosen, state: "set", hint: null };
    }),
  };
}
