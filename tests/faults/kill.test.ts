import { setTimeout as delay } from "node:timers/promises";
import { test } from "vitest";
import { pick } from "#studio/random.ts";
import { startFleet } from "./fleet.ts";
import { checkInvariants } from "./invariants.ts";
import { faultsRandom } from "./seed.ts";
import { begin, join, newWitness } from "./witness.ts";

const KILLS = Number(process.env["KILLS"] ?? 20);
const GENERATIONS = KILLS * 5;
const SIGN_UPS = KILLS * 10;
/** Fair-use limit of one user. */
const USERS = 10;

test(`${KILLS} times kill -9 during ${GENERATIONS} generations and ${SIGN_UPS} sign-ups: nothing is lost or doubled`, async () => {
  const random = faultsRandom();
  const fleet = await startFleet(["web", "worker", "worker"]);
  try {
    fleet.lines.provider.slow(150);
    const witness = newWitness();
    const users = await Promise.all(Array.from({ length: USERS }, fleet.newUser));
    for (let kill = 0; kill < KILLS; kill++) {
      const work: Promise<unknown>[] = [];
      for (let at = kill * 5; at < (kill + 1) * 5; at++)
        work.push(begin(fleet, witness, users[at % USERS]!, at));
      for (let at = 0; at < 10; at++) work.push(join(fleet, witness));
      const place = pick(random, fleet.places)!;
      await delay(pick(random, [30, 100, 300, 700, 1500, 2500]));
      await place.product().end("SIGKILL");
      await place.start();
      await Promise.all(work);
    }
    fleet.lines.provider.slow(0);
    await checkInvariants(fleet, witness);
  } finally {
    await fleet.stop();
  }
});
