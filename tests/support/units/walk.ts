import { expect } from "vitest";
import type { Generation } from "#core/generations/api.ts";
import { countedUnits, isReadable, reachable } from "./kept.ts";
import { outcomeOf, STARTED, unitsOf, type Move, type State } from "./moves.ts";
import { settle, startWalker, type Walker, type World } from "./walker.ts";

function phaseOf({ status, output }: Generation): State["phase"] {
  if (status === "failed") return "failed";
  if (status !== "completed") return "running";
  return output && "missing" in output && output.missing?.length ? "partial" : "completed";
}

/** Performs an action and checks all invariants afterwards. Returns the new state. */
async function make(
  world: World,
  walker: Walker,
  { before, move, label }: { readonly before: State; readonly move: Move; readonly label: string },
): Promise<State> {
  const outcome = outcomeOf(world.kind, before, move);
  if (!outcome) throw new Error(`${move} is not possible here: ${label}`);
  const { status, state } = outcome;
  const answered = await perform(world, walker, move);
  const generation = await settle(world, walker, state);
  const { id, seen } = walker;
  const refused = status !== undefined && status >= 400;
  const kept = refused
    ? (await isReadable(walker, id)) && ["output"]
    : await reachable(walker, id, [...seen]);
  const counted = await countedUnits(walker, world.kind);
  const units = kept && kept.length > 0 ? 1 : 0;
  if (!state.free) expect(units, `units kept: ${label}`).toBeLessThanOrEqual(counted);
  expect(counted, `units counted: ${label}`).toBe(unitsOf(state));
  expect(answered, label).toBe(status);
  if (generation) expect(phaseOf(generation), label).toBe(state.phase);
  if (state.deleted || state.phase === "failed") expect(units, label).toBe(0);
  return state;
}

/** Sends the request and returns its status, or ends the held provider calls. */
async function perform(
  { gate }: World,
  { client, id, company }: Walker,
  move: Move,
): Promise<number | undefined> {
  if (move === "delete") return (await client.call("DELETE", `/generations/${id}`)).status;
  if (move === "restore" || move === "retry") {
    return (await client.call("POST", `/generations/${id}/${move}`)).status;
  }
  gate.decide(company, move);
  return undefined;
}

/** Performs the actions in turn with a new user. */
export async function walk(world: World, moves: readonly Move[]): Promise<void> {
  const walker = await startWalker(world);
  let state = STARTED;
  for (const [at, move] of moves.entries()) {
    const label = `${world.kind}: ${moves.slice(0, at + 1).join(" ")}`;
    state = await make(world, walker, { before: state, move, label });
  }
  // A held call would block a worker for the next sequence.
  if (!state.deleted) await walker.client.call("DELETE", `/generations/${walker.id}`);
}

/** Processes the items with this number of concurrent workers. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
