import type { Generation } from "#core/generations/api.ts";
import type { generations } from "./generations.table.ts";

export type GenerationRow = typeof generations.$inferSelect;

type Content = Record<string, unknown>;

const hasEnded = ({ status }: GenerationRow) => status === "completed" || status === "failed";

/**
 * Converts a row to the API's format. `serving` is the engine of generations that have not started.
 */
export function presentGeneration(row: GenerationRow, serving: string): Generation {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    engine: row.engine ?? serving,
    input: row.input as Content,
    output: row.output as Content | null,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    completedAt: hasEnded(row) ? (row.completedAt?.toISOString() ?? null) : null,
    ...(row.fallbackReason !== null && { fallbackReason: row.fallbackReason }),
  };
}
