import { expect, it } from "vitest";
import { describeTextEngine, eventsOf, partsOf, request } from "../ai.contract.ts";
import { createStudioText } from "./ai.studio.ts";

describeTextEngine("the studio", "studio", () => createStudioText());

it("writes the same for the same seed and other words for another", async () => {
  const studio = createStudioText();
  const [first, again, other] = await Promise.all(
    ["one", "one", "two"].map(async (seed) => partsOf(await eventsOf(studio, request({ seed })))),
  );
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it("grows without splitting words or emoji, in any script", async () => {
  const input = {
    companyName: "山田茶舗",
    productName: "煎茶",
    targetAudience: "",
    keyMessage: "一番茶だけを使っています👩‍👩‍👧",
    additionalDetails: "",
  };
  const events = await eventsOf(createStudioText(), request({ input }));
  for (const event of events) if (event.type === "growing") expect(event.text).toMatch(/^(?!.*\u200D$)/u);
  for (const event of events) if (event.type === "growing") expect(event.text.isWellFormed()).toBe(true);
  expect(partsOf(events)).toHaveLength(3);
});

it("is done within 100 ms", async () => {
  const studio = createStudioText();
  await eventsOf(studio);
  const start = performance.now();
  await eventsOf(studio, request({ seed: "timed" }));
  expect(performance.now() - start).toBeLessThan(100);
});
