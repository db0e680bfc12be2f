import type { Generation } from "#core/generations/api.ts";

/** What every tool's input says about what it advertises. */
export type ToolGeneration = Generation & {
  readonly input: {
    readonly companyName: string;
    readonly productName: string;
    readonly keyMessage?: string;
  };
};
