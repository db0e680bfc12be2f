import { useEffect, useReducer } from "react";
import {
  applyGenerationEvent,
  NO_PROGRESS,
  type GenerationEvent,
  type GenerationProgress,
} from "#core/generations/events.ts";
import { useConnectionStore } from "#web/lib/connection.tsx";
import { openGenerationStream } from "./generation-stream.ts";

/**
 * A generation that a tool's page follows over its event stream: `useGeneration` makes it with
 * `applyGenerationEvent` (`core/generations/events.ts`), `useTool` and the result panels read it.
 */
export interface LiveGeneration extends GenerationProgress {
  readonly id: string | undefined;
  readonly restarts: number;
  /** Whether the user has no such generation. */
  readonly notFound: boolean;
}

type Action =
  | { type: "follow"; id: string | undefined; restarts: number }
  | { type: "notFound" }
  | { type: "event"; event: GenerationEvent };

function reduce(state: LiveGeneration, action: Action): LiveGeneration {
  if (action.type === "follow")
    return { ...NO_PROGRESS, id: action.id, restarts: action.restarts, notFound: false };
  if (action.type === "notFound") return { ...state, notFound: true };
  return { ...state, ...applyGenerationEvent(state, action.event) };
}

interface FollowedGeneration {
  readonly live: LiveGeneration;
  /** Starts over with the same generation, after a retry. */
  readonly restart: () => void;
}

/**
 * Follows a generation by its events (`openGenerationStream`) for `useTool`; idle while `id` is
 * undefined. `applyGenerationEvent` in `core/generations/events.ts` computes the state.
 */
export function useGeneration(id: string | undefined): FollowedGeneration {
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const connection = useConnectionStore();
  const [state, dispatch] = useReducer(reduce, { ...NO_PROGRESS, id, restarts, notFound: false });
  useEffect(() => {
    dispatch({ type: "follow", id, restarts });
    if (id === undefined) return;
    return openGenerationStream({
      id,
      onEvent: (event) => dispatch({ type: "event", event }),
      onNotFound: () => dispatch({ type: "notFound" }),
      onConnectionError: () => void connection.check(),
    });
  }, [id, restarts, connection]);
  // Until the effect has run, the state belongs to the previous id.
  const current = state.id === id && state.restarts === restarts;
  return { live: current ? state : { ...NO_PROGRESS, id, restarts, notFound: false }, restart };
}
