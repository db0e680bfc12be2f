import { expect } from "vitest";
import type { Generation } from "#core/generations/api.ts";
import { TOOL_KINDS } from "#core/generations/kinds.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { signIn } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { generationsClient } from "../support/generations.ts";
import { countedUnits, filesIn, hasParts } from "../support/units/unit-checks.ts";
import { until } from "../support/until.ts";
import type { Installation } from "./installation.ts";
import { requestWithRetries, type Accepted, type RunRecord } from "./run-record.ts";

const QUIET_MS = 120_000;
/** Maximum number of requests for one part. */
const MOST_CALLS = 3;
/**
 * Words that identify the prompts of a generation; a repair contains the words of its original
 * request.
 */
const PROMPTS = [
  "art director",
  "Your script is below.",
  "script of a video",
  "the texts below cannot be used",
  "campaign copy: the texts of ads",
];

/**
 * Checks at the end of a fault test the invariants that hold after any fault, except those of
 * payments (webhooks.test.ts), and prints its counts.
 */
export async function checkInvariants(installation: Installation, record: RunRecord): Promise<void> {
  const ended = await allEnded(installation, record);
  await unitsAreExact(installation, ended);
  await failedKeepNothing(installation, ended);
  await readsAreStable(installation, record, ended);
  const calls = mostCalls(installation, record);
  expect(calls, "provider calls for one part").toBeLessThanOrEqual(MOST_CALLS);
  await mailsArrived(installation, record);
  await addressesAreUsable(installation, record);
  expect(record.unexpectedErrors, "unexpected responses").toEqual([]);
  expect(installation.output()).not.toMatch(/unexpected error; shutting down|uncaught|unhandled/i);
  for (const user of new Set(record.accepted.map((one) => one.user))) {
    expect(
      (await generationsClient(installation.url, user).call("GET", "/profile")).status,
      "profile of an existing session",
    ).toBe(200);
  }
  const count = (status: string) => ended.filter(({ generation }) => generation.status === status).length;
  process.stdout.write(
    `${count("completed")} completed, ${count("failed")} failed, ${record.signedUp.length} signed up, ${installation.smtp.received.length} mails, at most ${calls} calls for one thing\n`,
  );
}

interface Ended extends Accepted {
  readonly generation: Generation;
}

/** Every accepted generation ends. */
async function allEnded({ url }: Installation, { accepted }: RunRecord): Promise<Ended[]> {
  const deadline = performance.now() + QUIET_MS;
  const ended: Ended[] = [];
  for (const one of accepted) {
    const left = Math.max(1, deadline - performance.now());
    ended.push({ ...one, generation: await generationsClient(url, one.user).ended(one.id, left) });
  }
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(accepted.length);
  return ended;
}

/** Only generations that the provider completed use units. */
async function unitsAreExact({ url }: Installation, ended: readonly Ended[]) {
  for (const [user, theirs] of Map.groupBy(ended, (one) => one.user)) {
    const client = generationsClient(url, user);
    // Without `copy`: its units are those of texts, and no fault test requests one.
    for (const kind of TOOL_KINDS) {
      const paid = theirs.filter(
        ({ generation }) =>
          generation.kind === kind &&
          generation.status === "completed" &&
          generation.fallbackReason === undefined,
      );
      expect(await countedUnits({ client }, kind), `units of ${kind}`).toBe(paid.length);
    }
  }
}

/** A failed generation uses no unit and keeps no part, archive or file. */
async function failedKeepNothing({ url, pool }: Installation, ended: readonly Ended[]) {
  const { rows } = await pool.query(
    `select files.id from generation_files join files on files.id = file_id
     join generations on generations.id = generation_id
     where generations.status = 'failed' and files.purpose = 'generated'`,
  );
  expect(rows, "files of failed generations").toEqual([]);
  for (const { user, id, generation } of ended) {
    if (generation.status !== "failed") continue;
    expect(hasParts(generation.output), `parts of ${id}`).toBe(false);
    expect(filesIn(generation), `files of ${id}`).toEqual([]);
    const archive = await generationsClient(url, user).call("GET", `/generations/${id}/download`);
    expect(archive.status, `archive of ${id}`).toBe(404);
  }
}

/** A repeated read and a repeated request return the same generation. */
async function readsAreStable(installation: Installation, record: RunRecord, ended: readonly Ended[]) {
  for (const { user, id, request, generation } of ended) {
    const client = generationsClient(installation.url, user);
    expect(await client.get(id), "second read").toEqual(generation);
    const again = await requestWithRetries(record, () => client.create(request));
    expect(((await again.json()) as { id: string }).id, "same Idempotency-Key").toBe(id);
  }
}

/** Returns the maximum number of provider calls for one text or image of any generation. */
function mostCalls({ provider }: Installation, { accepted }: RunRecord): number {
  const calls = new Map<string, number>();
  const companies = new Set(accepted.map(({ company }) => company));
  for (const { path, body } of provider.requests) {
    const text = JSON.stringify(body);
    const company = /Company \d{4}x/.exec(text)?.[0];
    if (company === undefined || !companies.has(company)) continue;
    const platform =
      path.includes("/images/") && IMAGE_PLATFORMS.find((one) => text.includes(`of a ${one} ad`));
    const identifier = platform || PROMPTS.find((words) => text.includes(words));
    const key = `${company} ${path} ${identifier ?? ""}`;
    calls.set(key, (calls.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...calls.values());
}

/** Every announced mail arrives once or twice. */
async function mailsArrived({ smtp }: Installation, { signedUp }: RunRecord) {
  const arrived = () => Map.groupBy(smtp.received, ({ to }) => to[0]);
  await until("every mail arrives", async () => signedUp.every((email) => arrived().has(email)), QUIET_MS);
  const ids = smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  for (const [id, same] of Map.groupBy(ids, (one) => one))
    expect(same.length, `deliveries of ${id}`).toBeLessThan(3);
}

/** Every address either has an account whose password works, or none. */
async function addressesAreUsable(installation: Installation, record: RunRecord) {
  for (const email of record.addresses) {
    const response = await requestWithRetries(record, () => signIn(openClient(installation.url), email));
    expect([401, 403], email).toContain(response.status);
    if (record.signedUp.includes(email)) expect(response.status, email).toBe(403);
  }
}
