/** What a chat model is asked: instructions of ours, and the request with everything a user typed. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** Filled-in fields of a brief, as a model reads them. */
export type BriefFields = readonly (readonly [label: string, value: string])[];

/** Said of the lines that are for the writer alone. */
export const NOTES_RULE =
  "Speak in the brand voice. The campaign goals say what it is to achieve: customers hear of the offers in them, never of the goals themselves.";
