/** Request to a chat model: our instructions, and a user message with all user input. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** Labeled fields of a brief. */
export type BriefFields = readonly (readonly [label: string, value: string])[];

/** Instruction for fields that must not appear in the ads, such as the campaign goals. */
export const NOTES_RULE =
  "Speak in the brand voice. The campaign goals say what it is to achieve: customers hear of the offers in them, never of the goals themselves.";
