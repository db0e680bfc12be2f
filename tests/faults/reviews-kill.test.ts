import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pick } from "#studio/random.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { reviewDecisions, reviewDigests } from "#server/modules/reviews/reviews.table.ts";
import { openReview, reviewsClient } from "../support/reviews.ts";
import { until } from "../support/until.ts";
import { withKillableProduct } from "./killable-product.ts";
import { faultsRandom } from "./seed.ts";

const ROUNDS = 12;

test("kill -9 between a decision and its mail: each accepted decision is in exactly one mail", async () => {
  const random = faultsRandom();
  await withKillableProduct(async ({ db, dataDir, url, newUser, kill, start }) => {
    const user = await newUser("pro");
    const campaign = await reviewsClient(url(), user).package();
    const { url: link } = await reviewsClient(url(), user).ask(campaign);

    const accepted = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const { id: adId, version } = campaign.ads[round]!;
      const body = { name: `Lena ${round}`, decision: "approved", ads: [{ adId, hash: version.hash }] };
      // The kill may cut the request off.
      const deciding = openReview(url(), link!)
        .call("POST", "/decisions", body)
        .catch(() => undefined);
      await delay(pick(random, [0, 5, 20, 40, 80, 150])!);
      if (round % 2 === 0) await deciding;
      await kill();
      if ((await deciding)?.status === 200) accepted.add(body.name);
      // The next mail would come an hour later.
      await db.delete(reviewDigests).where(eq(reviewDigests.userId, user.id));
      await start();
    }
    expect(accepted.size).toBeGreaterThanOrEqual(ROUNDS / 2);

    const decisions = await until(
      "every decision is in a mail that was sent",
      async () => {
        await db.delete(reviewDigests).where(eq(reviewDigests.userId, user.id));
        const pending = await db.$count(mails, eq(mails.status, "pending"));
        const rows = await db.select().from(reviewDecisions);
        return pending === 0 && rows.every(({ mailId }) => mailId !== null) && rows;
      },
      150_000,
    );
    const names = decisions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...accepted]));
    // Each decision is in the mail that its row names, and in no other.
    const folder = join(dataDir, "outbox");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    for (const { name, mailId } of decisions) {
      const within = files.filter((_, at) => texts[at]!.includes(`\r\n${name} approved`));
      expect(within, name).toEqual([`${mailId}.eml`]);
    }
  });
}, 300_000);
