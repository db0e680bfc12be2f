import { describe, expect, it } from "vitest";
import type { PictureInfo } from "../picture.ts";
import { dressFor } from "./logo-dress.ts";

const logo = (mark: PictureInfo["mark"]): PictureInfo => ({
  id: 1,
  kind: "logo",
  width: 400,
  height: 100,
  subject: { l: 0, t: 0, r: 1, b: 1 },
  mean: null,
  edge: "#ffffff",
  light: { columns: 1, rows: 1, values: [1] },
  ...(mark ? { mark } : {}),
});

const PLATES = ["#ffffff", "#141414"] as const;
const dark = { dark: 0.02, light: 0.03 };

describe("dress of a logo", () => {
  it("gives black and white marks the ink", () => {
    expect(dressFor(logo({ mono: true, neutral: true, ...dark }), "#101010", "#fafafa", PLATES)).toEqual({
      tint: "#fafafa",
    });
  });

  it("leaves a coloured mark alone where it can be seen", () => {
    expect(dressFor(logo({ mono: false, neutral: false, ...dark }), "#ffffff", "#000000", PLATES)).toEqual(
      {},
    );
  });

  it("puts a mark of several colours on a plate where it would be lost", () => {
    expect(dressFor(logo({ mono: false, neutral: false, ...dark }), "#10180f", "#ffffff", PLATES)).toEqual({
      plate: "#ffffff",
    });
  });

  it("recolours a one-colour mark that would be lost", () => {
    expect(dressFor(logo({ mono: true, neutral: false, ...dark }), "#10180f", "#ffffff", PLATES)).toEqual({
      tint: "#ffffff",
    });
  });

  it("recolours the black part of a mark whose coloured part is seen", () => {
    const coloured = { dark: 0.4, light: 0.5 };
    expect(
      dressFor(logo({ mono: false, neutral: false, ...dark, coloured }), "#10180f", "#f60", PLATES),
    ).toEqual({
      tintNeutral: "#fafafa",
    });
  });

  it("lets a solid block stand by itself, with a rim only where it would sink in", () => {
    const block = logo({ mono: false, neutral: false, ...dark, solid: 0.5 });
    expect(dressFor(block, "#ffffff", "#000000", PLATES)).toEqual({});
    expect(dressFor(block, "#10180f", "#ffffff", PLATES)).toEqual({ plate: "#ffffff" });
  });
});
