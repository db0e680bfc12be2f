import type { Box } from "#core/platforms/box.ts";
import { rgbToLab } from "#studio/image/color/oklch.ts";
import { heightOf } from "#studio/image/geometry.ts";
import type { Pixels } from "./pixels.ts";

/**
 * Range of skin tones in OKLCH, measured on photos. Wood and clay are in it as well; most have
 * another shape.
 */
const SKIN = { hueFrom: 25, hueTo: 80, chromaFrom: 0.03, chromaTo: 0.17, lightFrom: 0.3, lightTo: 0.93 };
/** Area of a face with its neck, as a part of the picture. */
const AREA = { least: 0.004, most: 0.4 };
/** Part of its box that a face covers at least. */
const MIN_FILL = 0.45;
/** Width by height of a face. */
const ASPECT = { least: 0.35, most: 1.6 };
/** Height of a face divided by its width; below it are neck and shoulders. */
const FACE_HEIGHT = 1.35;
/** Space for hair and hats, in heights of the face. */
const HAIR = 0.5;
/** Upper part of the subject in which a head starts. */
const UPPER_PART = 0.35;

/**
 * Estimates the position of a person's head when a picture is analyzed: the topmost skin-colored
 * patch with the shape of a face, with space for hair. A heuristic for crops; it does not identify
 * people. `analyzePicture` calls it for photos; the limits of color and shape are in this file. In
 * fractions of width and height; `undefined` without a face; crops then go by the subject.
 *
 * @param grid the picture scaled to a square grid
 * @param subject the subject, with the head in its upper part
 * @param aspect width divided by height of the picture
 */
export function findHead(grid: Pixels, subject: Box, aspect: number): Box | undefined {
  const { width: w, height: h } = grid;
  const skin = skinOf(grid);
  const seen = new Uint8Array(w * h);
  for (let start = 0; start < w * h; start++) {
    if (!skin[start] || seen[start]) continue;
    const patch = patchFrom(skin, seen, start, w, h);
    const [across, down] = [patch.r - patch.l, patch.b - patch.t];
    const area = patch.cells / (w * h);
    const shape = (across / down) * aspect;
    const fits = area >= AREA.least && area <= AREA.most && shape >= ASPECT.least && shape <= ASPECT.most;
    const filled = patch.cells / (across * down * w * h);
    // A patch from side to side or at the top edge is background.
    const ground = (patch.l === 0 && patch.r === 1) || patch.t === 0;
    if (!fits || filled < MIN_FILL || ground) continue;
    const face = Math.min(down, across * aspect * FACE_HEIGHT);
    const top = Math.max(0, patch.t - face * HAIR);
    const head = { l: patch.l, r: patch.r, t: top, b: patch.t + face };
    const middle = (head.l + head.r) / 2;
    const inside = middle > subject.l && middle < subject.r;
    if (inside && head.t < subject.t + heightOf(subject) * UPPER_PART) return head;
  }
  return undefined;
}

function skinOf({ data, width, height }: Pixels): Uint8Array {
  const skin = new Uint8Array(width * height);
  for (let i = 0; i < skin.length; i++) {
    const at = (k: number) => (data[i * 4 + k] ?? 0) / 255;
    const { l, a, b } = rgbToLab([at(0), at(1), at(2)]);
    const chroma = Math.hypot(a, b);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const inside =
      l > SKIN.lightFrom && l < SKIN.lightTo && chroma > SKIN.chromaFrom && chroma < SKIN.chromaTo;
    skin[i] = inside && hue > SKIN.hueFrom && hue < SKIN.hueTo ? 1 : 0;
  }
  return skin;
}

/** The connected patch around a cell, by flood fill. Marks its cells in `seen`. */
function patchFrom(skin: Uint8Array, seen: Uint8Array, start: number, w: number, h: number) {
  const stack = [start];
  seen[start] = 1;
  let [left, right, top, bottom, cells] = [w, 0, h, 0, 0];
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const [x, y] = [i % w, Math.floor(i / w)];
    cells++;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    const around = [x > 0 ? i - 1 : i, x < w - 1 ? i + 1 : i, y > 0 ? i - w : i, y < h - 1 ? i + w : i];
    for (const next of around) {
      if (!skin[next] || seen[next]) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  return { l: left / w, r: right / w, t: top / h, b: bottom / h, cells };
}
