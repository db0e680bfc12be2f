import { modelWarningText } from "#core/models/shutdowns.ts";
import type { ModelCheckResult } from "./model-check.ts";
import type { Logger } from "../../../observability/log.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Repeated check of the configured models, from `monitorModels` (or `NO_MODEL_MONITOR`), whose
 * warnings `/readyz` lists; started with the server, stopped at shutdown.
 */
export interface ModelMonitor {
  /** Warnings about announced shutdowns of the configured models, for `/readyz`. */
  readonly warnings: () => readonly string[];
  readonly stop: () => void;
}

interface MonitorOptions {
  readonly check: () => Promise<ModelCheckResult>;
  readonly log: Logger;
  readonly everyMs?: number;
}

/**
 * Checks the configured models now and daily (`DAY_MS`), with `checkModels` of `model-check.ts`;
 * logs each warning and keeps it for `/readyz`; a failed check keeps the earlier warnings.
 * `boot/configured-models.ts` calls it at the start; the texts are in `core/models/shutdowns.ts`.
 */
export function monitorModels({ check, log, everyMs = DAY_MS }: MonitorOptions): ModelMonitor {
  let warnings: readonly string[] = [];
  const update = async () => {
    const result = await check();
    if (!result.checked) return;
    warnings = result.warnings.map(modelWarningText);
    for (const warning of warnings) log.warn(warning);
  };
  void update();
  const timer = setInterval(() => void update(), everyMs).unref();
  return { warnings: () => warnings, stop: () => clearInterval(timer) };
}

/**
 * Monitor without models, for a server without a key: the built-in studio needs no provider.
 * `boot/configured-models.ts` returns it.
 */
export const NO_MODEL_MONITOR: ModelMonitor = { warnings: () => [], stop: () => {} };
