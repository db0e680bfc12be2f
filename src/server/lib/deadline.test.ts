import { expect, test } from "vitest";
import { endBy, startDeadline } from "./deadline.ts";

const late = () => new Error("late");

test("Work that ends in time returns its result or its own error", async () => {
  const deadline = startDeadline(60_000);
  expect(deadline.left()).toBeGreaterThan(59_000);
  expect(await endBy(deadline, Promise.resolve(1), late)).toBe(1);
  await expect(endBy(deadline, Promise.reject(new Error("own")), late)).rejects.toThrow("own");
});

test("Unfinished work and work after the deadline reject", async () => {
  const deadline = startDeadline(1);
  const never = new Promise<never>(() => {});
  await expect(endBy(deadline, never, late)).rejects.toThrow("late");
  expect(deadline.left()).toBe(0);
  await expect(endBy(deadline, never, late)).rejects.toThrow("late");
});
