import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { pick, type Random } from "#studio/random.ts";
import { generationsClient } from "../support/generations.ts";
import { until } from "../support/until.ts";
import { startInstallation, type Installation } from "./installation.ts";
import { checkInvariants } from "./invariants.ts";
import { faultsRandom } from "./seed.ts";
import {
  createGeneration,
  signUpNewUser,
  newRunRecord,
  requestWithRetries,
  type RunRecord,
} from "./run-record.ts";

const SECONDS = Number(process.env["SOAK_SECONDS"] ?? 180);
const USERS = 8;
/** Number of generations after which another user continues, so that no quota is exhausted. */
const MOST_OF_ONE = 40;
/** Delay between two generations of one user, within fair use. */
const PAUSE_MS = 4000;
const MB = 1024 * 1024;
/**
 * Maximum memory growth since the first full load; 16 MB after 1,000 sign-ups and generations
 * (2026-11-22).
 */
const GROWTH_MB = 60;

async function measure({ url, pool }: Installation) {
  const text = await (await fetch(`${url}/metrics`, { headers: { connection: "close" } })).text();
  const read = (name: string) => Number(new RegExp(`^adloom_${name} (\\S+)`, "m").exec(text)?.[1]);
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database()",
  );
  return {
    memoryMb: Math.round(read("process_resident_memory_bytes") / MB),
    open: read("process_open_fds"),
    streams: read("event_streams"),
    connections: rows[0]!.count,
  };
}

interface Fault {
  readonly what: string;
  readonly happen: () => Promise<void>;
}

/** A temporary fault of an installation. */
function someFault({ proxies, slots }: Installation, random: Random): Fault {
  if (random() < 0.3) {
    const slot = pick(random, slots)!;
    const frozenMs = pick(random, [3000, 14_000])!;
    const freeze = async () => {
      const { pid } = slot.product();
      process.kill(pid, "SIGSTOP");
      await delay(frozenMs);
      process.kill(pid, "SIGCONT");
    };
    const restart = (signal: NodeJS.Signals) => async () => {
      await slot.product().end(signal);
      await slot.start();
    };
    return pick(random, [
      { what: `${slot.role} frozen for ${frozenMs} ms`, happen: freeze },
      { what: `${slot.role} killed`, happen: restart("SIGKILL") },
      { what: `${slot.role} stopped`, happen: restart("SIGTERM") },
    ])!;
  }
  const [name, line] = pick(random, Object.entries(proxies))!;
  const way = pick(random, ["cut", "refuse", "silence", "slow"] as const)!;
  const forMs = pick(random, [200, 1500, 4000])!;
  return {
    what: `${name}: ${way} for ${forMs} ms`,
    async happen() {
      line[way](1500);
      await delay(forMs);
      line.restore();
    },
  };
}

/**
 * Simulates a user who creates all kinds in turn, follows them and reads the history, while others
 * sign up.
 */
async function work(installation: Installation, record: RunRecord, next: () => number, ended: AbortSignal) {
  let user = await installation.newUser();
  for (let made = 1; !ended.aborted; made++) {
    if (made % MOST_OF_ONE === 0) user = await installation.newUser();
    const client = generationsClient(installation.url, user);
    const { id } = await createGeneration(installation, record, user, next());
    const reader = await client.events(id).catch(() => undefined);
    await requestWithRetries(record, () => client.call("GET", "/generations"));
    await signUpNewUser(installation, record);
    await delay(PAUSE_MS);
    reader?.close();
  }
}

test(`${SECONDS} s of mixed work under random faults: nothing is lost, memory and connections return to rest`, async () => {
  const random = faultsRandom();
  const installation = await startInstallation(["web", "worker", "worker"]);
  const ended = new AbortController();
  try {
    const record = newRunRecord();
    let count = 0;
    const next = () => count++;
    const early = await installation.newUser();
    const first = await createGeneration(installation, record, early, next());
    await generationsClient(installation.url, early).ended(first.id, 60_000);
    const before = await measure(installation);

    const load = Promise.all(
      Array.from({ length: USERS }, () => work(installation, record, next, ended.signal)),
    );
    load.catch(() => {}); // Awaited below.
    const enough = USERS * 5;
    await until("all have processed jobs", async () => record.accepted.length >= enough, 60_000);
    const working = await measure(installation);
    const happened: string[] = [];
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
      await delay(pick(random, [500, 1500, 3000]));
      const { what, happen } = someFault(installation, random);
      happened.push(what);
      await happen();
    }
    process.stdout.write(`${happened.length} faults: ${happened.join(", ")}\n`);
    ended.abort();
    await load;
    await checkInvariants(installation, record);

    const rest = async () => {
      const now = await measure(installation);
      return now.streams === 0 && now.connections <= before.connections + 4 && now;
    };
    const after = await until("connections and streams return to rest", rest, 90_000);
    process.stdout.write(`${JSON.stringify({ before, working, after })}\n`);
    expect(after.memoryMb - working.memoryMb).toBeLessThan(GROWTH_MB);
    expect((await fetch(`${installation.url}/readyz`)).status).toBe(200);
  } finally {
    ended.abort();
    await installation.stop();
  }
});
