import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { REVIEW_DIGEST } from "#server/modules/reviews/digest.service.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { JOB } from "../../support/files.ts";
import { createReviewOwner, deliveredMail, openReview } from "../../support/reviews.ts";
import { HOUR } from "../../support/durations.ts";
import { until } from "../../support/until.ts";

let app: TestApp;
let offset = 0;

beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offset) } });
});
afterAll(() => app.stop());

const runSweep = () =>
  jobHandlers(app.deps)
    .find(({ type }) => type.name === "reviews.digest-sweep")!
    .run({}, JOB);

/** Subjects of the mails about decisions, oldest first. */
async function subjectsTo(recipient: string): Promise<string[]> {
  const ofUser = and(eq(mails.recipient, recipient), eq(mails.kind, "review-decisions"));
  const rows = await app.deps.db.select().from(mails).where(ofUser).orderBy(asc(mails.createdAt));
  return rows.map(({ subject }) => subject);
}

/**
 * Waits until the worker has ended a user's jobs. A job that runs while the test advances the clock
 * can read its decisions before and the time after.
 */
async function digestJobsEnd(userId: string): Promise<void> {
  await until("the digest jobs end", async () => {
    const { rows } = await app.deps.db.execute(
      sql`select id from pgboss.job where name = ${REVIEW_DIGEST.name} and data ->> 'userId' = ${userId}
        and state in ('created', 'retry', 'active')`,
    );
    return rows.length === 0;
  });
}

test("Decisions are mailed at once, then at most once an hour, each exactly once", async () => {
  const { client, user } = await createReviewOwner(app);
  const campaign = await client.package();
  const { url } = await client.ask(campaign);
  const lena = openReview(app.url, url!, "Lena <b>Brandt</b>");
  const [first, second, third] = campaign.ads.map(({ id }) => id);
  await lena.decide("approved", [first!]);
  const { row } = await deliveredMail(app, "review-decisions", user.email);
  expect(row.subject).toBe("Review: 1 ad approved");
  expect(row.plain).toContain("Lena <b>Brandt</b> approved Facebook A");
  expect(row.html).toContain("Lena &lt;b&gt;Brandt&lt;/b&gt; approved");
  expect(row.plain).toContain(`/dashboard/campaigns/${campaign.id}/review`);
  expect(row.plain).not.toContain(url!.split("/").at(-1));

  await lena.decide("changes", [second!]);
  await lena.decide("approved", [third!]);
  await digestJobsEnd(user.id);
  await runSweep();
  expect(await subjectsTo(user.email)).toHaveLength(1);
  offset += HOUR - 60_000;
  await runSweep();
  expect(await subjectsTo(user.email)).toHaveLength(1);
  offset += 2 * 60_000;
  await Promise.all([runSweep(), runSweep(), runSweep()]);
  expect(await subjectsTo(user.email)).toEqual([
    "Review: 1 ad approved",
    "Review: 1 ad approved, changes wanted for 1 ad",
  ]);
  offset += 2 * HOUR;
  await runSweep();
  expect(await subjectsTo(user.email)).toHaveLength(2);
});

test("A deleted campaign mails nothing; after its restore it does", async () => {
  const { client, user } = await createReviewOwner(app);
  const campaign = await client.package();
  const { url } = await client.ask(campaign);
  const lena = openReview(app.url, url!);
  await lena.decide("approved", [campaign.ads[0]!.id]);
  await deliveredMail(app, "review-decisions", user.email);
  await lena.decide("changes", [campaign.ads[1]!.id]);
  await digestJobsEnd(user.id);
  offset += HOUR - 5 * 60_000;
  await client.call("DELETE", `/campaigns/${campaign.id}`);
  offset += 6 * 60_000;
  await runSweep();
  expect(await subjectsTo(user.email)).toHaveLength(1);
  await client.json("POST", `/campaigns/${campaign.id}/restore`);
  await runSweep();
  expect(await subjectsTo(user.email)).toEqual(["Review: 1 ad approved", "Review: changes wanted for 1 ad"]);
});

test("A job for an account that was erased meanwhile ends without a mail", async () => {
  const digest = jobHandlers(app.deps).find(({ type }) => type.name === "reviews.digest")!;
  const count = () => app.deps.db.$count(mails);
  const before = await count();
  await digest.run({ userId: randomUUID() }, JOB);
  expect(await count()).toBe(before);
});
