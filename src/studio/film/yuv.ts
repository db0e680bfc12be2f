/**
 * Bytes of a frame in I420, the format that encoders take: a byte of light for each pixel, two of
 * color for each four. `painter.worker.ts` in browsers and `paint-frames.ts` on the server create
 * their buffers with it.
 */
export const i420Bytes = (width: number, height: number): number => (width * height * 3) / 2;

/**
 * Order of the channels of opaque pixels, as `VideoFrame` names it. `read-pixels.ts` of the web app
 * says which one a browser's canvas gives; `toI420` takes it, "RGBX" by default, which the server's
 * canvas has.
 */
export type ChannelOrder = "RGBX" | "BGRX";

/**
 * Converts the opaque pixels of each painted frame to I420 in BT.709 with limited range, which
 * players expect of H.264; `painter.worker.ts` in browsers and `paint-frames.ts` on the server call
 * it. Browsers' own conversion tags frames as full range or sRGB, which some platforms show pale.
 * Width and height are even; `out` has `i420Bytes`.
 */
export function toI420(
  rgbx: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  out: Uint8Array,
  order: ChannelOrder = "RGBX",
): void {
  const [toRed, toBlue] = order === "RGBX" ? [0, 16] : [16, 0];
  const pixels = new Uint32Array(rgbx.buffer, rgbx.byteOffset, width * height);
  const half = width >> 1;
  let u = width * height;
  let v = u + half * (height >> 1);
  for (let y = 0; y < height; y += 2) {
    let top = y * width;
    let bottom = top + width;
    for (let x = 0; x < half; x++, top += 2, bottom += 2) {
      const p = pixels[top] as number;
      const q = pixels[top + 1] as number;
      const r = pixels[bottom] as number;
      const s = pixels[bottom + 1] as number;
      out[top] = light(p, toRed, toBlue);
      out[top + 1] = light(q, toRed, toBlue);
      out[bottom] = light(r, toRed, toBlue);
      out[bottom + 1] = light(s, toRed, toBlue);
      const red = channel(p, toRed) + channel(q, toRed) + channel(r, toRed) + channel(s, toRed);
      const green = channel(p, 8) + channel(q, 8) + channel(r, 8) + channel(s, 8);
      const blue = channel(p, toBlue) + channel(q, toBlue) + channel(r, toBlue) + channel(s, toBlue);
      // The factors are in 1/65536; the sums are of four pixels, so 2 bits more are shifted out.
      out[u++] = (-6596 * red - 22189 * green + 28785 * blue + 33685504) >> 18;
      out[v++] = (28785 * red - 26145 * green - 2640 * blue + 33685504) >> 18;
    }
  }
}

const channel = (pixel: number, shift: number): number => (pixel >> shift) & 255;

/** 16 + 0.1826 R + 0.6142 G + 0.0620 B, in 1/65536 and rounded. */
const light = (pixel: number, toRed: number, toBlue: number): number =>
  (11966 * channel(pixel, toRed) + 40254 * channel(pixel, 8) + 4064 * channel(pixel, toBlue) + 1081344) >> 16;
