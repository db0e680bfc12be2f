import { expect, test } from "vitest";
import { engineWords } from "./tool-words.ts";

test("who made something is named once each, the studio by its name", () => {
  expect(engineWords.madeBy("studio")).toBe("Made by Adloom studio");
  expect(engineWords.madeBy("gpt-image-2.5-flare", "gpt-image-2.5-flare")).toBe(
    "Made by gpt-image-2.5-flare",
  );
  expect(engineWords.madeBy("gpt-image-2.5-flare", "studio", "studio")).toBe(
    "Made by gpt-image-2.5-flare and Adloom studio",
  );
  expect(engineWords.madeBy("a", "b", "studio")).toBe("Made by a, b and Adloom studio");
});
