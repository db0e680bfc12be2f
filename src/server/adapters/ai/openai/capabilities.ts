/**
 * Way to request a reply in JSON from a server: by a schema, as any object, or in the words of the
 * prompt. `reply.ts` sends it and remembers the mode that works; `NEXT_JSON_MODE` has the order.
 */
export type JsonMode = "schema" | "object" | "words";

/**
 * The mode that `streamReply` (`reply.ts`) tries when a server refuses one; `undefined` after the
 * last.
 */
export const NEXT_JSON_MODE: Readonly<Record<JsonMode, JsonMode | undefined>> = {
  schema: "object",
  object: "words",
  words: undefined,
};

/**
 * Formats and limits that a server with OpenAI's API was found to need. Compatible servers differ
 * and do not announce this, so the first requests detect it (`reply.ts` and `lines.ts` change it);
 * kept until the process ends.
 */
export interface Capabilities {
  jsonMode: JsonMode;
  /** Whether the model thinks before it answers, which takes more output tokens. */
  thinks: boolean;
}

/**
 * Creates the record of what a provider's server supports: at first the best case, which the first
 * requests correct. `boot/create-ai.ts` creates one for all text engines of the process; an engine
 * without one creates its own.
 */
export const createCapabilities = (): Capabilities => ({ jsonMode: "schema", thinks: false });
