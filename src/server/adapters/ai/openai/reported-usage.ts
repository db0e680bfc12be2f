import { moneyFor, type ModelPrice } from "#core/models/prices.ts";
import type { AiUsage } from "../ai.ts";

/** More tokens than any model takes in one call (2026-11). A larger figure is an error of the provider. */
const MOST_TOKENS = 10_000_000;

interface Reported {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
  readonly pictures: number;
}

/**
 * What a call cost, from the figures of the provider. They come from outside: missing, negative and endless numbers count
 * as 0, because counters only grow and the daily budget must not shrink.
 */
export function reportedUsage(price: ModelPrice, { inputTokens, outputTokens, pictures }: Reported): AiUsage {
  const used = { inputTokens: tokens(inputTokens), outputTokens: tokens(outputTokens), pictures };
  return { ...used, money: moneyFor(price, used) };
}

function tokens(count = 0): number {
  return count > 0 && Number.isFinite(count) ? Math.min(Math.round(count), MOST_TOKENS) : 0;
}
