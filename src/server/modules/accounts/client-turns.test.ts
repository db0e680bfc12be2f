import { expect, test } from "vitest";
import { createClientTurns } from "./client-turns.ts";

test("of 45 calls of one client four are worked on, twenty wait, the rest is refused; others are not concerned", async () => {
  const turns = createClientTurns();
  const gate = Promise.withResolvers<void>();
  let started = 0;
  const work = async () => {
    started++;
    await gate.promise;
  };
  const calls = Promise.allSettled(Array.from({ length: 45 }, () => turns("greedy", work)));
  expect(started).toBe(4);
  expect(await turns("other", async () => "served")).toBe("served");
  gate.resolve();
  const refused = (await calls).filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(21);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "rate_limited", details: { retryAfter: 2 } });
});
