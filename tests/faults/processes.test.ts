import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { generationsClient } from "../support/generations.ts";
import { until } from "../support/until.ts";
import { startInstallation, type Installation, type Role } from "./installation.ts";
import { checkInvariants } from "./invariants.ts";
import { createGeneration, newRunRecord, requestWithRetries } from "./run-record.ts";

let installation: Installation;
afterEach(() => installation.stop());
const start = async (...roles: Role[]) => (installation = await startInstallation(roles));
const placeOf = (role: Role, at = 0) => installation.slots.filter((slot) => slot.role === role)[at]!;

/** Generations in progress, each with an open stream. */
async function working(count: number) {
  const record = newRunRecord();
  const user = await installation.newUser();
  const client = generationsClient(installation.url, user);
  for (let at = 0; at < count; at++) await createGeneration(installation, record, user, at);
  const inProgress = async () =>
    (await client.list()).items.filter(({ status }) => status === "in-progress").length >= count;
  await until("all are in progress", inProgress, 60_000);
  const readers = await Promise.all(record.accepted.map(({ id }) => client.events(id)));
  return { record, client, readers };
}

test("a stop with open streams ends within 10 s with code 0, also when the database has just become silent", async () => {
  await start("web", "worker");
  installation.proxies.provider.slow(3000);
  const { record, readers } = await working(3);
  installation.proxies.database.silence();
  const times: number[] = [];
  await Promise.all(
    installation.slots.map(async (slot) => {
      const began = performance.now();
      expect(await slot.product().end("SIGTERM"), `${slot.role}\n${slot.product().output()}`).toBe(0);
      times.push(Math.round(performance.now() - began));
    }),
  );
  process.stdout.write(`stopped after ${times.join(" and ")} ms\n`);
  expect(Math.max(...times)).toBeLessThan(10_000);
  // The server has closed every stream.
  await Promise.all(readers.map(({ all }) => all));
  installation.proxies.database.restore();
  installation.proxies.provider.slow(0);
  for (const slot of installation.slots) await slot.start();
  await checkInvariants(installation, record);
});

test("the work of a suspended worker is taken over, and nothing is doubled when it resumes", async () => {
  await start("web", "worker", "worker");
  const second = placeOf("worker", 1);
  await second.product().end("SIGTERM");
  installation.proxies.provider.slow(3000);
  const { record, client } = await working(4);
  const frozen = placeOf("worker").product().pid;
  process.kill(frozen, "SIGSTOP");
  const froze = performance.now();
  installation.proxies.provider.slow(0);
  try {
    await second.start();
    for (const { id } of record.accepted) await client.ended(id, 60_000);
    process.stdout.write(
      `taken over and done ${Math.round(performance.now() - froze)} ms after the freeze\n`,
    );
  } finally {
    process.kill(frozen, "SIGCONT");
  }
  const before = await Promise.all(record.accepted.map(({ id }) => client.get(id)));
  // It accepts work again, so it has recovered.
  await requestWithRetries(record, () => client.call("GET", "/profile"));
  await createGeneration(installation, record, record.accepted[0]!.user, 4);
  await checkInvariants(installation, record);
  expect(await Promise.all(before.map(({ id }) => client.get(id)))).toEqual(before);
});

test("a suspended web process answers pending requests when it resumes, and its streams catch up", async () => {
  await start("web", "worker");
  installation.proxies.provider.slow(1000);
  const { record, client, readers } = await working(2);
  const { pid } = placeOf("web").product();
  process.kill(pid, "SIGSTOP");
  const pending = client.call("GET", "/profile");
  const ended = async () => {
    const { rowCount } = await installation.pool.query("select from generations where status = 'completed'");
    return rowCount === record.accepted.length;
  };
  try {
    await until("the worker has finished", ended, 60_000);
    // Longer than the database allows its connections to be silent.
    await delay(12_000);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect((await pending).status).toBe(200);
  for (const { all } of readers) expect((await all).at(-1)?.event).toBe("completed");
  installation.proxies.provider.slow(0);
  await checkInvariants(installation, record);
});
