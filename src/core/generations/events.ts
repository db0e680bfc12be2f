import type { Generation } from "./api.ts";
import type { GenerationStatus } from "./kinds.ts";

/**
 * Event of `GET /api/generations/:id/events`. The stream starts with the current state, continues
 * with updates, ends with `completed` or `failed`, and then closes. A reconnect starts again with
 * the current state.
 */
export type GenerationEvent =
  | { readonly event: "progress"; readonly data: ProgressUpdate }
  | { readonly event: "partial"; readonly data: Part }
  | { readonly event: "completed" | "failed"; readonly data: Generation };

/** Progress of a generation in its event stream, and in the state that the browser reads first. */
export interface ProgressUpdate {
  readonly status: GenerationStatus;
  /** Number of completed parts, and of all parts. */
  readonly done: number;
  readonly total: number;
  /** Discard all parts: valid ones follow. Set on the first event of a stream. */
  readonly reset: boolean;
}

/**
 * A partial or completed (`whole`) part; completed parts are stored. Replaces the part at its
 * index. The result panels show it while the generation runs.
 */
export interface Part {
  readonly index: number;
  readonly text: string;
  readonly whole: boolean;
}

/**
 * Names of the events of a generation's stream, which the browser listens for; the last two end it.
 */
export const GENERATION_EVENTS = ["progress", "partial", "completed", "failed"] as const;

/** State of a result panel that follows a generation; `applyGenerationEvent` is its reducer. */
export interface GenerationProgress {
  readonly progress: ProgressUpdate | undefined;
  /** By index; sparse while parts are generated concurrently. */
  readonly parts: readonly (Part | undefined)[];
  /** The generation of the last event. */
  readonly result: Generation | undefined;
}

/** State of a tool's result panel before the first event of a generation. */
export const NO_PROGRESS: GenerationProgress = { progress: undefined, parts: [], result: undefined };

/**
 * Reducer of the result panel's state (`useGeneration`). A reset discards the parts; the last event
 * sets the result.
 */
export function applyGenerationEvent(
  state: GenerationProgress,
  { event, data }: GenerationEvent,
): GenerationProgress {
  if (event === "progress") return { ...state, progress: data, parts: data.reset ? [] : state.parts };
  if (event !== "partial") return { ...state, result: data };
  const parts = [...state.parts];
  parts[data.index] = data;
  return { ...state, parts };
}
