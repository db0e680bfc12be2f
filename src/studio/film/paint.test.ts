import { expect, it } from "vitest";
import type { DrawCommand } from "./frame.ts";
import { cachedPaths, paintFrame, type DrawingContext } from "./paint.ts";

/**
 * A fake drawing context that tracks alpha and origin like a canvas and records the drawing calls.
 */
function recorder() {
  const drawn: string[] = [];
  const stack: { alpha: number; x: number; y: number }[] = [];
  const state = { alpha: 1, x: 0, y: 0 };
  const note = (what: string) => drawn.push(`${what} alpha ${state.alpha} at ${state.x},${state.y}`);
  const context: DrawingContext<string, string> = {
    get globalAlpha() {
      return state.alpha;
    },
    set globalAlpha(value) {
      state.alpha = value;
    },
    fillStyle: "",
    save: () => stack.push({ ...state }),
    restore: () => Object.assign(state, stack.pop()),
    beginPath: () => undefined,
    closePath: () => undefined,
    moveTo: (x, y) => note(`from ${x},${y}`),
    lineTo: (x, y) => note(`to ${x},${y}`),
    transform: (_a, _b, _c, _d, x, y) => Object.assign(state, { x: state.x + x, y: state.y + y }),
    translate: (x, y) => Object.assign(state, { x: state.x + x, y: state.y + y }),
    fill: (path?: string) => note(`fill ${path ?? "points"} ${String(context.fillStyle)}`),
    clip: (path?: string) => note(`clip ${path ?? "points"}`),
    drawImage: (image, ...numbers) => note(`${image} ${numbers.join(" ")}`),
  };
  return { context, drawn, isBalanced: () => stack.length === 0 };
}

const source = { x: 1, y: 2, width: 3, height: 4 };
const target = { x: 5, y: 6, width: 7, height: 8 };
const image: DrawCommand = { op: "image", asset: "sheet0", source, target };

it("Alphas multiply, a clip keeps the origin, and saved state is restored", () => {
  const { context, drawn, isBalanced } = recorder();
  const path = cachedPaths((data) => data);
  const commands: DrawCommand[] = [
    { op: "save", alpha: 0.5, matrix: [1, 0, 0, 1, 10, 20] },
    { op: "save", alpha: 0.5, clip: { path: "M0 0Z", x: 3, y: 4 } },
    image,
    { op: "restore" },
    { op: "restore" },
    { op: "fill", paint: "#123456", shape: { path: "M1 1Z", x: 1, y: 1 } },
    { op: "fill", paint: "#654321", shape: { points: [0, 0, 9, 0, 9, 9] } },
    { op: "image", asset: "missing", source, target },
  ];
  paintFrame(context, commands, { images: new Map([["sheet0", "sheet"]]), path });
  expect(drawn).toEqual([
    "clip M0 0Z alpha 0.25 at 13,24",
    "sheet 1 2 3 4 5 6 7 8 alpha 0.25 at 10,20",
    "fill M1 1Z #123456 alpha 1 at 1,1",
    "from 0,0 alpha 1 at 0,0",
    "to 9,0 alpha 1 at 0,0",
    "to 9,9 alpha 1 at 0,0",
    "fill points #654321 alpha 1 at 0,0",
  ]);
  expect(isBalanced()).toBe(true);
});

it("A path is created once", () => {
  const made: string[] = [];
  const path = cachedPaths((data) => made.push(data));
  expect([path("M0 0Z"), path("M0 0Z"), path("M1 1Z")]).toEqual([1, 1, 2]);
});
