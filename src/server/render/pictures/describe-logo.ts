import sharp from "sharp";

/** Properties of a logo found on a website: its required background and its colors. */
interface LogoDescription {
  /** `square` for a mark; otherwise the background on which a wide logo is legible. */
  readonly kind: "light" | "dark" | "square";
  /** Most frequent colors, as "#rrggbb", without a plain background. */
  readonly colors: readonly string[];
}

const SIDE = 96;
const MIN_ALPHA = 200;
const MAX_COLORS = 3;
/** Share of a logo's pixels that a color needs. */
const MIN_SHARE = 0.03;
/** Maximum ratio of the sides of a square logo. */
const SQUARE_RATIO = 1.25;
/** Mean luma from 0 to 1 above which a logo without a ground needs a dark one. */
const LIGHT_LOGO = 0.72;

const hex = (value: number) => value.toString(16).padStart(2, "0");

/**
 * Describes a logo found on a website by its pixels: whether it is square or needs a light or dark
 * background, and its colors, at most three (limits: this file).
 * `modules/readings/site-pictures.ts` calls it. Throws if it is no image.
 */
export async function describeLogo(picture: Uint8Array): Promise<LogoDescription> {
  const { width, height } = await sharp(picture).metadata();
  const small = sharp(picture).resize(SIDE, SIDE, { fit: "fill", kernel: "nearest" }).ensureAlpha().raw();
  const data = await small.toBuffer();
  const counts = new Map<string, { count: number; sum: [number, number, number] }>();
  let [opaque, luma] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < MIN_ALPHA) continue;
    opaque += 1;
    luma += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const key = `${red >> 4},${green >> 4},${blue >> 4}`;
    const entry = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
    entry.count += 1;
    entry.sum = [entry.sum[0] + red, entry.sum[1] + green, entry.sum[2] + blue];
    counts.set(key, entry);
  }
  const hasGround = opaque > data.length / 4 / 1.02;
  const isLight = !hasGround && opaque > 0 && luma / opaque > LIGHT_LOGO;
  const isSquare = Math.max(width, height) / Math.min(width, height) <= SQUARE_RATIO;
  const colors = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .filter(({ count }) => count >= opaque * MIN_SHARE)
    .slice(hasGround ? 1 : 0, MAX_COLORS + 1)
    .map(({ count, sum }) => `#${sum.map((channel) => hex(Math.round(channel / count))).join("")}`);
  return { kind: isSquare ? "square" : isLight ? "dark" : "light", colors: colors.slice(0, MAX_COLORS) };
}
