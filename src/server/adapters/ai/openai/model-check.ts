import { modelListSchema, modelWarnings } from "#core/models/shutdowns.ts";
import type { ModelWarning } from "#core/models/shutdowns.ts";
import { limitResponseBody } from "./fetch.ts";
import type { Fetch } from "./fetch.ts";
import { openAiBaseUrl } from "./url.ts";

/**
 * Input of `checkModels`: access to the provider's list of models, the configured models, and the
 * current time, with which announced shutdowns are compared.
 */
interface ModelCheck {
  readonly fetch: Fetch;
  readonly baseUrl?: string | undefined;
  readonly apiKey: string;
  readonly models: readonly string[];
  readonly now: Date;
  readonly timeoutMs?: number;
}

/**
 * Result of a comparison with the provider's list of models, for log, `/readyz` and `npm run
 * doctor`. `checkModels` makes it; the sentences of `warnings` are in `core/models/shutdowns.ts`.
 */
export interface ModelCheckResult {
  /** False when the provider is unreachable or offers no list. */
  readonly checked: boolean;
  readonly warnings: readonly ModelWarning[];
}

const TIMEOUT_MS = 10_000;
const MAX_LIST_BYTES = 1024 * 1024;
const UNKNOWN: ModelCheckResult = { checked: false, warnings: [] };

/**
 * Looks up the configured models in the provider's model list, for the model monitor and
 * `npm run doctor`. Never throws: the check is optional, and ends after 10 seconds (`TIMEOUT_MS`)
 * or `MAX_LIST_BYTES` (both in this file); `checked` is false if it fails. The rules and texts of
 * the warnings are in `core/models/shutdowns.ts`.
 */
export async function checkModels(check: ModelCheck): Promise<ModelCheckResult> {
  try {
    const response = await check.fetch(`${openAiBaseUrl(check.baseUrl)}/models`, {
      headers: { authorization: `Bearer ${check.apiKey}` },
      redirect: "manual",
      signal: AbortSignal.timeout(check.timeoutMs ?? TIMEOUT_MS),
    });
    const list = modelListSchema.safeParse(await limitResponseBody(response, MAX_LIST_BYTES).json());
    if (!list.success || list.data.data.length === 0) return UNKNOWN;
    return { checked: true, warnings: modelWarnings(list.data, check.models, check.now) };
  } catch {
    return UNKNOWN;
  }
}
