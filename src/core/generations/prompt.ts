/**
 * Request to a chat model: our instructions, and a user message with all user input. `*prompt.ts`
 * files make it, the OpenAI adapter sends it.
 */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** Labeled fields of a brief, as prompts list them. */
export type BriefFields = readonly (readonly [label: string, value: string])[];

/**
 * Instruction in prompts for fields that must not appear in the ads, such as the campaign goals.
 */
export const NOTES_RULE =
  "Speak in the brand voice. The campaign goals say what it is to achieve: customers hear of the offers in them, never of the goals themselves.";
