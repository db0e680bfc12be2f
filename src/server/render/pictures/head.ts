import { labOf } from "#studio/image/colour/oklch.ts";
import type { Box } from "#core/platforms/box.ts";
import { heightOf } from "#studio/image/geometry.ts";
import type { Pixels } from "./pixels.ts";

/** Skin of every tone lies in this part of OKLCH, seen on photographs; so do wood and clay, which the shape rules out mostly. */
const SKIN = { hueFrom: 25, hueTo: 80, chromaFrom: 0.03, chromaTo: 0.17, lightFrom: 0.3, lightTo: 0.93 };
/** Parts of the picture that a face with its neck takes, and how much of its box it fills. */
const AREA = { least: 0.004, most: 0.4 };
const FILLED = 0.45;
/** Its width by its height, in pixels of the picture. */
const ASPECT = { least: 0.35, most: 1.6 };
/** Hair and hats above the skin, in heights of the face. */
const HAIR = 0.5;
/** A head begins in this upper part of what the picture shows. */
const UPPER = 0.35;

/**
 * Where a person's head probably is: the topmost patch of skin of a face's shape, with room for hair. A rule of thumb
 * without any recognition, for crops only. Parts of width and height.
 * @param grid the picture squeezed to a square grid
 * @param subject what the picture shows, of which the head is the upper part
 * @param aspect the picture's own width by its height
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
    // A ground that runs out of the picture on both sides, or along its top, is no face.
    const ground = (patch.l === 0 && patch.r === 1) || patch.t === 0;
    if (!fits || filled < FILLED || ground) continue;
    const head = { l: patch.l, r: patch.r, t: Math.max(0, patch.t - down * HAIR), b: patch.b };
    const middle = (head.l + head.r) / 2;
    const inside = middle > subject.l && middle < subject.r;
    if (inside && head.t < subject.t + heightOf(subject) * UPPER) return head;
  }
  return undefined;
}

function skinOf({ data, width, height }: Pixels): Uint8Array {
  const skin = new Uint8Array(width * height);
  for (let i = 0; i < skin.length; i++) {
    const at = (k: number) => (data[i * 4 + k] ?? 0) / 255;
    const { l, a, b } = labOf([at(0), at(1), at(2)]);
    const chroma = Math.hypot(a, b);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const inside =
      l > SKIN.lightFrom && l < SKIN.lightTo && chroma > SKIN.chromaFrom && chroma < SKIN.chromaTo;
    skin[i] = inside && hue > SKIN.hueFrom && hue < SKIN.hueTo ? 1 : 0;
  }
  return skin;
}

/** The connected patch around a cell; a flood fill that marks what it has seen. */
function patchFrom(skin: Uint8Array, seen: Uint8Array, start: number, w: number, h: number) {
  const line = [start];
  seen[start] = 1;
  let [left, right, top, bottom, cells] = [w, 0, h, 0, 0];
  for (let i = line.pop(); i !== undefined; i = line.pop()) {
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
      line.push(next);
    }
  }
  return { l: left / w, r: right / w, t: top / h, b: bottom / h, cells };
}
