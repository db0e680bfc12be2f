import { describe, expect, it } from "vitest";
import type { LogoKind } from "#core/brands/parts.ts";
import type { LogoTraits, PictureInfo } from "../picture.ts";
import { chooseLogo } from "./choose-logo.ts";

const ROOMY = { width: 400, height: 50 };

const logo = (logoKind: LogoKind, traits: Partial<LogoTraits>, width = 400): PictureInfo => ({
  id: 0,
  kind: "logo",
  width,
  height: 100,
  subject: { l: 0, t: 0, r: 1, b: 1 },
  mean: null,
  edge: "#ffffff",
  luminance: { columns: 1, rows: 1, values: [1] },
  logo: { mono: false, neutral: false, dark: 0.02, light: 0.03, ...traits },
  logoKind,
});

const forDark = logo("dark", { dark: 0.8, light: 0.9 });
const forLight = logo("light", {});
const mark = logo("square", { dark: 0.3, light: 0.3 }, 100);

describe("chooseLogo", () => {
  it("takes the logo that is visible on the ground", () => {
    const logos = [mark, forDark, forLight];
    expect(chooseLogo(logos, "#ffffff", ROOMY)?.logoKind).toBe("light");
    expect(chooseLogo(logos, "#101010", ROOMY)?.logoKind).toBe("dark");
    // A mid-tone ground counts as light, but only the logo for dark grounds can be seen on it.
    expect(chooseLogo([forLight, forDark], "#7a2e8e", ROOMY)?.logoKind).toBe("dark");
  });

  it("takes the square mark where a wide logo would be too small, and where only it is visible", () => {
    expect(chooseLogo([forLight, mark], "#ffffff", { width: 60, height: 50 })?.logoKind).toBe("square");
    expect(chooseLogo([forLight, mark], "#101010", ROOMY)?.logoKind).toBe("square");
  });

  it("takes the only logo on any background", () => {
    expect(chooseLogo([forDark], "#ffffff", ROOMY)).toBe(forDark);
    expect(chooseLogo([], "#ffffff", ROOMY)).toBeUndefined();
  });
});
