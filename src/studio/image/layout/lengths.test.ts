import { describe, expect, it } from "vitest";
import { type LayoutScope, meetsCondition, resolveLength, resolveRect } from "./lengths.ts";

const scope: LayoutScope = {
  width: 1000,
  height: 2000,
  unit: 10,
  boxes: { safe: { l: 60, t: 100, r: 940, b: 1900 } },
  facts: new Set(["pic.cutout", "body"]),
};

describe("lengths", () => {
  it("are sums of terms of every kind", () => {
    expect(resolveLength("safe.l+4u", "x", scope)).toBe(100);
    expect(resolveLength("50%-12px", "y", scope)).toBe(988);
    expect(resolveLength(".5*safe.s+safe.t", "y", scope)).toBe(540);
    expect(resolveLength("safe.cx", "x", scope)).toBe(500);
  });

  it("depend on conditions", () => {
    const length = { when: "pic.cutout & body", yes: "10%", no: "90%" };
    expect(resolveLength(length, "x", scope)).toBe(100);
    expect(meetsCondition("pic.cutout & !body", scope)).toBe(false);
    expect(meetsCondition(undefined, scope)).toBe(true);
  });

  it("give a box by one side and an extent", () => {
    expect(resolveRect({ l: "safe.l", t: "0px", w: "20u", h: "safe.t" }, scope)).toEqual({
      l: 60,
      t: 0,
      r: 260,
      b: 100,
    });
  });

  it("report unknown boxes and sides", () => {
    expect(() => resolveLength("nowhere.l", "x", scope)).toThrow('"nowhere"');
    expect(() => resolveLength("safe.x", "x", scope)).toThrow('"x"');
  });
});
