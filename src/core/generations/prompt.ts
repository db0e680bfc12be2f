/**
 * Request to a chat model: our instructions, and a user message with all user input. The
 * `*prompt.ts` files here and `core/readings/site-prompt.ts` make it; the `ai.openai*.ts` of
 * `adapters/ai/openai` send it.
 */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/**
 * Labeled fields of a brief, which `formatFields` (`code-fence.ts`) lists in prompts;
 * `studio/campaign/briefs.ts` makes those of packages.
 */
export type BriefFields = readonly (readonly [label: string, value: string])[];

/**
 * Instruction in the prompts for text ads (`text/prompt.ts`) and scripts (`video/prompt.ts`) of
 * packages: goals of the campaign guide the words, but do not appear in them.
 */
export const NOTES_RULE =
  "Speak in the brand voice. The campaign goals say what it is to achieve: customers hear of the offers in them, never of the goals themselves.";
