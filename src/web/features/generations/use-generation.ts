import { useEffect, useReducer } from "react";
import {
  applyGenerationEvent,
  NO_PROGRESS,
  type GenerationEvent,
  type GenerationProgress,
} from "#core/generations/events.ts";
import { useConnectionStore } from "#web/lib/connection.tsx";
import { openGenerationStream } from "./generation-stream.ts";

export interface WatchedGeneration extends GenerationProgress {
  readonly id: string | undefined;
  readonly round: number;
  /** Whether the user has no such generation. */
  readonly gone: boolean;
}

type Action =
  | { type: "watch"; id: string | undefined; round: number }
  | { type: "gone" }
  | { type: "event"; event: GenerationEvent };

function reduce(state: WatchedGeneration, action: Action): WatchedGeneration {
  if (action.type === "watch") return { ...NO_PROGRESS, id: action.id, round: action.round, gone: false };
  if (action.type === "gone") return { ...state, gone: true };
  return { ...state, ...applyGenerationEvent(state, action.event) };
}

interface Watch {
  readonly watched: WatchedGeneration;
  /** Starts over with the same generation, after a retry. */
  readonly restart: () => void;
}

/** Follows a generation by its events; idle while `id` is undefined. */
export function useGeneration(id: string | undefined): Watch {
  const [round, restart] = useReducer((count: number) => count + 1, 0);
  const connection = useConnectionStore();
  const [state, dispatch] = useReducer(reduce, { ...NO_PROGRESS, id, round, gone: false });
  useEffect(() => {
    dispatch({ type: "watch", id, round });
    if (id === undefined) return;
    return openGenerationStream({
      id,
      onEvent: (event) => dispatch({ type: "event", event }),
      onGone: () => dispatch({ type: "gone" }),
      onTrouble: () => void connection.check(),
    });
  }, [id, round, connection]);
  // Until the effect has run, the state belongs to the previous id.
  const current = state.id === id && state.round === round;
  return { watched: current ? state : { ...NO_PROGRESS, id, round, gone: false }, restart };
}
