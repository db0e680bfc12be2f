import { expect, test } from "vitest";
import { PASSWORD, linkIn, newAddress, signIn, signUp, verifyWithPassword } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { generationsClient } from "../support/generations.ts";
import { until } from "../support/until.ts";
import { startInstallation, type Installation } from "./installation.ts";
import { checkInvariants } from "./invariants.ts";
import { createGeneration, newRunRecord } from "./run-record.ts";

const CLOCK = new URL("../support/processes/jumping-clock.ts", import.meta.url);
const JUMPS = ["three days ahead", "three days behind", "back to the true time"];

/** Makes the clock of every process jump, and waits for it. */
async function jump({ slots }: Installation, count: number) {
  for (const slot of slots) process.kill(slot.product().pid, "SIGUSR2");
  const jumps = (output: string) => output.split("clock jumped").length - 1;
  await until("all clocks have jumped", async () =>
    slots.every((slot) => jumps(slot.product().output()) === count),
  );
}

/** Link in the mail to an address, as received by the mail server. */
async function mailedLink({ smtp }: Installation, email: string) {
  const mail = await until(
    "the mail",
    async () => smtp.received.find(({ to }) => to.includes(email)),
    20_000,
  );
  return linkIn({ plain: mail.source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=") });
}

test("while the clocks of all processes jump by days, sessions, links, limits and jobs follow the database's clock", async () => {
  const installation = await startInstallation(["web", "worker"], { NODE_OPTIONS: `--import=${CLOCK.href}` });
  try {
    const record = newRunRecord();
    const user = await installation.newUser();
    const client = generationsClient(installation.url, user);
    const { period } = await client.usage();
    const emails = JUMPS.map(() => newAddress());
    for (const email of emails) expect((await signUp(openClient(installation.url), email)).status).toBe(200);
    const links = await Promise.all(emails.map((email) => mailedLink(installation, email)));

    for (const [at, where] of JUMPS.entries()) {
      await jump(installation, at + 1);
      // An earlier link, a new session, and the earlier session.
      const browser = openClient(installation.url);
      expect((await verifyWithPassword(browser, links[at]!)).status, where).toBe(200);
      expect((await signIn(browser, emails[at]!, PASSWORD)).status, where).toBe(200);
      expect((await browser.get("/api/profile")).status, where).toBe(200);
      expect((await client.call("GET", "/profile")).status, where).toBe(200);
      expect((await client.usage()).period, where).toEqual(period);
      // Failures are retried in time.
      const image = `Company ${String(at * 4 + 1).padStart(4, "0")}x`;
      installation.provider.imageWhen(image, { type: "error", status: 503 }, { type: "picture" });
      for (let kind = 0; kind < 4; kind++) {
        const { id } = await createGeneration(installation, record, user, at * 4 + kind);
        const { status, fallbackReason, createdAt } = await client.ended(id, 60_000);
        expect({ status, fallbackReason }, where).toEqual({ status: "completed" });
        expect(Math.abs(Date.parse(createdAt) - Date.now()), where).toBeLessThan(60_000);
      }
    }
    await checkInvariants(installation, record);
  } finally {
    await installation.stop();
  }
});
