import { expect } from "vitest";
import type { Generation } from "#core/generations/api.ts";
import { countedUnits, isReadable, accessiblePlaces } from "./unit-checks.ts";
import { expectedOutcome, STARTED, expectedUnits, type Action, type State } from "./model.ts";
import { settle, startSubject, type Subject, type TestSetup } from "./subject.ts";

function phaseOf({ status, output }: Generation): State["phase"] {
  if (status === "failed") return "failed";
  if (status !== "completed") return "running";
  return output && "missing" in output && output.missing?.length ? "partial" : "completed";
}

/**
 * Whether a place may stay after a deletion: a package with results has become a campaign, which
 * keeps the pictures that its ads show.
 */
function isOfCampaign({ kind }: TestSetup, { phase }: State, place: string): boolean {
  return kind === "campaign" && phase !== "failed" && phase !== "running" && place.includes("/files/");
}

/** Performs an action and checks all invariants afterwards. Returns the new state. */
async function performAndCheck(
  setup: TestSetup,
  subject: Subject,
  { before, action, label }: { readonly before: State; readonly action: Action; readonly label: string },
): Promise<State> {
  const outcome = expectedOutcome(setup.kind, before, action);
  if (!outcome) throw new Error(`${action} is not possible here: ${label}`);
  const { status, state } = outcome;
  await perform(setup, subject, { action, status, label });
  const generation = await settle(setup, subject, state);
  const { id, seen } = subject;
  const refused = status !== undefined && status >= 400;
  const kept = refused
    ? (await isReadable(subject, id)) && ["output"]
    : await accessiblePlaces(subject, id, [...seen]);
  const counted = await countedUnits(subject, setup.kind);
  const units = kept && kept.length > 0 ? 1 : 0;
  if (!state.free) expect(units, `units kept: ${label}`).toBeLessThanOrEqual(counted);
  expect(counted, `units counted: ${label}`).toBe(expectedUnits(state));
  if (generation) expect(phaseOf(generation), label).toBe(state.phase);
  if (state.deleted || state.phase === "failed") {
    const own = kept && kept.filter((place) => !isOfCampaign(setup, state, place));
    expect(own && own.length > 0 ? own : [], label).toEqual([]);
  }
  return state;
}

/**
 * Sends the request, or ends the held provider calls. Throws with the body if the response has
 * another status: a refused request would otherwise appear as a wrong number of units.
 */
async function perform(
  { gate }: TestSetup,
  { client, id, company }: Subject,
  {
    action,
    status,
    label,
  }: { readonly action: Action; readonly status: number | undefined; readonly label: string },
): Promise<void> {
  if (action !== "delete" && action !== "restore" && action !== "retry") {
    gate.decide(company, action);
    return;
  }
  const response =
    action === "delete"
      ? await client.call("DELETE", `/generations/${id}`)
      : await client.call("POST", `/generations/${id}/${action}`);
  expect(response.status, `${label}: ${await response.text()}`).toBe(status);
}

/**
 * Performs the actions of a sequence in turn with a new user, and after each compares state and
 * units with those that `model.ts` expects; throws at a difference. `unit-invariants.test.ts` runs
 * it.
 */
export async function runSequence(setup: TestSetup, actions: readonly Action[]): Promise<void> {
  const subject = await startSubject(setup);
  let state = STARTED;
  for (const [at, action] of actions.entries()) {
    const label = `${setup.kind}: ${actions.slice(0, at + 1).join(" ")}`;
    state = await performAndCheck(setup, subject, { before: state, action, label });
  }
  // A held call would block a worker for the next sequence.
  if (!state.deleted) await subject.client.call("DELETE", `/generations/${subject.id}`);
}

/**
 * Processes the items, such as sequences of the tests of units, `lanes` at a time; rejects with the
 * first error. `unit-invariants.test.ts` calls it.
 */
export async function runConcurrently<T>(
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
