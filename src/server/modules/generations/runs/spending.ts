import { addUsage, NO_USAGE, type AiUsage } from "#server/adapters/ai/ai.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/** What the provider reported for one generation, over all its tries. */
export interface Spending {
  add(usage: AiUsage): void;
  total(): AiUsage;
}

/**
 * Goes on from what earlier tries cost (`before`) and counts each call the moment it is reported.
 * @param model whose tokens they are, for the operator's figures
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
      aiMoney.inc({ model }, usage.money);
    },
    total: () => spent,
  };
}
