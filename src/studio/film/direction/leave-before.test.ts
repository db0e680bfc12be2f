import { describe, expect, it } from "vitest";
import type { SpriteActor } from "#core/film/film.ts";
import { valueAt } from "../curve.ts";
import { leaveBefore } from "./leave-before.ts";

const sprite = (id: string, changes: Partial<SpriteActor> = {}): SpriteActor => ({
  ...{ id, kind: "sprite", asset: "sheet0", x: 0, y: 0 },
  source: { x: 0, y: 0, width: 9, height: 9 },
  ...changes,
});

describe("Before a dissolve", () => {
  it("text has left, and pictures stay", () => {
    for (const id of ["0-line-1", "12-button-0", "caption-week"])
      expect(valueAt(leaveBefore(sprite(id), 5).pose?.alpha, 5, 1)).toBe(0);
    const picture = sprite("0-picture-0");
    expect(leaveBefore(picture, 5)).toBe(picture);
  });

  it("a line is fully visible until it leaves, and its entrance is unchanged", () => {
    const entering = {
      alpha: [
        [1, 0],
        [2, 1],
      ] as const,
    };
    const { pose } = leaveBefore(sprite("0-line-0", { pose: entering }), 5);
    expect([1, 1.5, 2, 4.7, 5].map((t) => valueAt(pose?.alpha, t, 1))).toEqual([0, 0.5, 1, 1, 0]);
  });

  it("a line that is still entering leaves from its current position", () => {
    const late = {
      alpha: [
        [4, 0],
        [6, 1],
      ] as const,
    };
    const { pose } = leaveBefore(sprite("0-line-0", { pose: late }), 5);
    expect(valueAt(pose?.alpha, 4.7, 1)).toBeCloseTo(0.35);
    expect(valueAt(pose?.alpha, 4.85, 1)).toBeLessThan(0.35);
  });

  it("a word that is spoken too late becomes visible a moment before, but not at the start", () => {
    const late = sprite("caption-week", {
      from: 4.8,
      pose: {
        alpha: [
          [4.6, 0],
          [5.1, 1],
        ],
      },
    });
    const { pose, from } = leaveBefore(late, 5);
    expect(from).toBeCloseTo(4.4);
    expect([4, 4.2].map((t) => valueAt(pose?.alpha, t, 1))).toEqual([0, 0]);
    expect(valueAt(pose?.alpha, 4.7, 1)).toBe(1);
    expect(valueAt(pose?.alpha, 5, 1)).toBe(0);
  });

  it("the mark of a late word is not moved forward", () => {
    const mark = sprite("caption-mark", {
      from: 4.9,
      pose: {
        scale: [
          [4.9, 0.8],
          [5, 1],
        ],
      },
    });
    expect(leaveBefore(mark, 5).from).toBe(4.9);
  });
});
