import { UNKNOWN_PRICE, type ModelPrice, type PriceTable } from "./prices.ts";

/** Voices and parameters of a family of speech models; `speechFamily` finds it. */
interface SpeechFamily {
  /** Names of the voices in the provider's API. */
  readonly voices: readonly string[];
  /** Whether the model accepts `instructions` on how to speak. */
  readonly followsInstructions: boolean;
}

/**
 * Voices of tts-1 and tts-1-hd; the types of OpenAI's agents library list the same nine
 * (github.com/openai/openai-agents-python, pull request 278, 2026-11-23).
 */
const CLASSIC_VOICES = ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"];

const CLASSIC: SpeechFamily = { voices: CLASSIC_VOICES, followsInstructions: false };
/** gpt-4o-mini-tts has four more voices; the provider recommends marin and cedar. */
const GPT: SpeechFamily = {
  voices: ["marin", "cedar", ...CLASSIC_VOICES, "ballad", "verse"],
  followsInstructions: true,
};

/** Id without router prefix (`openai/tts-1`), in lower case. */
const bareId = (model: string) => model.toLowerCase().replace(/^.*\//, "");

/**
 * Family of a speech model's id: its voices, and whether it takes instructions. Unknown models are
 * classic, which compatible servers accept. `speech.openai.ts` asks it once, when it is created.
 */
export function speechFamily(model: string): SpeechFamily {
  return /^gpt-.*-tts/.test(bareId(model)) ? GPT : CLASSIC;
}

/**
 * List prices. `input` is per million characters, because speech models report no tokens. tts-1 and
 * tts-1-hd: 15 and 30 US dollars (developers.openai.com/api/docs/models/tts-1 and /tts-1-hd,
 * 2026-11-23). gpt-4o-mini-tts: 12 US dollars per million audio tokens (/gpt-4o-mini-tts, same
 * day), estimated at 1,250 tokens and 900 characters a minute.
 */
const SPEECH_PRICES: PriceTable = {
  "tts-1": { input: 15, output: 0, picture: 0 },
  "tts-1-hd": { input: 30, output: 0, picture: 0 },
  "gpt-4o-mini-tts": { input: 17, output: 0, picture: 0 },
};
/** A model without a price costs as much as the most expensive one. */
const UNKNOWN_SPEECH: ModelPrice = { ...UNKNOWN_PRICE, input: 30 };

/**
 * Cost in US dollars of speaking a text of `characters` UTF-16 units; `prices` of the operator
 * override the list, an unknown model has the price `UNKNOWN_SPEECH` (from `UNKNOWN_PRICE` in
 * `prices.ts`). `speech.openai.ts` calls it; the daily budget counts it.
 */
export function speechCostUsd(model: string, characters: number, prices: PriceTable = {}): number {
  const known = { ...SPEECH_PRICES, ...prices };
  const price = known[model] ?? known[bareId(model)] ?? UNKNOWN_SPEECH;
  return (characters * price.input) / 1_000_000;
}
