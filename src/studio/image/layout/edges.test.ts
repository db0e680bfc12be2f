import { describe, expect, it } from "vitest";
import { edgeOf, holds, rectOf, type Frame } from "./edges.ts";

const frame: Frame = {
  width: 1000,
  height: 2000,
  unit: 10,
  boxes: { safe: { l: 60, t: 100, r: 940, b: 1900 } },
  facts: new Set(["pic.cutout", "body"]),
};

describe("edges", () => {
  it("adds up terms of every kind", () => {
    expect(edgeOf("safe.l+4u", "x", frame)).toBe(100);
    expect(edgeOf("50%-12px", "y", frame)).toBe(988);
    expect(edgeOf(".5*safe.s+safe.t", "y", frame)).toBe(540);
    expect(edgeOf("safe.cx", "x", frame)).toBe(500);
  });

  it("chooses by condition", () => {
    const edge = { when: "pic.cutout & body", yes: "10%", no: "90%" };
    expect(edgeOf(edge, "x", frame)).toBe(100);
    expect(holds("pic.cutout & !body", frame)).toBe(false);
    expect(holds(undefined, frame)).toBe(true);
  });

  it("takes an extent instead of the second side", () => {
    expect(rectOf({ l: "safe.l", t: "0px", w: "20u", h: "safe.t" }, frame)).toEqual({
      l: 60,
      t: 0,
      r: 260,
      b: 100,
    });
  });

  it("names what a layout got wrong", () => {
    expect(() => edgeOf("nowhere.l", "x", frame)).toThrow('"nowhere"');
    expect(() => edgeOf("safe.x", "x", frame)).toThrow('"x"');
  });
});
