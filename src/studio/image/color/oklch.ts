import { hexToRgb, type Rgb, toLinear } from "#core/color-contrast.ts";

/** A color in OKLCH (Björn Ottosson, 2020). */
interface Oklch {
  /** Lightness, 0 black to 1 white. */
  readonly l: number;
  /** Chroma, 0 gray to about 0.32. */
  readonly c: number;
  /** Hue in degrees, 0 to 360. */
  readonly h: number;
}

/**
 * A color in OKLab, in which distances of colors are measured: lightness from 0 to 1, green to red,
 * blue to yellow. `rgbToLab` makes it, `labDistance` compares two.
 */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/**
 * sRGB channel of a linear one, 0 to 1, when a color is computed in OKLCH or for a scrim
 * (`layout/scrim.ts`); the inverse of `toLinear` in `core/color-contrast.ts`.
 */
export const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/**
 * "#rrggbb" of sRGB channels, for colors computed from pictures (`analyze-picture.ts` of the
 * server) or by `lchToHex`.
 */
export function rgbToHex(rgb: Rgb): string {
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, v)) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * OKLab of sRGB channels, for the analysis of pictures (`server/render/pictures`), `mixColors` and
 * `distanceTo` (`palettes/palette.ts`).
 */
export function rgbToLab([red, green, blue]: Rgb): Oklab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/**
 * Converts "#rrggbb" to OKLCH, in which `palettes/` and `contrast.ts` compute: `l` from 0 to 1,
 * chroma `c`, hue `h` in degrees.
 */
export function hexToLch(hex: string): Oklch {
  const { l, a, b } = rgbToLab(hexToRgb(hex));
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const inGamut = (color: Oklch): boolean => linearOf(color).every((v) => v > -0.0005 && v < 1.0005);

/** Chroma without brown: the dark tones of a yellow brand become warm black. */
function withoutBrown(l: number, c: number, h: number): number {
  if (l >= 0.5 || h <= 55 || h >= 128) return c;
  return c * (l < 0.3 ? 0.3 : 0.45);
}

/**
 * "#rrggbb" of an OKLCH color (lightness from 0 to 1, hue in degrees), for `palettes/` and
 * `contrast.ts`. A color outside sRGB loses chroma, not lightness or hue; dark yellows lose chroma
 * too, because they would look brown (`withoutBrown`).
 */
export function lchToHex(l: number, c: number, h: number): string {
  const light = Math.min(1, Math.max(0, l));
  const wanted = withoutBrown(light, c, h);
  let chroma = wanted;
  if (!inGamut({ l: light, c: wanted, h })) {
    let [low, high] = [0, wanted];
    for (let i = 0; i < 18; i++) {
      chroma = (low + high) / 2;
      if (inGamut({ l: light, c: chroma, h })) low = chroma;
      else high = chroma;
    }
    chroma = low;
  }
  const [r, g, b] = linearOf({ l: light, c: chroma, h });
  return rgbToHex([toGamma(Math.max(0, r)), toGamma(Math.max(0, g)), toGamma(Math.max(0, b))]);
}

/**
 * Mixes two colors ("#rrggbb") in OKLab, for tones of `palettes/`; `part` is that of `other` in the
 * result, 0 to 1.
 */
export function mixColors(hex: string, other: string, part: number): string {
  const [from, to] = [rgbToLab(hexToRgb(hex)), rgbToLab(hexToRgb(other))];
  const at = (key: keyof Oklab) => from[key] + (to[key] - from[key]) * part;
  return lchToHex(at("l"), Math.hypot(at("a"), at("b")), (Math.atan2(at("b"), at("a")) * 180) / Math.PI);
}

/**
 * Distance of two colors in OKLab, by which `distanceTo` of `palette.ts` keeps a product apart from
 * its field; 0.02 is just noticeable on large surfaces.
 */
export function labDistance(a: Oklab, b: Oklab): number {
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/**
 * CSS color of "#rrggbb" with an alpha from 0 to 1, as drawing operations of scenes contain it.
 * `resolvePaint` (`layout/context.ts`) calls it for each transparent paint of a layout.
 */
export function cssRgba(hex: string, alpha: number): string {
  return `rgba(${hexToRgb(hex)
    .map((v) => Math.round(v * 255))
    .join(",")},${Number(alpha.toFixed(3))})`;
}
