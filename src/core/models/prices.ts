/**
 * Price of a model in US dollars: per million tokens, and per picture. `PRICES` and the setting
 * `AI_PRICES` (`server/boot/settings.ts`) have them, `costUsd` calculates with them.
 */
export interface ModelPrice {
  /** Per million input tokens. */
  readonly input: number;
  /** Per million output tokens. */
  readonly output: number;
  /** Per image, if the provider reports no tokens. */
  readonly picture: number;
}

/**
 * Prices by model id: `PRICES`, and those of the operator's setting, which `server/boot/config.ts`
 * adds.
 */
export type PriceTable = Readonly<Record<string, ModelPrice>>;

/**
 * List prices without discounts. Text: OpenAI's price list as of 2026-09-22 (gpt-5.6: 2026-07-30),
 * read 2026-11-21 from two independent trackers that agree. Images: OpenAI's price list as of
 * 2026-09-09; the input price is that of image tokens (text tokens are cheaper), the image price is
 * for medium quality and 1024 x 1024. dall-e-3: its last list price, for compatible servers.
 * `server/boot/config.ts` adds the operator's setting `AI_PRICES`.
 */
export const PRICES: PriceTable = {
  "gpt-6-luna": { input: 0.1, output: 0.5, picture: 0 },
  "gpt-6-sol": { input: 2, output: 10, picture: 0 },
  "gpt-6-astra": { input: 10, output: 50, picture: 0 },
  "gpt-5.6-luna": { input: 0.2, output: 1.2, picture: 0 },
  "gpt-5.6-terra": { input: 2, output: 12, picture: 0 },
  "gpt-image-2.5-flare": { input: 8, output: 30, picture: 0.014 },
  "gpt-image-2.5-sunburst": { input: 8, output: 30, picture: 0.014 },
  "dall-e-3": { input: 0, output: 0, picture: 0.08 },
};

/**
 * Price of a model without an entry: at least the highest of the table, so that the daily budget
 * also holds for unknown models. `priceOf` uses it; speech models have their own in `speech.ts`.
 */
export const UNKNOWN_PRICE: ModelPrice = { input: 10, output: 50, picture: 0.25 };

/**
 * Price of a model, without router prefix (`openai/gpt-6-luna`), else `UNKNOWN_PRICE`.
 * `ai/openai/client.ts` of the server asks it once, when it is created.
 */
export function priceOf(model: string, prices: PriceTable = PRICES): ModelPrice {
  return knownPrice(model, prices) ?? UNKNOWN_PRICE;
}

/**
 * Whether a model has a price; `npm run doctor` (`cli/doctor/services.ts`) warns about an own model
 * without one.
 */
export const isPriced = (model: string, prices: PriceTable = PRICES) =>
  knownPrice(model, prices) !== undefined;

const knownPrice = (model: string, prices: PriceTable): ModelPrice | undefined =>
  prices[model] ?? prices[model.toLowerCase().replace(/^.*\//, "")];

interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly images: number;
}

/**
 * Cost of a call in US dollars: by tokens, or by images if the provider reports no tokens.
 * `reported-usage.ts` of the OpenAI adapter calls it; the daily budget counts it.
 */
export function costUsd(price: ModelPrice, { inputTokens, outputTokens, images }: ModelUsage): number {
  if (inputTokens + outputTokens === 0) return images * price.picture;
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
