import { cleanSvg } from "./clean-svg.ts";

/** Longest side of the drawing in pixels. */
const LONGEST_SIDE = 1024;
const SOURCE = "logo.svg";

/** An SVG drawn as PNG, with its size; stored as the logo of a brand. */
interface Drawing {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Task that draws an SVG logo of a user (`brand-files.service.ts`) or website (`fetch-files.ts`) as
 * a PNG on a transparent background, 1024 px on its longer side (`LONGEST_SIDE`). Nothing outside
 * of the file is read, and `clean-svg.ts` says which elements are drawn. Returns `undefined` if it
 * cannot be drawn, or only without its lettering: 400 for an upload, no logo for a website.
 */
export async function drawSvg(file: Uint8Array): Promise<Drawing | undefined> {
  const svg = cleanSvg(new TextDecoder().decode(file));
  if (!svg?.isWhole) return undefined;
  const { source, ratio } = svg;
  const width = Math.max(1, Math.round(ratio >= 1 ? LONGEST_SIDE : LONGEST_SIDE * ratio));
  const height = Math.max(1, Math.round(ratio >= 1 ? LONGEST_SIDE / ratio : LONGEST_SIDE));
  // Loaded on demand, because most workers never draw.
  const { Renderer } = await import("@takumi-rs/core");
  const node = { type: "image" as const, src: SOURCE, width, height, style: { width, height } };
  const images = [{ src: SOURCE, data: Buffer.from(source), cache: "none" as const }];
  try {
    const bytes = await new Renderer().render(node, { width, height, format: "png", images });
    return { bytes: new Uint8Array(bytes), width, height };
  } catch {
    return undefined;
  }
}
