import type { Generation } from "#core/generations/api.ts";

/**
 * Generation in a tool's history, whose input has the fields common to all tools; `ToolHistory`
 * hands it to `HistoryRow`. Its schema is in `core/generations/api.ts`.
 */
export type ToolGeneration = Generation & {
  readonly input: {
    readonly companyName: string;
    readonly productName: string;
    readonly keyMessage?: string;
  };
};
