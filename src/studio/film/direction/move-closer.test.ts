import { expect, it } from "vitest";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { PictureOp, Scene } from "#studio/image/scene.ts";
import { moveCloser } from "./move-closer.ts";

const box = (l: number, t: number, r: number, b: number) => ({ l, t, r, b });
const WHOLE = box(0, 0, 1, 1);

/** The crop of a photo of 3000 px in a frame of 1000 px, after the camera moved closer. */
function cropFor(subject: PictureInfo["subject"], crop = WHOLE) {
  const info = { id: 1, kind: "photo", width: 3000, height: 3000, subject } as PictureInfo;
  const op = { kind: "picture", z: 0, box: box(0, 0, 1000, 1000), picture: 1, crop } as PictureOp;
  const scene = moveCloser({ ops: [op] } as unknown as Scene, [info]);
  return (scene.ops[0] as PictureOp).crop;
}

it("A closer shot keeps its whole subject and stays within the picture", () => {
  for (const subject of [box(0.05, 0.05, 0.2, 0.2), box(0.3, 0.2, 0.6, 0.9), box(0.8, 0.5, 0.99, 0.99)]) {
    const { l, t, r, b } = cropFor(subject);
    expect(r - l).toBeLessThan(0.94);
    expect([l <= subject.l, t <= subject.t, r >= subject.r, b >= subject.b]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([l >= 0, t >= 0, r <= 1.0001, b <= 1.0001]).toEqual([true, true, true, true]);
  }
});

it("A subject that fills the frame, and a picture without detail, are not moved", () => {
  expect(cropFor(box(0.02, 0.02, 0.98, 0.98))).toEqual(WHOLE);
  const small = box(0.4, 0.4, 0.5, 0.5);
  expect(cropFor(small, box(0.4, 0.4, 0.55, 0.55))).toEqual(box(0.4, 0.4, 0.55, 0.55));
});
