import { describe, expect, it } from "vitest";
import type { PictureInfo } from "../picture.ts";
import { chooseLogoTreatment } from "./logo-treatment.ts";

const logo = (traits: PictureInfo["logo"]): PictureInfo => ({
  id: 1,
  kind: "logo",
  width: 400,
  height: 100,
  subject: { l: 0, t: 0, r: 1, b: 1 },
  mean: null,
  edge: "#ffffff",
  luminance: { columns: 1, rows: 1, values: [1] },
  ...(traits ? { logo: traits } : {}),
});

const PLATES = ["#ffffff", "#141414"] as const;
const dark = { dark: 0.02, light: 0.03 };

describe("chooseLogoTreatment", () => {
  it("recolors a neutral logo to the ink", () => {
    expect(
      chooseLogoTreatment(logo({ mono: true, neutral: true, ...dark }), "#101010", "#fafafa", PLATES),
    ).toEqual({
      tint: "#fafafa",
    });
  });

  it("keeps a colored logo that is visible", () => {
    expect(
      chooseLogoTreatment(logo({ mono: false, neutral: false, ...dark }), "#ffffff", "#000000", PLATES),
    ).toEqual({});
  });

  it("puts a multicolor logo that is not visible on a plate", () => {
    expect(
      chooseLogoTreatment(logo({ mono: false, neutral: false, ...dark }), "#10180f", "#ffffff", PLATES),
    ).toEqual({
      plate: "#ffffff",
    });
  });

  it("recolors a single-color logo that is not visible", () => {
    expect(
      chooseLogoTreatment(logo({ mono: true, neutral: false, ...dark }), "#10180f", "#ffffff", PLATES),
    ).toEqual({
      tint: "#ffffff",
    });
  });

  it("recolors the neutral part of a logo whose colored part is visible", () => {
    const colored = { dark: 0.4, light: 0.5 };
    expect(
      chooseLogoTreatment(logo({ mono: false, neutral: false, ...dark, colored }), "#10180f", "#f60", PLATES),
    ).toEqual({
      tintNeutral: "#fafafa",
    });
  });

  it("keeps a solid tile, on a plate only if it is not visible", () => {
    const block = logo({ mono: false, neutral: false, ...dark, solid: 0.5 });
    expect(chooseLogoTreatment(block, "#ffffff", "#000000", PLATES)).toEqual({});
    expect(chooseLogoTreatment(block, "#10180f", "#ffffff", PLATES)).toEqual({ plate: "#ffffff" });
  });
});
