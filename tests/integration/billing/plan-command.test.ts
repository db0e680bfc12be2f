import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { runCommand } from "../../support/processes/command.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

const plan = (env: Record<string, string>, ...args: string[]) => runCommand("plan", args, env);

let pipeline: Pipeline;
let env: Record<string, string>;

beforeAll(async () => {
  pipeline = await startPipeline();
  env = { DATABASE_URL: pipeline.app.databaseUrl };
});
afterAll(() => pipeline.app.stop());

test("a granted plan applies at once in the running product and can be revoked", async () => {
  const client = await pipeline.newUser();
  const { email, id } = client.user;
  const granted = await plan(env, email.toUpperCase(), "growth");
  expect(granted).toEqual({ code: 0, text: expect.stringContaining("Growth Starter plan") });
  expect((await client.usage()).imageAds).toEqual({ used: 0, total: 10 });
  expect(await plan(env, email, "pro")).toMatchObject({ code: 0 });
  expect((await client.usage()).imageAds.total).toBe(100);
  const [user] = await pipeline.app.deps.db.select().from(users).where(eq(users.id, id));
  expect(user?.subscriptionStatus).toBe("free");
  expect(await plan(env, email, "free")).toMatchObject({ code: 0 });
  expect((await client.usage()).imageAds.total).toBe(0);
});

test("the higher of a granted and a paid plan applies", async () => {
  const client = await pipeline.newUser();
  await pipeline.app.deps.db
    .update(users)
    .set({ subscriptionStatus: "scale" })
    .where(eq(users.id, client.user.id));
  const granted = await plan(env, client.user.email, "growth");
  expect(granted.text).toContain("The account now has the Scale Pro plan, which is paid.");
  expect((await client.usage()).imageAds.total).toBe(30);
});

describe("invalid arguments", () => {
  test.each([
    [["unknown@example.com", "pro"], 1, "No account has the address unknown@example.com"],
    [["unknown@example.com", "gold"], 2, "gold is not a plan"],
    [["unknown", "pro"], 2, "unknown is not an email address"],
    [[], 2, "npm run plan -- EMAIL TIER"],
  ])("%s", async (args, code, words) => {
    expect(await plan(env, ...args)).toEqual({ code, text: expect.stringContaining(words) });
  });
});

test("works with the embedded database, running or not, and leaves it in that state", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "adloom-plan-"));
  const unknown = { code: 1, text: expect.stringContaining("No account") };
  expect(await plan({ DATA_DIR: dataDir }, "ada@example.com", "pro")).toEqual(unknown);
  const running = await startEmbeddedPostgres({ dataDir });
  await migrate(running.url);
  expect(await plan({ DATA_DIR: dataDir }, "ada@example.com", "pro")).toEqual(unknown);
  await migrate(running.url);
  await running.stop();
  await rm(dataDir, { recursive: true });
});
