import { setTimeout as delay } from "node:timers/promises";
import { test } from "vitest";
import { pick } from "#studio/random.ts";
import { startInstallation } from "./installation.ts";
import { checkInvariants } from "./invariants.ts";
import { faultsRandom } from "./seed.ts";
import { createGeneration, signUpNewUser, newRunRecord } from "./run-record.ts";

const KILLS = Number(process.env["KILLS"] ?? 20);
const GENERATIONS = KILLS * 5;
const SIGN_UPS = KILLS * 10;
/** Fair-use limit of one user. */
const USERS = 10;

test(`${KILLS} times kill -9 during ${GENERATIONS} generations and ${SIGN_UPS} sign-ups: nothing is lost or doubled`, async () => {
  const random = faultsRandom();
  const installation = await startInstallation(["web", "worker", "worker"]);
  try {
    installation.proxies.provider.slow(150);
    const record = newRunRecord();
    const users = await Promise.all(Array.from({ length: USERS }, installation.newUser));
    for (let kill = 0; kill < KILLS; kill++) {
      const work: Promise<unknown>[] = [];
      for (let at = kill * 5; at < (kill + 1) * 5; at++)
        work.push(createGeneration(installation, record, users[at % USERS]!, at));
      for (let at = 0; at < 10; at++) work.push(signUpNewUser(installation, record));
      const slot = pick(random, installation.slots)!;
      await delay(pick(random, [30, 100, 300, 700, 1500, 2500]));
      await slot.product().end("SIGKILL");
      await slot.start();
      await Promise.all(work);
    }
    installation.proxies.provider.slow(0);
    await checkInvariants(installation, record);
  } finally {
    await installation.stop();
  }
});
