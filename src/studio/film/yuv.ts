/**
 * Bytes of a frame in I420, the format that encoders take: a byte of light for each pixel, two of
 * color for each four.
 */
export const i420Bytes = (width: number, height: number): number => (width * height * 3) / 2;

/**
 * Converts pixels of a canvas (RGBA, opaque) to I420 in BT.709 with limited range, which players
 * expect of H.264. Browsers' own conversion tags frames as full range or sRGB, which some platforms
 * show pale. Width and height are even; `out` has `i420Bytes`.
 */
export function toI420(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  out: Uint8Array,
): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
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
      out[top] = light(p);
      out[top + 1] = light(q);
      out[bottom] = light(r);
      out[bottom + 1] = light(s);
      const red = (p & 255) + (q & 255) + (r & 255) + (s & 255);
      const green = ((p >> 8) & 255) + ((q >> 8) & 255) + ((r >> 8) & 255) + ((s >> 8) & 255);
      const blue = ((p >> 16) & 255) + ((q >> 16) & 255) + ((r >> 16) & 255) + ((s >> 16) & 255);
      // The factors are in 1/65536; the sums are of four pixels, so 2 bits more are shifted out.
      out[u++] = (-6596 * red - 22189 * green + 28785 * blue + 33685504) >> 18;
      out[v++] = (28785 * red - 26145 * green - 2640 * blue + 33685504) >> 18;
    }
  }
}

/** 16 + 0.1826 R + 0.6142 G + 0.0620 B, in 1/65536 and rounded. */
const light = (pixel: number): number =>
  (11966 * (pixel & 255) + 40254 * ((pixel >> 8) & 255) + 4064 * ((pixel >> 16) & 255) + 1081344) >> 16;
