import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { generationsClient } from "../support/generations.ts";
import { until } from "../support/until.ts";
import { startFleet, type Fleet, type Role } from "./fleet.ts";
import { checkInvariants } from "./invariants.ts";
import { begin, newWitness, stubborn } from "./witness.ts";

let fleet: Fleet;
afterEach(() => fleet.stop());
const start = async (...roles: Role[]) => (fleet = await startFleet(roles));
const placeOf = (role: Role, at = 0) => fleet.places.filter((place) => place.role === role)[at]!;

/** Generations in progress, each with an open stream. */
async function working(count: number) {
  const witness = newWitness();
  const user = await fleet.newUser();
  const client = generationsClient(fleet.url, user);
  for (let at = 0; at < count; at++) await begin(fleet, witness, user, at);
  const inProgress = async () =>
    (await client.list()).items.filter(({ status }) => status === "in-progress").length >= count;
  await until("all are in progress", inProgress, 60_000);
  const readers = await Promise.all(witness.accepted.map(({ id }) => client.events(id)));
  return { witness, client, readers };
}

test("a stop with open streams ends within 10 s with code 0, also when the database has just become silent", async () => {
  await start("web", "worker");
  fleet.lines.provider.slow(3000);
  const { witness, readers } = await working(3);
  fleet.lines.database.swallow();
  const times: number[] = [];
  await Promise.all(
    fleet.places.map(async (place) => {
      const began = performance.now();
      expect(await place.product().end("SIGTERM"), `${place.role}\n${place.product().output()}`).toBe(0);
      times.push(Math.round(performance.now() - began));
    }),
  );
  process.stdout.write(`stopped after ${times.join(" and ")} ms\n`);
  expect(Math.max(...times)).toBeLessThan(10_000);
  // The server has closed every stream.
  await Promise.all(readers.map(({ all }) => all));
  fleet.lines.database.mend();
  fleet.lines.provider.slow(0);
  for (const place of fleet.places) await place.start();
  await checkInvariants(fleet, witness);
});

test("the work of a suspended worker is taken over, and nothing is doubled when it resumes", async () => {
  await start("web", "worker", "worker");
  const second = placeOf("worker", 1);
  await second.product().end("SIGTERM");
  fleet.lines.provider.slow(3000);
  const { witness, client } = await working(4);
  const frozen = placeOf("worker").product().pid;
  process.kill(frozen, "SIGSTOP");
  const froze = performance.now();
  fleet.lines.provider.slow(0);
  try {
    await second.start();
    for (const { id } of witness.accepted) await client.ended(id, 60_000);
    process.stdout.write(
      `taken over and done ${Math.round(performance.now() - froze)} ms after the freeze\n`,
    );
  } finally {
    process.kill(frozen, "SIGCONT");
  }
  const before = await Promise.all(witness.accepted.map(({ id }) => client.get(id)));
  // It accepts work again, so it has recovered.
  await stubborn(witness, () => client.call("GET", "/profile"));
  await begin(fleet, witness, witness.accepted[0]!.user, 4);
  await checkInvariants(fleet, witness);
  expect(await Promise.all(before.map(({ id }) => client.get(id)))).toEqual(before);
});

test("a suspended web process answers pending requests when it resumes, and its streams catch up", async () => {
  await start("web", "worker");
  fleet.lines.provider.slow(1000);
  const { witness, client, readers } = await working(2);
  const { pid } = placeOf("web").product();
  process.kill(pid, "SIGSTOP");
  const asked = client.call("GET", "/profile");
  const ended = async () => {
    const { rowCount } = await fleet.pool.query("select from generations where status = 'completed'");
    return rowCount === witness.accepted.length;
  };
  try {
    await until("the worker has done its work", ended, 60_000);
    // Longer than the database allows its connections to be silent.
    await delay(12_000);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect((await asked).status).toBe(200);
  for (const { all } of readers) expect((await all).at(-1)?.event).toBe("completed");
  fleet.lines.provider.slow(0);
  await checkInvariants(fleet, witness);
});
