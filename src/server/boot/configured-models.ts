import { checkModels } from "../adapters/ai/openai/model-check.ts";
import { monitorModels, NO_MODEL_MONITOR, type ModelMonitor } from "../adapters/ai/openai/model-monitor.ts";
import type { Clock } from "../lib/clock.ts";
import type { Logger } from "../observability/log.ts";
import type { Config } from "./config.ts";

/**
 * Lists the model ids for text, images and speech that are configured, to look them up in the
 * provider's model list. `npm run doctor` calls it, and `monitorConfiguredModels` in the running
 * server. The ids come from `config.ts`.
 */
export function configuredModels(openAi: NonNullable<Config["openAi"]>): string[] {
  const { textModel, imageModel, speechModel } = openAi;
  return [textModel, imageModel, speechModel].filter((model) => model !== undefined);
}

/**
 * Warns of announced shutdowns of the configured models, at the start and daily; without a key it
 * does nothing. `boot/deps.ts` starts it; `/readyz` and the log show the warnings. The check is in
 * `adapters/ai/openai/model-check.ts`, the interval in `model-monitor.ts`.
 */
export function monitorConfiguredModels({ openAi }: Config, clock: Clock, log: Logger): ModelMonitor {
  if (!openAi) return NO_MODEL_MONITOR;
  const { apiKey, baseUrl } = openAi;
  const now = () => new Date(Date.now() + clock.offsetMs());
  return monitorModels({
    check: () => checkModels({ fetch, baseUrl, apiKey, models: configuredModels(openAi), now: now() }),
    log,
  });
}
