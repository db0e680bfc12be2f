import type { Generation } from "./api.ts";
import type { GenerationStatus } from "./kinds.ts";

/**
 * What `GET /api/generations/:id/events` sends: the state so far, then what happens, then one `completed` or
 * `failed`, after which the server closes the stream. A reader that reconnects gets the state so far again.
 */
export type GenerationEvent =
  | { readonly event: "progress"; readonly data: ProgressUpdate }
  | { readonly event: "partial"; readonly data: Part }
  | { readonly event: "completed" | "failed"; readonly data: Generation };

export interface ProgressUpdate {
  readonly status: GenerationStatus;
  /** Whole parts so far, and how many there will be. */
  readonly done: number;
  readonly total: number;
  /** Forget every part shown so far; those that still hold follow. The first event of a stream has it. */
  readonly reset: boolean;
}

/** A part as it grows, or whole (then it is stored). Each replaces what was shown at its index before. */
export interface Part {
  readonly index: number;
  readonly text: string;
  readonly whole: boolean;
}

export const GENERATION_EVENTS = ["progress", "partial", "completed", "failed"] as const;

/** What a reader of the stream knows: fold its events with `applyGenerationEvent`. */
export interface GenerationProgress {
  readonly progress: ProgressUpdate | undefined;
  /** By index; parts that are made side by side may leave gaps. */
  readonly parts: readonly (Part | undefined)[];
  /** Set by the last event. */
  readonly result: Generation | undefined;
}

export const NO_PROGRESS: GenerationProgress = { progress: undefined, parts: [], result: undefined };

export function applyGenerationEvent(
  known: GenerationProgress,
  { event, data }: GenerationEvent,
): GenerationProgress {
  if (event === "progress") return { ...known, progress: data, parts: data.reset ? [] : known.parts };
  if (event !== "partial") return { ...known, result: data };
  const parts = [...known.parts];
  parts[data.index] = data;
  return { ...known, parts };
}
