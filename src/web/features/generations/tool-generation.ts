import type { Generation } from "#core/generations/api.ts";

/**
 * Generation in a tool's history, whose input has the fields common to all tools; `HistoryRow`
 * reads it.
 */
export type ToolGeneration = Generation & {
  readonly input: {
    readonly companyName: string;
    readonly productName: string;
    readonly keyMessage?: string;
  };
};
