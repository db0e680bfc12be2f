import { describe, expect, it } from "vitest";
import { colorContrast, hexToRgb } from "#core/color-contrast.ts";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { createRandom } from "#studio/random.ts";
import { hexToLch, rgbToLab } from "../color/oklch.ts";
import { distanceTo, type Palette } from "./palette.ts";
import { paletteFor, SCHEMES } from "./palettes.ts";

const random = createRandom("brands");
const anyColor = (): string =>
  `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`;
const BRANDS = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#ffe600",
  "#808080",
  "#767676",
  ...Array.from({ length: 200 }, anyColor),
];

/** Text roles and their background roles. */
const PAIRS: Record<ImageStyle, readonly (readonly [string, string])[]> = {
  modern: [
    ["ink", "bg"],
    ["muted", "bg"],
    ["ctaInk", "cta"],
    ["panelInk", "panel"],
    ["panelMuted", "panel"],
    ["panelCtaInk", "panelCta"],
  ],
  bold: [
    ["ink", "bg"],
    ["muted", "bg"],
    ["ctaInk", "cta"],
    ["bandInk", "band"],
    ["boxInk", "box"],
    ["labelInk", "label"],
    ["slabInk", "slab"],
    ["ink", "field"],
    ["white", "black"],
  ],
  corporate: [
    ["ink", "bg"],
    ["muted", "bg"],
    ["eyebrow", "bg"],
    ["ctaInk", "cta"],
  ],
  playful: [
    ["ink", "bg"],
    ["ink", "shape"],
    ["ctaInk", "cta"],
    ["white", "outline"],
    ["sunny", "outline"],
  ],
  luxury: [
    ["ink", "bg"],
    ["muted", "bg"],
    ["name", "bg"],
    ["ivory", "scrim"],
  ],
};

/** Roles that are drawn in every ad of the style. */
const SURFACES: Record<ImageStyle, readonly string[]> = {
  modern: ["bg", "cta"],
  bold: ["bg", "cta"],
  corporate: ["bg", "accent"],
  playful: ["bg", "cta"],
  luxury: ["bg", "accent"],
};

/** The role behind a cut-out. */
const GROUND_OF_PRODUCT: Record<ImageStyle, string> = {
  modern: "card",
  bold: "slab",
  corporate: "plate",
  playful: "blob",
  luxury: "glow",
};

const contrastOf = (palette: Palette, one: string, other: string): number =>
  colorContrast(palette[one] ?? "", palette[other] ?? "");

describe("palettes", () => {
  it("have a contrast of 4.5:1 for every brand color, scheme and product", () => {
    const weak: string[] = [];
    for (const style of IMAGE_STYLES) {
      for (const scheme of SCHEMES[style]) {
        for (const [seed, brand] of BRANDS.entries()) {
          const product =
            seed % 3 === 0 ? { l: random(), a: random() * 0.2 - 0.1, b: random() * 0.2 - 0.1 } : null;
          const kit = seed % 2 === 0 ? {} : { secondary: anyColor(), accent: anyColor() };
          const palette = paletteFor(style, { brand, scheme, product, seed, ...kit });
          for (const [ink, ground] of PAIRS[style]) {
            const found = colorContrast(palette[ink] ?? "", palette[ground] ?? "");
            if (!(found >= 4.5))
              weak.push(`${style} ${scheme} ${brand}: ${ink} on ${ground} ${found.toFixed(2)}`);
          }
        }
      }
    }
    expect(weak).toEqual([]);
  });

  it("have buttons that contrast with the background", () => {
    for (const style of ["modern", "bold", "corporate"] as const) {
      for (const scheme of SCHEMES[style]) {
        for (const brand of BRANDS) {
          const palette = paletteFor(style, { brand, scheme, product: null, seed: 0 });
          expect(colorContrast(palette["cta"] ?? "", palette["bg"] ?? "")).toBeGreaterThan(1.3);
        }
      }
    }
  });

  it("show every brand color as it is, on a ground on which it can be seen", () => {
    const lost: string[] = [];
    for (const style of IMAGE_STYLES) {
      for (const scheme of SCHEMES[style]) {
        for (const [seed, brand] of BRANDS.entries()) {
          const kit = seed % 2 === 0 ? {} : { secondary: anyColor(), accent: anyColor() };
          const palette = paletteFor(style, { brand, scheme, product: null, seed, ...kit });
          const surfaces = SURFACES[style].filter((role) => palette[role] === brand);
          // Playful buttons have an outline, which separates them from any ground.
          const least = style === "playful" ? 1 : 1.35;
          const seen = surfaces.some((role) => role === "bg" || contrastOf(palette, role, "bg") >= least);
          if (!seen) lost.push(`${style} ${scheme} ${brand}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  it("have no darker tone of a light brand color, which would look like another color", () => {
    const bent: string[] = [];
    for (const style of IMAGE_STYLES) {
      for (const scheme of SCHEMES[style]) {
        for (const [seed, brand] of BRANDS.entries()) {
          const { l, c, h } = hexToLch(brand);
          if (l < 0.75 || c < 0.05) continue;
          const palette = paletteFor(style, { brand, scheme, product: null, seed });
          for (const [role, hex] of Object.entries(palette)) {
            const tone = hexToLch(hex);
            const gap = Math.abs(((tone.h - h + 540) % 360) - 180);
            if (gap < 30 && tone.c > 0.065 && tone.l > 0.38 && tone.l < l - 0.03)
              bent.push(`${style} ${scheme} ${brand}: ${role} ${hex}`);
          }
        }
      }
    }
    expect(bent).toEqual([]);
  });

  it("put a product on a ground of another color", () => {
    const close: string[] = [];
    for (const style of IMAGE_STYLES) {
      for (const scheme of SCHEMES[style]) {
        for (const [seed, brand] of BRANDS.entries()) {
          const product = rgbToLab(hexToRgb(brand));
          const kit = seed % 2 === 0 ? {} : { secondary: brand, accent: brand };
          const palette = paletteFor(style, { brand, scheme, product, seed, ...kit });
          const ground = palette[GROUND_OF_PRODUCT[style]] ?? "";
          if (distanceTo(product, ground) < 0.1) close.push(`${style} ${scheme} ${brand} on ${ground}`);
        }
      }
    }
    expect(close).toEqual([]);
  });

  it("use the further colors of a brand for the button and for shapes", () => {
    const kit = { secondary: "#0b3d5c", accent: "#ffb703" };
    const roles = (style: ImageStyle, scheme: string) =>
      paletteFor(style, { brand: "#c1121f", scheme, product: null, seed: 0, ...kit });
    expect(roles("modern", "color")).toMatchObject({ cta: kit.accent, core: kit.secondary });
    expect(roles("bold", "shout")).toMatchObject({ cta: kit.accent, band: kit.accent, label: kit.secondary });
    expect(roles("corporate", "white")).toMatchObject({ cta: kit.accent, accentDark: kit.secondary });
    expect(roles("playful", "pop")).toMatchObject({ cta: kit.accent, second: kit.secondary });
    expect(roles("luxury", "tone")).toMatchObject({ accent: kit.accent, arch: kit.secondary });
    for (const [style, scheme] of [
      ["modern", "night"],
      ["corporate", "deep"],
      ["bold", "noir"],
      ["luxury", "noir"],
    ] as const)
      expect(paletteFor(style, { brand: "#ffd400", scheme, product: null, seed: 0, ...kit })["bg"]).toBe(
        kit.secondary,
      );
  });

  it("do not tint a gray brand in modern", () => {
    for (const brand of ["#ffffff", "#000000", "#808080"]) {
      for (const scheme of SCHEMES.modern) {
        const palette = paletteFor("modern", { brand, scheme, product: null, seed: 0 });
        for (const role of ["bg", "ink", "muted", "card"])
          expect(hexToLch(palette[role] ?? "").c).toBeLessThan(0.002);
      }
    }
  });

  it("put a dark product on a light plate and a light one on a dark plate", () => {
    for (const style of ["modern", "corporate"] as const) {
      const role = style === "modern" ? "card" : "plate";
      for (const scheme of SCHEMES[style]) {
        const plate = (l: number) =>
          hexToLch(
            paletteFor(style, { brand: "#000000", scheme, product: { l, a: 0, b: 0 }, seed: 0 })[role] ?? "",
          ).l;
        expect(plate(0.3)).toBeGreaterThan(0.6);
        expect(plate(0.95)).toBeLessThan(0.6);
      }
    }
  });

  it("put a product in the brand color on another background where it extends beyond its field", () => {
    for (const brand of ["#FFD400", "#e4572e", "#1e7a46", "#7FB7A3"]) {
      const product = rgbToLab(hexToRgb(brand));
      for (const style of ["bold", "playful"] as const) {
        for (const scheme of SCHEMES[style]) {
          const palette = paletteFor(style, { brand, scheme, product, seed: 0 });
          expect(palette.bg, `${style} ${scheme} ${brand}`).not.toBe(brand);
          if (style === "playful") expect(palette.shape).not.toBe(brand);
        }
      }
    }
  });

  it("have a bar-shaped button that is visible on the background and on the field behind a product", () => {
    for (const brand of ["#FFD400", "#F6C9D0", "#BFE8E0", "#e4572e"]) {
      for (const l of [0.2, 0.5, 0.8, 0.97]) {
        const product = { l, a: 0.01, b: 0.02 };
        const {
          band = "",
          bg = "",
          slab = "",
        } = paletteFor("bold", { brand, scheme: "shout", product, seed: 0 });
        const least = Math.min(colorContrast(band, bg), colorContrast(band, slab));
        expect(least, `${brand} ${l}: ${band} on ${bg} and ${slab}`).toBeGreaterThan(1.2);
      }
    }
  });
});
