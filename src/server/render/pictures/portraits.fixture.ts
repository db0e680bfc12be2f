import sharp from "sharp";

interface Portrait {
  /** px */
  readonly size: readonly [width: number, height: number];
  readonly ground: readonly [top: string, bottom: string];
  readonly colors: { readonly hair: string; readonly skin: string; readonly clothes: string };
  /** Center, half width and half height of the face, in parts of the picture. */
  readonly face: readonly [x: number, y: number, w: number, h: number];
}

/**
 * People with several skin tones, near and far, in front of light and dark backgrounds, for
 * `drawPortrait`; `analyze-picture.slow.test.ts` checks that the found head and the crops made by
 * it keep each face.
 */
export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  bust: {
    size: [400, 600],
    ground: ["#c9d4dc", "#aebcc7"],
    colors: { hair: "#3a2a20", skin: "#d9a583", clothes: "#2f5d8a" },
    face: [0.5, 0.3, 0.13, 0.13],
  },
  "dark hair before a dark ground": {
    size: [400, 600],
    ground: ["#2b2622", "#1d1a18"],
    colors: { hair: "#241d19", skin: "#c48d6a", clothes: "#e4ddd2" },
    face: [0.5, 0.26, 0.12, 0.12],
  },
  "at the left of a landscape": {
    size: [600, 400],
    ground: ["#dfe6d8", "#b9c7ab"],
    colors: { hair: "#55381f", skin: "#8a5a3c", clothes: "#d94f30" },
    face: [0.3, 0.34, 0.08, 0.17],
  },
  "from head to foot": {
    size: [350, 700],
    ground: ["#e8e8e6", "#cfd2d3"],
    colors: { hair: "#1c1614", skin: "#6b4630", clothes: "#222e3a" },
    face: [0.5, 0.16, 0.07, 0.05],
  },
};

/**
 * Top of the hair of a test portrait, in parts of the picture's height, by the place of its face;
 * `analyze-picture.slow.test.ts` compares the tops of crops with it.
 */
export const hairTop = ({ face: [, y, , h] }: Portrait) => y - h * 1.45;
/**
 * Bottom of the chin of a test portrait, in parts of the picture's height, by the place of its
 * face; `analyze-picture.slow.test.ts` compares the bottoms of crops and the found head with it.
 */
export const chinBottom = ({ face: [, y, , h] }: Portrait) => y + h * 1.12;

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const within = (u: number, v: number, w: number, h: number) => (u / w) ** 2 + (v / h) ** 2 < 1;

/**
 * Draws a person of `PORTRAITS` in flat areas: head, hair, neck and shoulders. Returns a PNG, which
 * `analyze-picture.slow.test.ts` analyzes.
 */
export async function drawPortrait({ size: [width, height], ground, colors, face }: Portrait) {
  const { hair, skin, clothes } = colors;
  const [x, y, w, h] = face;
  const [above, below] = ground.map(rgb);
  const data = Buffer.alloc(width * height * 3);
  const shoulders = y + h * 1.35;
  const colorAt = (u: number, v: number): readonly number[] => {
    if (within(u - x, v - y - h * 0.12, w, h) && v > y - h * 0.55) return rgb(skin);
    if (within(u - x, v - y + h * 0.25, w * 1.15, h * 1.2)) return rgb(hair);
    if (Math.abs(u - x) < w * 0.45 && v > y && v < shoulders + h * 0.3) return rgb(skin);
    const slope = Math.min(1, 0.45 + (v - shoulders) / (h * 1.2));
    if (v > shoulders && Math.abs(u - x) < w * 2.3 * slope) return rgb(clothes);
    return (above ?? []).map((from, k) => from + ((below?.[k] ?? 0) - from) * v);
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      data.set(colorAt(column / width, row / height), (row * width + column) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
