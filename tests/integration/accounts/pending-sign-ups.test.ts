import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mails } from "#server/modules/mails/mails.table.ts";
import {
  verificationFormPath,
  newAddress,
  readError,
  readSession,
  signIn,
  signUp,
  verificationLinks,
  verifyWithPassword,
  redirectTarget,
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { until } from "../../support/until.ts";
import { MINUTE, SECOND } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

/** A browser that has signed up with an address and its own password. */
async function person(email: string, name: string): Promise<TestClient & { readonly password: string }> {
  const client = openClient(app.url);
  const password = `the password of ${name}`;
  expect((await signUp(client, email, { name, password })).status).toBe(200);
  return { ...client, password };
}

const mailsTo = (email: string) => app.deps.db.select().from(mails).where(eq(mails.recipient, email));
const mailed = async (email: string) => (await mailsTo(email)).length;
const resend = (client: TestClient, email: string) =>
  client.post("/api/auth/send-verification-email", { email });
const at = (ms: number) => {
  clock.offsetMs = ms;
};

describe("an attacker who signs up with the owner's address", () => {
  test.each(["before", "after"])(
    "A stranger who signs up %s the owner never gets into the owner's account",
    async (order) => {
      const email = newAddress();
      const people: Record<string, Awaited<ReturnType<typeof person>>> = {};
      const names = order === "before" ? ["stranger", "owner"] : ["owner", "stranger"];
      for (const [count, name] of names.entries()) {
        people[name] = await person(email, name);
        await verificationLinks(app, email, count + 1);
      }
      const { owner, stranger } = people as Record<"owner" | "stranger", Awaited<ReturnType<typeof person>>>;
      const links = await verificationLinks(app, email, 2);
      const strangers = links[names.indexOf("stranger")]!;
      const owners = links[names.indexOf("owner")]!;

      // Both mails are in the owner's inbox, and the owner opens the attacker's.
      expect(await redirectTarget(owner, strangers)).toBe(verificationFormPath(strangers));
      expect((await verifyWithPassword(owner, strangers, owner.password)).status).toBe(400);
      expect((await signIn(stranger, email, stranger.password)).status).toBe(403);
      expect(await readSession(owner)).toBeNull();

      expect(await redirectTarget(owner, owners)).toBe("/dashboard");
      expect((await readSession(owner))?.user).toMatchObject({ email, name: "owner" });
      expect((await signIn(stranger, email, stranger.password)).status).toBe(401);
      expect((await signIn(openClient(app.url), email, owner.password)).status).toBe(200);
      expect(await redirectTarget(stranger, strangers)).toBe("/login?verified=1");
      expect((await verifyWithPassword(stranger, strangers, stranger.password)).status).toBe(400);
    },
  );
});

test("one browser that signed up twice is signed in by either link", async () => {
  const email = newAddress();
  const browser = openClient(app.url);
  await signUp(browser, email, { name: "First", password: "first password" });
  const [first] = await verificationLinks(app, email, 1);
  await signUp(browser, email, { name: "Second", password: "second password" });
  await verificationLinks(app, email, 2);
  expect(await redirectTarget(browser, first!)).toBe("/dashboard");
  expect((await readSession(browser))?.user).toMatchObject({ name: "First" });
});

test("20 concurrent sign-ups are accepted, two are mailed, and both links work", async () => {
  const email = newAddress();
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, count) => person(email, `number ${count}`)),
  );
  const links = await verificationLinks(app, email, 2);
  expect(await mailed(email)).toBe(2);
  for (const link of links)
    expect(await redirectTarget(openClient(app.url), link)).toBe(verificationFormPath(link));
  const places = await Promise.all(people.map((client) => redirectTarget(client, links[0]!)));
  expect(places.filter((place) => place === "/dashboard")).toHaveLength(1);
});

test("the first used link cancels unsent mails of other sign-ups", async () => {
  const email = newAddress();
  const owner = await person(email, "owner");
  const [link] = await verificationLinks(app, email, 1);
  await person(email, "other");
  await verificationLinks(app, email, 2);
  await app.deps.pool.query(
    "update mails set status = 'pending' where id = (select id from mails where recipient = $1 order by created_at desc limit 1)",
    [email],
  );
  expect(await redirectTarget(owner, link!)).toBe("/dashboard");
  expect((await mailsTo(email)).map(({ status }) => status)).toEqual(["sent"]);
});

describe("mails to one address", () => {
  test("Any minute has two mails at most and any hour five; later sign-ups are kept without a mail", async () => {
    const email = newAddress();
    const counts: number[] = [];
    for (const seconds of [0, 40, 45, 75, 80, 120, 200, 300, 3500, 3610, 3612, 3660]) {
      at(seconds * SECOND);
      await person(email, `at ${seconds}`);
      counts.push(await mailed(email));
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 5, 5, 5, 6, 6, 7]);
  });

  test("a sign-up beyond the limits succeeds and gets its link once the limit allows it", async () => {
    const email = newAddress();
    await person(email, "one");
    await person(email, "two");
    const late = await person(email, "late");
    expect((await signIn(openClient(app.url), email, late.password)).status).toBe(403);
    at(61 * SECOND);
    expect((await resend(late, email)).status).toBe(200);
    const links = await verificationLinks(app, email, 3);
    expect(await redirectTarget(late, links[2]!)).toBe("/dashboard");
  });

  test("a resend beyond the limit of a minute is sent after the minute", async () => {
    const email = newAddress();
    await person(email, "one");
    const browser = await person(email, "two");
    await verificationLinks(app, email, 2);
    expect((await resend(browser, email)).status).toBe(200);
    const put = await until("the job is delayed", async () => {
      const { rows } = await app.deps.pool.query<{ seconds: number }>(
        `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
         where name = 'accounts.mail' and data ->> 'email' = $1 and state = 'created' and start_after > now() + interval '5 s'`,
        [email],
      );
      return rows[0];
    });
    expect(put.seconds).toBeLessThanOrEqual(60);
    expect(await mailed(email)).toBe(2);
    at(61 * SECOND);
    await app.deps.pool.query(
      "update pgboss.job set start_after = now() where name = 'accounts.mail' and data ->> 'email' = $1",
      [email],
    );
    const links = await verificationLinks(app, email, 3);
    expect(await redirectTarget(browser, links[2]!)).toBe("/dashboard");
  });

  test("a sign-up that cannot get a link while no earlier one works is rejected with a waiting time", async () => {
    const email = newAddress();
    for (const name of ["one", "two"]) {
      const client = await person(email, name);
      const link = (await verificationLinks(app, email, name === "one" ? 1 : 2)).at(-1)!;
      const tries = ["wrong one", "wrong two", "wrong three", "wrong four", "wrong five"];
      for (const wrong of tries) expect((await verifyWithPassword(client, link, wrong)).status).toBe(400);
    }
    const refused = await readError(await signUp(openClient(app.url), email));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    at(61 * SECOND);
    expect((await signUp(openClient(app.url), email)).status).toBe(200);
  });
});

describe("the sign-up whose link a resend mails", () => {
  test("is that of the requesting browser, or otherwise the newest", async () => {
    const email = newAddress();
    const first = await person(email, "first");
    const second = await person(email, "second");
    await verificationLinks(app, email, 2);
    at(2 * MINUTE);
    await resend(first, email);
    const byFirst = (await verificationLinks(app, email, 3))[2]!;
    at(4 * MINUTE);
    await resend(openClient(app.url), email);
    const byNobody = (await verificationLinks(app, email, 4))[3]!;
    expect(await redirectTarget(first, byNobody)).toBe(verificationFormPath(byNobody));
    expect(await redirectTarget(second, byFirst)).toBe(verificationFormPath(byFirst));
    expect(await redirectTarget(first, byFirst)).toBe("/dashboard");
  });

  test("after a rejected sign-in, is the one with that password, which then signs in the browser", async () => {
    const email = newAddress();
    const owner = await person(email, "owner");
    await person(email, "another password");
    await verificationLinks(app, email, 2);
    const elsewhere = openClient(app.url);
    expect(await readError(await signIn(elsewhere, email, owner.password))).toMatchObject({
      code: "email_not_verified",
    });
    at(2 * MINUTE);
    await resend(elsewhere, email);
    const link = (await verificationLinks(app, email, 3))[2]!;
    expect(await redirectTarget(elsewhere, link)).toBe("/dashboard");
    expect((await readSession(elsewhere))?.user).toMatchObject({ name: "owner" });
  });
});
