/** How a reply in JSON is requested: by a schema, as any object, or in the words of the prompt. */
export type JsonMode = "schema" | "object" | "words";

/** The next mode to try when a server refuses one. */
export const NEXT_JSON_MODE: Readonly<Record<JsonMode, JsonMode | undefined>> = {
  schema: "object",
  object: "words",
  words: undefined,
};

/**
 * What a server with OpenAI's API turned out to accept. Compatible servers differ, and none says it
 * in advance, so requests show it; kept until the process ends.
 */
export interface Capabilities {
  jsonMode: JsonMode;
  /** Whether the model thinks before it answers, which takes more output tokens. */
  thinks: boolean;
}

export const createCapabilities = (): Capabilities => ({ jsonMode: "schema", thinks: false });
