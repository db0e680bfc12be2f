/** Levels below the white of the background at which a pixel counts as gray. */
const GRAY_DEPTH = 14;
/** A gray area is at least twice as thick in px, unlike the smoothed edge of a dark product. */
const HALF_THICKNESS = 2;
/** Distance in px over which the edge of a gray area is measured. */
const EDGE_WIDTH = 4;
/** Levels that a hard edge loses over `EDGE_WIDTH`. Soft shadows lose less. */
const HARD_EDGE = 18;
/** Edge pixels that a gray area needs to be judged. */
const MIN_EDGE = 20;

/** The background of a picture as `cutOutFromWhite` finds it. */
interface Background {
  readonly width: number;
  readonly height: number;
  /** Indexes of its pixels, with all shades of nearly white. */
  readonly ground: Int32Array;
  /** The darkest channel of every pixel. */
  readonly low: Uint8Array;
  /** The darkest channel of the background, of 255. */
  readonly white: number;
}

/**
 * Finds the gray parts of a product, such as a lid, that are as light as a shadow and thus seem to
 * be background: unlike a shadow, most of their edge to the white is hard. With their highlights;
 * `cutOutFromWhite` keeps them. Thresholds are in this file.
 * @returns 1 for every pixel of such a part
 */
export function findLightParts({ width, height, ground, low, white }: Background): Uint8Array {
  const count = width * height;
  const paper = new Uint8Array(count);
  const gray = new Uint8Array(count);
  for (const i of ground) {
    if ((low[i] ?? 0) < white - GRAY_DEPTH) gray[i] = 1;
    else paper[i] = 1;
  }
  const core = thickPart(gray, width, height);
  const parts = new Uint8Array(count);
  const seen = new Uint8Array(count);
  const queue = new Int32Array(count);
  const steps = [1, -1, width, -width];
  for (const start of ground) {
    if (!core[start] || seen[start]) continue;
    let [head, tail, edge, hard] = [0, 0, 0, 0];
    queue[tail++] = start;
    seen[start] = 1;
    while (head < tail) {
      const i = queue[head++] ?? 0;
      for (const step of steps) {
        const next = i + step;
        if (core[next]) {
          if (!seen[next]) queue[tail++] = next;
          seen[next] = 1;
        } else if (paper[i + step * EDGE_WIDTH]) {
          edge++;
          if ((low[i + step * EDGE_WIDTH] ?? 0) - (low[i] ?? 0) >= HARD_EDGE) hard++;
        }
      }
    }
    if (edge < MIN_EDGE || hard < edge / 2) continue;
    for (const i of queue.subarray(0, tail)) markAround(parts, i, gray, width);
  }
  const background = new Uint8Array(count);
  for (const i of ground) background[i] = 1;
  for (let y = 0; y < height; y++) fillHighlights(parts, background, low, y * width, 1, width);
  for (let x = 0; x < width; x++) fillHighlights(parts, background, low, x, width, height);
  return parts;
}

/**
 * Adds the highlights of gray parts to them, in one row or column of pixels: as light as the
 * background, between gray pixels that grow lighter gradually, and narrower than these.
 * @param step distance of two pixels of the line, of which there are `length`
 */
function fillHighlights(
  parts: Uint8Array,
  background: Uint8Array,
  low: Uint8Array,
  start: number,
  step: number,
  length: number,
): void {
  const isSoft = (edge: number) => {
    const [before = 0, after = 0] = [low[edge - EDGE_WIDTH * step], low[edge + EDGE_WIDTH * step]];
    return Math.abs(before - after) < HARD_EDGE;
  };
  let left = 0;
  for (let k = 0; k < length; k++) {
    if (!parts[start + k * step]) {
      left = 0;
      continue;
    }
    left++;
    let end = k + 1;
    while (end < length && !parts[start + end * step] && background[start + end * step]) end++;
    const gap = end - k - 1;
    if (gap === 0 || end >= length || !parts[start + end * step]) continue;
    let right = 0;
    while (end + right < length && parts[start + (end + right) * step]) right++;
    if (gap > left + right || !isSoft(start + k * step) || !isSoft(start + end * step)) continue;
    for (let at = k + 1; at < end; at++) parts[start + at * step] = 1;
  }
}

/** The pixels of a mask that are at least `HALF_THICKNESS` px from its edge. */
function thickPart(mask: Uint8Array, width: number, height: number): Uint8Array {
  const thick = new Uint8Array(mask.length);
  const far = HALF_THICKNESS;
  for (let y = EDGE_WIDTH; y < height - EDGE_WIDTH; y++) {
    for (let x = EDGE_WIDTH; x < width - EDGE_WIDTH; x++) {
      const i = y * width + x;
      if (!mask[i] || !mask[i - far] || !mask[i + far]) continue;
      if (mask[i - far * width] && mask[i + far * width]) thick[i] = 1;
    }
  }
  return thick;
}

/** Marks the pixels of a mask in a small square. */
function markAround(marked: Uint8Array, center: number, mask: Uint8Array, width: number): void {
  for (let dy = -HALF_THICKNESS; dy <= HALF_THICKNESS; dy++) {
    for (let dx = -HALF_THICKNESS; dx <= HALF_THICKNESS; dx++) {
      const i = center + dy * width + dx;
      if (mask[i]) marked[i] = 1;
    }
  }
}
