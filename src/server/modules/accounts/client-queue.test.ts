import { expect, test } from "vitest";
import { createClientQueue } from "./client-queue.ts";

test("Of 45 calls of one client four run, twenty wait and the rest is rejected; other clients are unaffected", async () => {
  const queue = createClientQueue();
  const gate = Promise.withResolvers<void>();
  let started = 0;
  const task = async () => {
    started++;
    await gate.promise;
  };
  const calls = Promise.allSettled(Array.from({ length: 45 }, () => queue("greedy", task)));
  expect(started).toBe(4);
  expect(await queue("other", async () => "served")).toBe("served");
  gate.resolve();
  const refused = (await calls).filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(21);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "rate_limited", details: { retryAfter: 2 } });
});
