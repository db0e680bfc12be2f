import { expect, test } from "vitest";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { imageCopy } from "./image.copy.ts";
import { imageKind } from "./image.kind.ts";

test("texts promise the size of the chosen shape, which is not each platform's most common one", () => {
  expect(PLATFORMS.tiktok.image.commonSize).not.toBe("square");
  expect(imageCopy.lead).toContain("for the shape you choose");
  expect(`${imageCopy.lead} ${imageKind.tool.feature}`).not.toMatch(/native/i);
});
