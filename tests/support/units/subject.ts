import { CAMPAIGN_PART_COUNT } from "#core/generations/campaign/campaign.ts";
import { SCENES_PER_SCRIPT } from "#core/generations/video/video.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { randomUUID } from "node:crypto";
import type { Generation } from "#core/generations/api.ts";
import { KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import { PLANS } from "#core/plans.ts";
import { startTestApp, type TestApp } from "../app.ts";
import { BRIEFS } from "../briefs.ts";
import { filesClient } from "../files.ts";
import { generationsClient, type GenerationsClient } from "../generations.ts";
import { until } from "../until.ts";
import { createUser } from "../user.ts";
import { createGatedAi } from "./gated-ai.ts";
import { createGate, type Gate } from "./gate.ts";
import { filesIn } from "./unit-checks.ts";
import { STARTED, type State } from "./model.ts";
import { createQuickComposer } from "./quick-composer.ts";

/** Complete parts and held calls of a generation that waits at the gate. */
const AT_GATE: Record<GenerationKind, { readonly parts: number; readonly held: number }> = {
  text: { parts: 1, held: 1 },
  image: { parts: IMAGE_PLATFORMS.length - 2, held: 2 },
  video: { parts: 2, held: 1 },
  campaign: { parts: CAMPAIGN_PART_COUNT - 1 - SCENES_PER_SCRIPT, held: 1 },
  copy: { parts: 0, held: 1 },
};

/**
 * Application for one kind of generation in the tests of units, with a gated provider
 * (`gated-ai.ts`); `startSetup` makes it. Each user has one unit.
 */
export interface TestSetup {
  readonly kind: GenerationKind;
  readonly app: TestApp;
  readonly gate: Gate;
}

/**
 * Starts the application for the tests of units of one kind of generation: the provider is held at
 * a gate, image ads are not drawn (`quick-composer.ts`), and the free plan includes one unit of the
 * kind.
 */
export async function startSetup(kind: GenerationKind): Promise<TestSetup> {
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

/** A user of the tests of units and their only generation; `startSubject` makes it. */
export interface Subject {
  readonly client: GenerationsClient;
  readonly files: ReturnType<typeof filesClient>;
  readonly id: string;
  /** Name of the generation at the gate. */
  readonly company: string;
  /** URLs of files that the generation has ever had. */
  readonly seen: Set<string>;
}

/**
 * Creates a user of the tests of units whose generation waits at the gate. `more` returns
 * additional fields of the brief.
 */
export async function startSubject(
  setup: TestSetup,
  more: (files: Subject["files"]) => Promise<object> = async () => ({}),
): Promise<Subject> {
  const { kind, app } = setup;
  const user = await createUser(app.deps);
  const client = generationsClient(app.url, user);
  const company = `Walk-${randomUUID()}`;
  const files = filesClient(app.url, user);
  const brief = { ...BRIEFS[kind], companyName: company, ...(await more(files)) };
  const id = await client.start({ kind, input: brief });
  const subject = { client, files, id, company, seen: new Set<string>() };
  await settle(setup, subject, STARTED);
  return subject;
}

const isEnded = ({ status }: Generation) => status === "completed" || status === "failed";

/** Lists of an output that contain no parts. */
const NO_PARTS = ["missing", "copy"];

/** Number of complete parts of an output in the API's format: the items of its lists. */
function countParts(output: Generation["output"]): number {
  const lists = Object.entries(output ?? {}).filter(([name]) => !NO_PARTS.includes(name));
  return lists.flatMap(([, list]) => (Array.isArray(list) ? list : [])).length;
}

/**
 * Waits in the tests of units until the generation has ended or is at the gate (`AT_GATE` has the
 * parts and held calls of each kind), or, if it is deleted, until the provider's calls are aborted.
 * Returns it, and adds the URLs of its files to `seen`.
 */
export async function settle(
  { kind, gate }: TestSetup,
  { client, id, company, seen }: Subject,
  state: State,
): Promise<Generation | undefined> {
  if (state.deleted) {
    await until("the provider's calls are aborted", async () => gate.held(company) === 0);
    return undefined;
  }
  return until("it is at the gate or has ended", async () => {
    const generation = await client.get(id);
    for (const url of filesIn(generation.output)) seen.add(url);
    if (isEnded(generation)) return generation;
    const { parts, held } = AT_GATE[kind];
    const whole = countParts(generation.output);
    return whole >= parts && gate.held(company) === held && generation;
  });
}
