const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FUNCTION = /^(rgba?|hsla?)\(([^()]{1,60})\)$/i;
/** Shopify's themes store channels without a function. */
const CHANNELS = /^\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}$/;
const MIN_ALPHA = 0.9;

const hex = (channels: readonly number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function fromHex(digits: string): string | undefined {
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  if (long.length === 8 && Number.parseInt(long.slice(6), 16) / 255 < MIN_ALPHA) return undefined;
  return `#${long.slice(0, 6).toLowerCase()}`;
}

const fraction = (text: string, whole: number) =>
  text.endsWith("%") ? Number.parseFloat(text) / 100 : Number.parseFloat(text) / whole;

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const chroma = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hex([channel(0), channel(8), channel(4)]);
}

/**
 * Parses an opaque CSS color (hex, `rgb`, `hsl`, or channels alone; `MIN_ALPHA`) as "#rrggbb";
 * `undefined` for anything else. `style-facts.ts` calls it for style sheets and `propose-look.ts`
 * for the theme color of a page.
 */
export function parseColor(text: string): string | undefined {
  const value = text.trim();
  const digits = HEX.exec(value)?.[1];
  if (digits !== undefined) return fromHex(digits);
  if (CHANNELS.test(value)) return hex(value.split(",").map(Number));
  const [, name = "", inner = ""] = FUNCTION.exec(value) ?? [];
  const [a = "", b = "", c = "", alpha = "1"] = inner.split(/[\s,/]+/).filter(Boolean);
  if (c === "" || fraction(alpha, 1) < MIN_ALPHA) return undefined;
  const color = /^rgb/i.test(name)
    ? hex([a, b, c].map((part) => fraction(part, 255) * 255))
    : fromHsl(((Number.parseFloat(a) % 360) + 360) % 360, fraction(b, 100), fraction(c, 100));
  return /^#[0-9a-f]{6}$/.test(color) ? color : undefined;
}

/**
 * Lists the colors in a value of a website's style sheet as "#rrggbb", for example in "1px solid
 * #1e7a46". `readStyle` (`style-facts.ts`) calls it.
 */
export function colorsIn(value: string): readonly string[] {
  const parts = value.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]{1,60}\)/gi) ?? [];
  return parts.flatMap((part) => parseColor(part) ?? []);
}
