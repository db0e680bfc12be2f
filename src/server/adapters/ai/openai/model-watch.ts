import { modelWarningText } from "#core/models/shutdowns.ts";
import type { ModelCheckResult } from "./model-check.ts";
import type { Logger } from "#server/observability/log.ts";

const DAY_MS = 24 * 3_600_000;

export interface ModelWatch {
  /** Sentences about announced shutdowns of the configured models, for `/readyz`. */
  readonly warnings: () => readonly string[];
  readonly stop: () => void;
}

interface WatchOptions {
  readonly check: () => Promise<ModelCheckResult>;
  readonly log: Logger;
  readonly everyMs?: number;
}

/** Asks about the configured models now and every day, and tells the operator when one is going to end. */
export function watchModels({ check, log, everyMs = DAY_MS }: WatchOptions): ModelWatch {
  let warnings: readonly string[] = [];
  const ask = async () => {
    const result = await check();
    if (!result.checked) return;
    warnings = result.warnings.map(modelWarningText);
    for (const warning of warnings) log.warn(warning);
  };
  void ask();
  const timer = setInterval(() => void ask(), everyMs).unref();
  return { warnings: () => warnings, stop: () => clearInterval(timer) };
}

/** Nothing to ask: the built-in studio needs no provider. */
export const NO_MODELS: ModelWatch = { warnings: () => [], stop: () => {} };
