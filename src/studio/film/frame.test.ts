import { describe, expect, it } from "vitest";
import { EASES, type Film } from "#core/film/film.ts";
import { valueAt } from "./curve.ts";
import { frameAt } from "./frame.ts";

describe("A curve", () => {
  it("holds before its first and after its last key", () => {
    const curve = [
      [1, 10],
      [2, 20],
    ] as const;
    expect([0, 1, 1.5, 2, 9].map((t) => valueAt(curve, t, 0))).toEqual([10, 10, 15, 20, 20]);
  });

  it.each(EASES)("with the ease %s meets both of its keys", (ease) => {
    const curve = [
      [1, 10],
      [2, 20, ease],
    ] as const;
    expect(valueAt(curve, 1, 0)).toBeCloseTo(10, 6);
    expect(valueAt(curve, 2, 0)).toBe(20);
    const before = valueAt(curve, 1.999, 0);
    if (ease !== "hold") expect(Math.abs(before - 20)).toBeLessThan(0.1);
  });
});

const film = (layer: Partial<Film["layers"][number]>): Film => ({
  width: 100,
  height: 100,
  fps: 30,
  seconds: 6,
  style: "bold",
  scenes: [],
  endCard: 3,
  layers: [{ id: "shot0", from: 0, to: 6, actors: [], ...layer }],
  cues: [],
  beats: { mood: null, bars: 2, beat: 0.75 },
  assets: [],
  readables: [],
});
const sprite = {
  id: "line",
  kind: "sprite",
  asset: "sheet0",
  source: { x: 0, y: 0, width: 10, height: 5 },
  x: 20,
  y: 30,
} as const;

describe("A frame", () => {
  it("draws a layer from its first second up to its last", () => {
    const one = film({ from: 1, to: 2, actors: [sprite] });
    expect([0.99, 1, 1.99, 2].map((t) => frameAt(one, t).length)).toEqual([0, 1, 1, 0]);
  });

  it("scales and turns around the pivot", () => {
    const posed = film({ actors: [{ ...sprite, pose: { scale: 2, turn: 90, pivot: [25, 30] } }] });
    const [save] = frameAt(posed, 0);
    if (save?.op !== "save" || !save.matrix) throw new Error("No transform");
    const [a, b, c, d, e, f] = save.matrix;
    const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
    expect(at(25, 30).map(Math.round)).toEqual([25, 30]);
    // 5 px to the right of the pivot is 10 px below it.
    expect(at(30, 30).map(Math.round)).toEqual([25, 40]);
  });

  it("leaves out what is not visible", () => {
    expect(frameAt(film({ actors: [{ ...sprite, pose: { alpha: 0 } }] }), 0)).toEqual([]);
    expect(frameAt(film({ pose: { alpha: 0.001 }, actors: [sprite] }), 0)).toEqual([]);
  });

  it("keeps the mask of a line in place and moves that of a picture with it", () => {
    const mask = { kind: "path", path: "M0 0H9V9Z", x: 1, y: 2 } as const;
    const line = frameAt(film({ actors: [{ ...sprite, mask, pose: { y: 7.5 } }] }), 0);
    expect(line.map((command) => ("clip" in command ? "clip" : command.op))).toEqual([
      "clip",
      "save",
      "image",
      "restore",
      "restore",
    ]);
    const view = { x: 0, y: 0, width: 10, height: 5 };
    const target = { x: 0, y: 0, width: 10, height: 5 };
    const picture = { id: "p", kind: "picture", asset: "p", target, view, mask, pose: { y: 7.5 } } as const;
    const moved = frameAt(film({ actors: [picture] }), 0);
    expect(moved.map((command) => ("clip" in command ? "clip" : command.op))).toEqual([
      "save",
      "clip",
      "image",
      "restore",
      "restore",
    ]);
  });
});
