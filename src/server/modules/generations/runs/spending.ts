import { addUsage, NO_USAGE, type AiUsage } from "#server/adapters/ai/ai.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/**
 * Sums the usage (tokens and US dollars) that the provider reported for one generation, over all
 * tries. `createSpending` makes it; `run.ts` adds to it and stores the total in the row's `cost`.
 * The daily budget is in the slice `spending`.
 */
export interface Spending {
  add(usage: AiUsage): void;
  total(): AiUsage;
}

/**
 * Starts the spending of a try (`run-generation.ts`): adds usage to that of earlier tries
 * (`before`, the row's `cost`) and counts it at once in the metrics of
 * `server/observability/metrics.ts`, with the label `model`.
 */
export function createSpending(
  { aiTokens, aiMoney }: Pick<Metrics, "aiTokens" | "aiMoney">,
  model: string,
  before: AiUsage | null,
): Spending {
  let spent = before ?? NO_USAGE;
  return {
    add(usage) {
      spent = addUsage(spent, usage);
      aiTokens.inc({ model, direction: "input" }, usage.inputTokens);
      aiTokens.inc({ model, direction: "output" }, usage.outputTokens);
      aiMoney.inc({ model }, usage.costUsd);
    },
    total: () => spent,
  };
}
