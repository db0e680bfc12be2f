/**
 * Default of the setting `TEXT_MODEL` (`server/boot/settings.ts`): a model without an announced
 * shutdown (GET /v1/models, 2026-11). Its price is in `prices.ts`. `server/boot/config.ts` applies
 * it.
 */
export const DEFAULT_TEXT_MODEL = "gpt-6-luna";
/**
 * Default of the setting `IMAGE_MODEL` (`server/boot/settings.ts`): a model without an announced
 * shutdown (GET /v1/models, 2026-11). Its price is in `prices.ts`. `server/boot/config.ts` applies
 * it.
 */
export const DEFAULT_IMAGE_MODEL = "gpt-image-2.5-flare";

/**
 * Request parameters that a family of chat models accepts. `textFamily` finds it by the model's id,
 * the OpenAI adapter (`ai/openai/reply.ts`) sends them.
 */
export type TextFamily =
  | {
      readonly name: "classic";
      readonly instructionsRole: "system";
      readonly temperature: number;
      /** Sent as `max_tokens`. */
      readonly outputTokens: number;
    }
  | {
      readonly name: "reasoning";
      readonly instructionsRole: "developer";
      /** `undefined` if the accepted values are undocumented: the model uses its default. */
      readonly effort: "low" | undefined;
      /** Sent as `max_completion_tokens`; includes the reasoning tokens. */
      readonly outputTokens: number;
    };

const CLASSIC: TextFamily = {
  name: "classic",
  instructionsRole: "system",
  temperature: 0.7,
  outputTokens: 150,
};

/**
 * Three ads take about 150 tokens in English, three times as many in other scripts; the rest is
 * reasoning.
 */
const REASONING_OUTPUT_TOKENS = 2000;

/** o1, o3, o4-mini ... and gpt-5 onwards. gpt-5-chat is the only chat variant without reasoning. */
const REASONING_ID = /^(?:o\d+|gpt-(?:[5-9]|\d\d)(?:\.\d+)?)(?:-|$)/;
const PLAIN_CHAT_ID = /^gpt-5-chat/;
const FIXED_EFFORT_ID = /-(?:chat|pro)(?:-|$)/;

/**
 * Family of a model id, without router prefix (`openai/gpt-4o`) and `ft:`. An unknown id is a
 * classic chat model, whose parameters compatible servers accept. `reply.ts`, `lines.ts` and the
 * `ai.openai-*.ts` files in `server/adapters/ai/openai` ask it.
 */
export function textFamily(model: string): TextFamily {
  const id = model.toLowerCase().replace(/^.*\//, "").replace(/^ft:/, "");
  if (!REASONING_ID.test(id) || PLAIN_CHAT_ID.test(id)) return CLASSIC;
  return {
    name: "reasoning",
    instructionsRole: "developer",
    effort: FIXED_EFFORT_ID.test(id) ? undefined : "low",
    outputTokens: REASONING_OUTPUT_TOKENS,
  };
}

/** Ids of OpenAI's text models; gpt-oss runs on other servers. */
const OPENAI_ID = /^(?:gpt-\d|chatgpt-|o\d)/;

/**
 * Whether OpenAI offers text models of this name, without router prefix and `ft:`.
 * `server/boot/config.ts` asks it at the start to decide between OpenAI and an own model.
 */
export function isOpenAiModel(model: string): boolean {
  const id = model.toLowerCase().replace(/^.*\//, "").replace(/^ft:/, "");
  return OPENAI_ID.test(id);
}

/**
 * Output tokens for the second try of text ads, if a model of the classic family was found to think
 * before it answers (`lines.ts` of the OpenAI adapter).
 */
export const THINKING_OUTPUT_TOKENS = REASONING_OUTPUT_TOKENS;

/**
 * Most output tokens of campaign copy, which `ai.openai-copy.ts` sends: enough for the texts of all
 * platforms with the names of their fields.
 */
export function copyLimits({ name }: TextFamily): { readonly outputTokens: number } {
  return { outputTokens: name === "classic" ? 4000 : 8000 };
}

/** Request parameters for a video script or another long reply, as `scriptLimits` returns them. */
interface ScriptLimits {
  readonly outputTokens: number;
  /** Whether to send a JSON schema; gpt-4 and many compatible servers reject the parameter. */
  readonly jsonSchema: boolean;
}

/**
 * Output tokens, and whether to send a JSON schema, for scripts, image prompts and read websites:
 * enough for the longest script in any language. `ai.openai-video.ts`, `ai.openai-prompts.ts` and
 * `ai.openai-site.ts` send them.
 */
export function scriptLimits({ name }: TextFamily): ScriptLimits {
  return name === "classic"
    ? { outputTokens: 2000, jsonSchema: false }
    : { outputTokens: 6000, jsonSchema: true };
}
