import { expect, test } from "vitest";
import { containedBox } from "./picture-box.ts";

const FRAME = { width: 400, height: 800 };
const BOX = { left: 0, top: 0.25, width: 1, height: 0.5 };

test("a picture as wide as its box fills it", () => {
  expect(containedBox(BOX, FRAME, { width: 1000, height: 1000 })).toEqual(BOX);
});

test("a wide picture is in the middle of a square box, a tall one too", () => {
  expect(containedBox(BOX, FRAME, { width: 2000, height: 1000 })).toEqual({
    left: 0,
    top: 0.375,
    width: 1,
    height: 0.25,
  });
  expect(containedBox(BOX, FRAME, { width: 500, height: 1000 })).toEqual({
    left: 0.25,
    top: 0.25,
    width: 0.5,
    height: 0.5,
  });
});
