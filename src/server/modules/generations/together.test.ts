import { expect, it } from "vitest";
import { together, type Telling } from "./together.ts";

async function told(works: readonly Telling<string>[]) {
  const heard: string[] = [];
  try {
    for await (const event of together(works)) heard.push(event);
  } catch (error) {
    return { heard, error: (error as Error).message };
  }
  return { heard, error: undefined };
}

it("gives what works tell in the order in which they tell it", async () => {
  const gate = Promise.withResolvers<void>();
  const { heard, error } = await told([
    async (tell) => {
      tell("a1");
      await gate.promise;
      tell("a2");
    },
    async (tell) => {
      tell("b1");
      gate.resolve();
    },
  ]);
  expect(heard).toEqual(["a1", "b1", "a2"]);
  expect(error).toBeUndefined();
});

it("lets the others end when one fails, then fails itself", async () => {
  const gate = Promise.withResolvers<void>();
  const result = await told([
    async () => {
      gate.resolve();
      throw new Error("broken");
    },
    async (tell) => {
      await gate.promise;
      await Promise.resolve();
      tell("still told");
    },
  ]);
  expect(result).toEqual({ heard: ["still told"], error: "broken" });
});

it("ends at once without works", async () => {
  expect(await told([])).toEqual({ heard: [], error: undefined });
});
