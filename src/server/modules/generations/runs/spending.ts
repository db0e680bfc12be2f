import { addUsage, NO_USAGE, type AiUsage } from "#server/adapters/ai/ai.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/**
 * Sums the usage that the provider reported for one generation, over all tries. `run.ts` adds to it
 * and stores the total in the row's `cost`.
 */
export interface Spending {
  add(usage: AiUsage): void;
  total(): AiUsage;
}

/**
 * Starts the spending of a try (`run-generation.ts`): adds usage to that of earlier tries
 * (`before`) and counts it in the metrics at once, with the label `model`.
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
