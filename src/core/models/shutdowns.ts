import * as z from "zod/mini";

/**
 * Response of `GET /v1/models`, reduced to the fields in use; `model-check.ts` of the OpenAI
 * adapter reads it. `shutdown_date` is an ISO date or null (developers.openai.com, 2026-11);
 * compatible servers omit it.
 */
export const modelListSchema = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.optional(z.nullable(z.string())) })),
});

/** The provider's list of models, with which `modelWarnings` compares the configured ones. */
type ModelList = z.output<typeof modelListSchema>;

/**
 * A warning to the operator about a configured model: unknown to the provider, or with an announced
 * shutdown, however far off (days may be negative). The dates come from the provider's list of
 * models (`modelListSchema`). `modelWarnings` makes it for `model-check.ts`,
 * `modelWarningText` words it.
 */
export type ModelWarning =
  | { readonly model: string; readonly problem: "unknown model" }
  | {
      readonly model: string;
      readonly problem: "shutdown announced";
      /** ISO date in UTC. */
      readonly shutdownDate: string;
      /** Whole days until the start of that date in UTC; zero or negative from then on. */
      readonly daysLeft: number;
    };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Warnings about those of `models` that the provider's list lacks or that have a shutdown date; an
 * empty list yields none. `model-check.ts` calls it for `model-monitor.ts` (at the start and daily)
 * and for `npm run doctor`.
 */
export function modelWarnings(list: ModelList, models: readonly string[], now: Date): ModelWarning[] {
  if (list.data.length === 0) return [];
  const warnings: ModelWarning[] = [];
  for (const model of new Set(models)) {
    const listed = list.data.find((entry) => entry.id === model);
    if (!listed) {
      warnings.push({ model, problem: "unknown model" });
      continue;
    }
    const shutdownMs = Date.parse(listed.shutdown_date ?? "");
    if (Number.isNaN(shutdownMs)) continue;
    // Date.parse also accepts dates with trailing remarks, so format the date again.
    const shutdownDate = new Date(shutdownMs).toISOString().slice(0, 10);
    const daysLeft = Math.ceil((shutdownMs - now.getTime()) / DAY_MS);
    warnings.push({ model, problem: "shutdown announced", shutdownDate, daysLeft });
  }
  return warnings;
}

/**
 * Text of a warning about a model, for the log and `/readyz` (`model-monitor.ts`) and for `npm run
 * doctor`.
 */
export function modelWarningText(warning: ModelWarning): string {
  if (warning.problem === "unknown model") {
    return `Model ${warning.model} is not in the provider's model list.`;
  }
  const { model, shutdownDate, daysLeft } = warning;
  if (daysLeft <= 0) return `Model ${model} was shut down by the provider on ${shutdownDate}.`;
  return `Model ${model} will be shut down by the provider on ${shutdownDate} (in ${daysLeft} ${daysLeft === 1 ? "day" : "days"}).`;
}
