import type { Generation } from "./api.ts";
import type { GenerationStatus } from "./kinds.ts";

/**
 * Event of `GET /api/generations/:id/events`, made by `modules/generations/follow-generation.ts`.
 * The stream starts with the current state, also after a reconnect, and closes after `completed` or
 * `failed`.
 */
export type GenerationEvent =
  | { readonly event: "progress"; readonly data: ProgressUpdate }
  | { readonly event: "partial"; readonly data: Part }
  | { readonly event: "completed" | "failed"; readonly data: Generation };

/** Progress of a generation: data of the event `progress`, made by `follow-generation.ts`. */
interface ProgressUpdate {
  readonly status: GenerationStatus;
  /** Number of completed parts, and of all parts. */
  readonly done: number;
  readonly total: number;
  /** Discard all parts: valid ones follow. Set on the first event of a stream. */
  readonly reset: boolean;
}

/**
 * A part of a result, such as an ad or a scene, partial or complete (`whole`); only complete ones
 * are stored. It replaces the part at its index. `modules/generations/follow-generation.ts` sends
 * it, result panels show it.
 */
export interface Part {
  readonly index: number;
  readonly text: string;
  readonly whole: boolean;
}

/**
 * Names of the events of a generation's stream, for which `generation-stream.ts` in the web app
 * listens; the last two end it.
 */
export const GENERATION_EVENTS = ["progress", "partial", "completed", "failed"] as const;

/**
 * State of a result panel that follows a generation. `use-generation.ts` in the web app holds it;
 * `applyGenerationEvent` is its reducer. `progress` and `result` are `undefined` before the first
 * event; `parts` is sparse.
 */
export interface GenerationProgress {
  readonly progress: ProgressUpdate | undefined;
  /** By index; sparse while parts are generated concurrently. */
  readonly parts: readonly (Part | undefined)[];
  /** The generation of the last event. */
  readonly result: Generation | undefined;
}

/** State of a result panel before the first event, for `use-generation.ts` in the web app. */
export const NO_PROGRESS: GenerationProgress = { progress: undefined, parts: [], result: undefined };

/**
 * Reducer of the state of a result panel, for `use-generation.ts` in the web app: a reset discards
 * the parts, the last event sets the result.
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
