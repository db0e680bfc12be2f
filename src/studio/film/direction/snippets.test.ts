import { expect, it } from "vitest";
import type { SceneOp } from "#studio/image/scene.ts";
import { snippetsOf } from "./snippets.ts";

const SNIPPETS = [
  `<circle transform="translate(100 200) rotate(10)" r="20" fill="#fff"/>`,
  `<rect transform="translate(300 400) rotate(45)" x="-27" y="-12.6" width="54" height="25.2" rx="12.6" fill="#fff"/>`,
  `<path transform="translate(500 600) rotate(0) scale(3)" d="M0-12 3-4 11-3 5 3 7 11 0 7-7 11-5 3-11-3-3-4Z" fill="#fff" stroke="#fff" stroke-width="3"/>`,
  `<path transform="translate(700 800) rotate(90)" d="M-45 0q15-30 30 0t30 0t30 0" fill="none" stroke="#fff" stroke-width="9"/>`,
];
const drawing = (inner: string) =>
  ({
    kind: "drawing",
    z: 1,
    box: { l: 0, t: 0, r: 1080, b: 1080 },
    svg: `<svg xmlns="x">${inner}</svg>`,
  }) as SceneOp;

it("Each paper snippet has a tight box that contains it in every rotation", () => {
  const found = snippetsOf(drawing(SNIPPETS.join("")));
  expect(found).toHaveLength(4);
  const halves = found.map(({ box: { l, r } }) => (r - l) / 2);
  for (const [index, radius] of [20, Math.hypot(27, 12.6), 40.5, 49.5].entries()) {
    expect(halves[index]).toBeGreaterThanOrEqual(radius);
    expect(halves[index]).toBeLessThan(radius + 9);
  }
  expect(found.map(({ box: { l, r, t, b } }) => [(l + r) / 2, (t + b) / 2])).toEqual([
    [100, 200],
    [300, 400],
    [500, 600],
    [700, 800],
  ]);
});

it("Other drawings are not split", () => {
  const rays = drawing(`<path d="M0 0L9 9Z"/>`);
  expect(snippetsOf(rays)).toEqual([rays]);
});
