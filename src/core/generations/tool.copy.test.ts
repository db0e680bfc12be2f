import { expect, test } from "vitest";
import { engineCopy } from "./tool.copy.ts";

test("madeBy names each engine once and the studio by its name", () => {
  expect(engineCopy.madeBy("studio")).toBe("Made by Adloom studio");
  expect(engineCopy.madeBy("gpt-image-2.5-flare", "gpt-image-2.5-flare")).toBe("Made by gpt-image-2.5-flare");
  expect(engineCopy.madeBy("gpt-image-2.5-flare", "studio", "studio")).toBe(
    "Made by gpt-image-2.5-flare and Adloom studio",
  );
  expect(engineCopy.madeBy("a", "b", "studio")).toBe("Made by a, b and Adloom studio");
});
