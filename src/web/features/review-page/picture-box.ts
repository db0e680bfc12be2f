/**
 * A rectangle in fractions of the frame around it, 0 to 1: `pictureBox` makes it, `PinnedFrame`
 * places pins in it.
 */
export interface FractionBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of `box` that a picture covers which is scaled to fit into it, in the middle;
 * `pictureBox` calls it.
 */
export function containedBox(box: FractionBox, frame: Size, picture: Size): FractionBox {
  const width = box.width * frame.width;
  const height = box.height * frame.height;
  const scale = Math.min(width / picture.width, height / picture.height);
  const shown = {
    width: (picture.width * scale) / frame.width,
    height: (picture.height * scale) / frame.height,
  };
  return {
    left: box.left + (box.width - shown.width) / 2,
    top: box.top + (box.height - shown.height) / 2,
    ...shown,
  };
}

/**
 * Position of the picture in the drawn frame of an ad, for `PinnedFrame`; `undefined` if the frame
 * shows none. It finds both by the classes `.frame` and `.frame-image` of
 * `lib/frames/frame-parts.tsx`. They are measured inside the same scaled element, so browsers may
 * report zoomed or plain lengths.
 */
export function pictureBox(wrapper: HTMLElement, picture: Size): FractionBox | undefined {
  const frame = wrapper.querySelector(".frame")?.getBoundingClientRect();
  const image = wrapper.querySelector(".frame-image img")?.getBoundingClientRect();
  if (!frame || !image || frame.width === 0 || frame.height === 0) return undefined;
  const box = {
    left: (image.left - frame.left) / frame.width,
    top: (image.top - frame.top) / frame.height,
    width: image.width / frame.width,
    height: image.height / frame.height,
  };
  return containedBox(box, frame, picture);
}
