import type { Generation } from "#core/generations/api.ts";
import type { generations } from "./generations.table.ts";

/**
 * A row of `generations` (`generations.table.ts`), as the repos return it to all services of this
 * slice. `input` and `output` have the format of their kind, which `contentOf` (`generators.ts`)
 * opens.
 */
export type GenerationRow = typeof generations.$inferSelect;

const hasEnded = ({ status }: GenerationRow) => status === "completed" || status === "failed";

/**
 * Converts a row whose output is already presented to the API's format (`core/generations/api.ts`);
 * `presentRow` of `generations.service.ts` calls it. `serving` is the engine of generations that
 * have not started.
 */
export function presentGeneration(row: GenerationRow, serving: string): Generation {
  const presented = {
    id: row.id,
    kind: row.kind,
    status: row.status,
    engine: row.engine ?? serving,
    input: row.input,
    output: row.output,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    completedAt: hasEnded(row) ? (row.completedAt?.toISOString() ?? null) : null,
    ...(row.fallbackReason !== null && { fallbackReason: row.fallbackReason }),
  };
  // The generator of the kind has validated the input and created the output.
  return presented as Generation;
}
