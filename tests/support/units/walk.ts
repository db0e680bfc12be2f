import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Generation } from "../../../src/core/generations/api.ts";
import { KINDS, type GenerationKind } from "../../../src/core/generations/kinds.ts";
import { PLANS } from "../../../src/core/plans.ts";
import { toolOf } from "../../../src/server/modules/generations/tools.ts";
import { startTestApp, type TestApp } from "../app.ts";
import { CAMPAIGN_BRIEF } from "../campaign.ts";
import { filesClient } from "../files.ts";
import { BRIEF, generationsClient, type GenerationsClient } from "../generations.ts";
import { IMAGE_BRIEF } from "../image-ads.ts";
import { until } from "../until.ts";
import { createUser } from "../user.ts";
import { createGatedAi } from "./gated-ai.ts";
import { createGate, type Gate } from "./gate.ts";
import { countedUnits, filesIn, isReadable, reachable } from "./kept.ts";
import { outcomeOf, STARTED, unitsOf, type Move, type State } from "./moves.ts";
import { createQuickComposer } from "./quick-composer.ts";

const INPUTS: Record<GenerationKind, object> = {
  text: BRIEF,
  image: IMAGE_BRIEF,
  video: { ...BRIEF, duration: 30, style: "storytelling", callToAction: "Book a ride" },
  campaign: CAMPAIGN_BRIEF,
};
/** Whole parts and held calls of a generation that stands at the gate. */
const AT_GATE: Record<GenerationKind, { readonly parts: number; readonly held: number }> = {
  text: { parts: 1, held: 1 },
  image: { parts: 3, held: 2 },
  video: { parts: 2, held: 1 },
  campaign: { parts: 13, held: 1 },
};

/** An application that makes one kind, with a provider that the test holds. Each user has one unit. */
export interface World {
  readonly kind: GenerationKind;
  readonly app: TestApp;
  readonly gate: Gate;
}

export async function startWorld(kind: GenerationKind): Promise<World> {
  const gate = createGate();
  const quotas = { ...PLANS.free.quotas, [KINDS[kind].usage]: 1 };
  const app = await startTestApp({
    overrides: {
      ai: await createGatedAi(kind, gate),
      composer: await createQuickComposer(),
      plans: { ...PLANS, free: { ...PLANS.free, quotas } },
    },
  });
  return { kind, app, gate };
}

/** One user and their one generation. */
export interface Walker {
  readonly client: GenerationsClient;
  readonly files: ReturnType<typeof filesClient>;
  readonly id: string;
  /** Names the generation at the gate. */
  readonly company: string;
  /** Addresses of files that the generation has ever named. */
  readonly seen: Set<string>;
}

/** A new user whose generation stands at the gate. `more` gives fields that are laid over the brief. */
export async function startWalker(
  world: World,
  more: (files: Walker["files"]) => Promise<object> = async () => ({}),
): Promise<Walker> {
  const { kind, app } = world;
  const user = await createUser(app.deps);
  const client = generationsClient(app.url, user);
  const company = `Walk-${randomUUID()}`;
  const files = filesClient(app.url, user);
  const brief = { ...INPUTS[kind], companyName: company, ...(await more(files)) };
  const id = await client.start({ kind, input: brief });
  const walker = { client, files, id, company, seen: new Set<string>() };
  await settle(world, walker, STARTED);
  return walker;
}

const isEnded = ({ status }: Generation) => status === "completed" || status === "failed";

/** Waits until the generation stands at the gate or has ended, whichever the state expects or comes in its place. */
async function settle(
  { kind, gate }: World,
  { client, id, company, seen }: Walker,
  state: State,
): Promise<Generation | undefined> {
  if (state.deleted) {
    await until("the provider's calls are aborted", async () => gate.held(company) === 0);
    return undefined;
  }
  return until("it stands at the gate or has ended", async () => {
    const generation = await client.get(id);
    for (const url of filesIn(generation.output)) seen.add(url);
    if (isEnded(generation)) return generation;
    const { parts, held } = AT_GATE[kind];
    const whole = toolOf(kind).parts(generation.output).filter(Boolean).length;
    return whole >= parts && gate.held(company) === held && generation;
  });
}

function phaseOf({ status, output }: Generation): State["phase"] {
  if (status === "failed") return "failed";
  if (status !== "completed") return "running";
  return (output?.["missing"] as unknown[] | undefined)?.length ? "partial" : "completed";
}

/** Makes one move and checks all that must hold after it. Gives the new state. */
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

/** Sends the request and gives its status, or ends the held calls of the provider. */
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

/** Makes the moves in turn with a new user. */
export async function walk(world: World, moves: readonly Move[]): Promise<void> {
  const walker = await startWalker(world);
  let state = STARTED;
  for (const [at, move] of moves.entries()) {
    const label = `${world.kind}: ${moves.slice(0, at + 1).join(" ")}`;
    state = await make(world, walker, { before: state, move, label });
  }
  // A held call would keep a worker from the next walk.
  if (!state.deleted) await walker.client.call("DELETE", `/generations/${walker.id}`);
}

/** Does the work on each item, `lanes` of them side by side. */
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
