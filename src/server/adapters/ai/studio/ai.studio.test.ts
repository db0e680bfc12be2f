import { expect, it } from "vitest";
import { describeTextEngine, eventsOf, partsOf, request } from "../ai.contract.ts";
import { createStudioText } from "./ai.studio.ts";

describeTextEngine("the studio", "studio", () => createStudioText());

it("writes the same ads for the same seed and other ads for another seed", async () => {
  const studio = createStudioText();
  const [first, second, other] = await Promise.all(
    ["one", "one", "two"].map(async (seed) => partsOf(await eventsOf(studio, request({ seed })))),
  );
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});

it("previews split neither words nor emoji, in any script", async () => {
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

it("finishes within 100 ms", async () => {
  const studio = createStudioText();
  await eventsOf(studio);
  const start = performance.now();
  await eventsOf(studio, request({ seed: "timed" }));
  expect(performance.now() - start).toBeLessThan(100);
});
