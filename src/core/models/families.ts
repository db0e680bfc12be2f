/** Used when `TEXT_MODEL` is unset: a current model with no announced shutdown (GET /v1/models, 2026-11). */
export const DEFAULT_TEXT_MODEL = "gpt-6-luna";
/** Used when `IMAGE_MODEL` is unset; same source and date. */
export const DEFAULT_IMAGE_MODEL = "gpt-image-2.5-flare";

/** What one chat model family accepts for writing three short ads; requests are built from this alone. */
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
      /** `undefined` for variants whose accepted efforts are not documented: the model's own default holds. */
      readonly effort: "low" | undefined;
      /** Sent as `max_completion_tokens`; the model's hidden thinking is paid from it too. */
      readonly outputTokens: number;
    };

const CLASSIC: TextFamily = {
  name: "classic",
  instructionsRole: "system",
  temperature: 0.7,
  outputTokens: 150,
};

/** Three ads take about 150 tokens in English and three times that in other scripts; the rest is for thinking. */
const REASONING_OUTPUT_TOKENS = 2000;

/** o1, o3, o4-mini ... and gpt-5 onwards. gpt-5-chat is the one chat variant that does not reason. */
const REASONING_ID = /^(?:o\d+|gpt-(?:[5-9]|\d\d)(?:\.\d+)?)(?:-|$)/;
const PLAIN_CHAT_ID = /^gpt-5-chat/;
const FIXED_EFFORT_ID = /-(?:chat|pro)(?:-|$)/;

/**
 * The family of a model id. Router prefixes (`openai/gpt-4o`) and fine-tunes (`ft:gpt-4o:...`) count as their base;
 * an id nobody knows is a classic chat model, because that is what OpenAI-compatible servers accept.
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

/** What a request for a whole video script asks of a model. */
export interface ScriptLimits {
  readonly outputTokens: number;
  /** Whether the model can be held to a JSON schema; gpt-4 and many compatible servers refuse the parameter. */
  readonly replyFormat: boolean;
}

/** 90 seconds are about 230 spoken words and as many of directions: 1000 tokens in English, more in other scripts. */
export function scriptLimits({ name }: TextFamily): ScriptLimits {
  return name === "classic"
    ? { outputTokens: 2000, replyFormat: false }
    : { outputTokens: 6000, replyFormat: true };
}
