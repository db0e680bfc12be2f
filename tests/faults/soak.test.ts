import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { pick, type Random } from "#studio/random.ts";
import { generationsClient } from "../support/generations.ts";
import { until } from "../support/until.ts";
import { startFleet, type Fleet } from "./fleet.ts";
import { checkInvariants } from "./invariants.ts";
import { faultsRandom } from "./seed.ts";
import { begin, join, newWitness, stubborn, type Witness } from "./witness.ts";

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

async function measure({ url, pool }: Fleet) {
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
function someFault({ lines, places }: Fleet, random: Random): Fault {
  if (random() < 0.3) {
    const place = pick(random, places)!;
    const frozenMs = pick(random, [3000, 14_000])!;
    const freeze = async () => {
      const { pid } = place.product();
      process.kill(pid, "SIGSTOP");
      await delay(frozenMs);
      process.kill(pid, "SIGCONT");
    };
    const restart = (signal: NodeJS.Signals) => async () => {
      await place.product().end(signal);
      await place.start();
    };
    return pick(random, [
      { what: `${place.role} frozen for ${frozenMs} ms`, happen: freeze },
      { what: `${place.role} killed`, happen: restart("SIGKILL") },
      { what: `${place.role} stopped`, happen: restart("SIGTERM") },
    ])!;
  }
  const [name, line] = pick(random, Object.entries(lines))!;
  const way = pick(random, ["cut", "refuse", "swallow", "slow"] as const)!;
  const forMs = pick(random, [200, 1500, 4000])!;
  return {
    what: `${name}: ${way} for ${forMs} ms`,
    async happen() {
      line[way](1500);
      await delay(forMs);
      line.mend();
    },
  };
}

/**
 * Simulates a user who creates all kinds in turn, follows them and reads the history, while others
 * sign up.
 */
async function work(fleet: Fleet, witness: Witness, next: () => number, ended: AbortSignal) {
  let user = await fleet.newUser();
  for (let made = 1; !ended.aborted; made++) {
    if (made % MOST_OF_ONE === 0) user = await fleet.newUser();
    const client = generationsClient(fleet.url, user);
    const { id } = await begin(fleet, witness, user, next());
    const reader = await client.events(id).catch(() => undefined);
    await stubborn(witness, () => client.call("GET", "/generations"));
    await join(fleet, witness);
    await delay(PAUSE_MS);
    reader?.close();
  }
}

test(`${SECONDS} s of mixed work under random faults: nothing is lost, memory and connections return to rest`, async () => {
  const random = faultsRandom();
  const fleet = await startFleet(["web", "worker", "worker"]);
  const ended = new AbortController();
  try {
    const witness = newWitness();
    let count = 0;
    const next = () => count++;
    const early = await fleet.newUser();
    const first = await begin(fleet, witness, early, next());
    await generationsClient(fleet.url, early).ended(first.id, 60_000);
    const before = await measure(fleet);

    const load = Promise.all(Array.from({ length: USERS }, () => work(fleet, witness, next, ended.signal)));
    load.catch(() => {}); // Awaited below.
    const enough = USERS * 5;
    await until("all have worked", async () => witness.accepted.length >= enough, 60_000);
    const working = await measure(fleet);
    const happened: string[] = [];
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
      await delay(pick(random, [500, 1500, 3000]));
      const { what, happen } = someFault(fleet, random);
      happened.push(what);
      await happen();
    }
    process.stdout.write(`${happened.length} faults: ${happened.join(", ")}\n`);
    ended.abort();
    await load;
    await checkInvariants(fleet, witness);

    const rest = async () => {
      const now = await measure(fleet);
      return now.streams === 0 && now.connections <= before.connections + 4 && now;
    };
    const after = await until("connections and streams are back to rest", rest, 90_000);
    process.stdout.write(`${JSON.stringify({ before, working, after })}\n`);
    expect(after.memoryMb - working.memoryMb).toBeLessThan(GROWTH_MB);
    expect((await fetch(`${fleet.url}/readyz`)).status).toBe(200);
  } finally {
    ended.abort();
    await fleet.stop();
  }
});
