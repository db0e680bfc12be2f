import type { Generation } from "#core/generations/api.ts";
import type { generations } from "./generations.table.ts";

export type GenerationRow = typeof generations.$inferSelect;

type Content = Record<string, unknown>;

/** What leaves the server of a generation. `serving` is the engine that will do what has not begun yet. */
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
    completedAt: row.completedAt?.toISOString() ?? null,
    ...(row.fallbackReason !== null && { fallbackReason: row.fallbackReason }),
  };
}
