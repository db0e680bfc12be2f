import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Generation } from "#core/generations/api.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { countedUnits, hasParts } from "../../support/units/unit-checks.ts";
import { fails, yieldAds, type Behavior } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";

const COUNT = 45;
const MAX_CALLS = 3;

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

const works = yieldAds("One ad", "Two ads", "Three ads");
const broken: Behavior = async function* () {
  yield { type: "growing", index: 0, text: "An" };
  throw new TypeError("an internal error");
};
const BEHAVIORS = [
  works,
  fails("unavailable"),
  works,
  fails("timeout", { after: ["Whole"] }),
  fails("insufficient_quota", { after: ["Whole", "Whole too"] }),
  works,
  broken,
  fails("moderation"),
  fails("malformed_response"),
];

/** Terminates all of the product's connections, like a restart of Postgres. */
const cutAllConnections = () =>
  pipeline.app.deps.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'adloom-%' and datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {});

test(
  "under random provider and database faults nothing is lost, counted twice or requested too often",
  {
    timeout: 150_000,
  },
  async () => {
    const client = await pipeline.newUser();
    // Several failures in a row can hit the same generation, because all share one script.
    pipeline.engine.script(
      ...Array.from({ length: COUNT * 2 }, (_, at) => BEHAVIORS[(at * 7) % BEHAVIORS.length]!),
    );
    const accepted = new Map<string, string>();
    for (let at = 0; at < COUNT; at += 1) {
      if (at % 12 === 5) await cutAllConnections();
      if (at % 15 === 14) pipeline.advance({ minutes: 1.5 });
      const key = `key-${at}`;
      await until(`generation ${at} is accepted`, async () => {
        const response = await client.create({ key });
        if (response.status === 202) accepted.set(key, ((await response.json()) as { id: string }).id);
        else expect(response.status).toBe(503);
        return accepted.has(key);
      });
    }

    const done: Generation[] = [];
    for (const id of accepted.values()) done.push(await client.ended(id, 120_000));
    expect(done).toHaveLength(COUNT);

    const paid = done.filter(({ status, fallbackReason }) => status === "completed" && !fallbackReason);
    const counted = await countedUnits({ client }, "text");
    expect(counted).toBe(paid.length);
    const kept = done.filter(({ output, fallbackReason }) => hasParts(output) && !fallbackReason);
    expect(kept.length).toBeLessThanOrEqual(counted);
    for (const { status, output, error } of done) {
      if (status === "failed") {
        expect(error?.message).toBeTruthy();
        expect(output).toBeNull();
      } else
        expect(output).toMatchObject({ ads: [expect.any(String), expect.any(String), expect.any(String)] });
    }
    for (const generation of done) {
      const calls = pipeline.engine.calls.filter(({ seed }) => seed === generation.id).length;
      expect(calls).toBeLessThanOrEqual(MAX_CALLS);
      expect(await client.get(generation.id)).toEqual(generation);
    }
    pipeline.advance({ minutes: 1.5 });
    for (const [key, id] of accepted) expect(await client.start({ key })).toBe(id);
  },
);
