import type { GenerationKind } from "#core/generations/kinds.ts";
import { RESTARTS_PER_GENERATION } from "#core/generations/limits.ts";
import { pick, type Random } from "#studio/random.ts";
import type { CallOutcome } from "./gate.ts";

/**
 * Request of the owner, or outcome of the held provider call, as a step of the tests of units;
 * `run-sequence.ts` performs it, `expectedOutcome` predicts its result.
 */
export type Action = "delete" | "restore" | "retry" | CallOutcome;

const OWNER_ACTIONS: readonly Action[] = ["delete", "restore", "retry"];
/**
 * Owner actions are more frequent, so that sequences do not end too early with a completed
 * generation.
 */
const ACTIONS: readonly Action[] = [
  ...OWNER_ACTIONS,
  ...OWNER_ACTIONS,
  "finish",
  "refuse",
  "away",
  "busy",
  "fault",
];

/**
 * Expected state of a generation in the tests of units. `expectedOutcome` computes it from action
 * to action; `run-sequence.ts` compares it with the product.
 */
export interface State {
  readonly deleted: boolean;
  /** `partial` is completed with missing platforms. */
  readonly phase: "running" | "completed" | "partial" | "failed";
  /** Tries spent by provider failures or internal errors since the last reservation. */
  readonly spent: number;
  readonly restarts: number;
  /** Whether it runs to complete the missing platforms of a completed generation. */
  readonly completing: boolean;
  /** Whether the studio was the fallback, so that it does not count. */
  readonly free: boolean;
}

interface Outcome {
  /** Status of a request; `undefined` for a provider outcome. */
  readonly status: number | undefined;
  readonly state: State;
}

const TRIES = 3;

/**
 * Expected state of a generation that waits at the gate, with which each sequence of
 * `run-sequence.ts` starts.
 */
export const STARTED: State = {
  deleted: false,
  phase: "running",
  spent: 0,
  restarts: 0,
  completing: false,
  free: false,
};

/**
 * Expected status and state after an action in the tests of units; `undefined` if it cannot happen
 * in this state. The rules are written here a second time, independent of the product; only
 * `RESTARTS_PER_GENERATION` is from `core/generations/limits.ts`.
 */
export function expectedOutcome(kind: GenerationKind, state: State, action: Action): Outcome | undefined {
  if (action === "delete") return deletion(state);
  if (action === "restore") return restoration(state);
  if (action === "retry") return retrying(state);
  if (state.deleted || state.phase !== "running") return undefined;
  return { status: undefined, state: ending(kind, state, action) };
}

function deletion(state: State): Outcome {
  if (state.deleted) return { status: 404, state };
  return { status: 204, state: { ...state, deleted: true } };
}

function restoration(state: State): Outcome {
  if (!state.deleted) return { status: 404, state };
  const restored: State = { ...state, deleted: false };
  if (state.phase !== "running") return { status: 200, state: restored };
  if (state.completing) return { status: 200, state: { ...restored, phase: "partial" } };
  if (state.restarts >= RESTARTS_PER_GENERATION) return { status: 409, state };
  return { status: 200, state: { ...restored, restarts: state.restarts + 1 } };
}

function retrying(state: State): Outcome {
  if (state.deleted) return { status: 404, state };
  const running: State = { ...state, phase: "running", spent: 0 };
  if (state.phase === "failed") return { status: 202, state: { ...running, completing: false } };
  if (state.phase === "partial") return { status: 202, state: { ...running, completing: true } };
  return { status: 409, state };
}

function ending(kind: GenerationKind, state: State, outcome: CallOutcome): State {
  const spent = state.spent + 1;
  if (outcome === "finish") return { ...state, phase: "completed" };
  if (outcome === "fault" || outcome === "busy") {
    if (spent < TRIES) return { ...state, spent };
    if (outcome === "fault") return { ...state, phase: state.completing ? "partial" : "failed" };
  }
  if (kind === "image") return { ...state, phase: "partial" };
  if (outcome === "refuse") return { ...state, phase: "failed" };
  return { ...state, phase: "completed", free: true };
}

/**
 * Expected number of counted units of a generation, 0 if it failed or the studio was the fallback.
 * `run-sequence.ts` compares it with the product's (`countedUnits` in `unit-checks.ts`).
 */
export const expectedUnits = ({ phase, free }: State) => (phase === "failed" || free ? 0 : 1);

/** Random sequence of `length` possible actions for the tests of units. */
export function randomSequence(kind: GenerationKind, random: Random, length: number): Action[] {
  const order: Action[] = [];
  let state = STARTED;
  while (order.length < length) {
    const action = pick(random, ACTIONS)!;
    const outcome = expectedOutcome(kind, state, action);
    if (!outcome) continue;
    order.push(action);
    state = outcome.state;
  }
  return order;
}

/**
 * All sequences of these actions in which `depth` of them are accepted, for the tests of units.
 * Rejected requests change nothing and are included wherever they can occur.
 */
export function allSequences(kind: GenerationKind, actions: readonly Action[], depth: number): Action[][] {
  const orders: Action[][] = [];
  const go = (state: State, before: readonly Action[], left: number) => {
    const possible = actions.flatMap((action) => {
      const outcome = expectedOutcome(kind, state, action);
      return outcome ? [{ action, ...outcome }] : [];
    });
    const refused = possible.filter(({ status = 0 }) => status >= 400).map(({ action }) => action);
    const path = [...before, ...refused];
    if (left === 0) orders.push(path);
    else
      for (const next of possible)
        if ((next.status ?? 0) < 400) go(next.state, [...path, next.action], left - 1);
  };
  go(STARTED, [], depth);
  return orders;
}
