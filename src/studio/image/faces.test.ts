import { expect, test } from "vitest";
import { faceFor } from "./faces.ts";

test("The typefaces of a brand replace the Latin fonts of the style only", () => {
  const typefaces = "anton-archivo";
  expect(faceFor("luxury", "headline", "latn", { typefaces }).families).toEqual(["anton"]);
  expect(faceFor("luxury", "body", "latn", { typefaces })).toMatchObject({
    families: ["archivo"],
    weight: 600,
  });
  expect(faceFor("luxury", "headline", "arab", { typefaces }).families).toEqual([
    "noto-naskh-arabic",
    "anton",
  ]);
  expect(faceFor("luxury", "headline", "latn").families).toEqual(["bodoni-moda"]);
});
