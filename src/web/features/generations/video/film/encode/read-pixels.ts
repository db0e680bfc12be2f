import type { ChannelOrder } from "#studio/film/yuv.ts";

/** Opaque pixels of a canvas without gaps between the rows. */
interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly order: ChannelOrder;
}

const ORDERS: Readonly<Partial<Record<VideoPixelFormat, ChannelOrder>>> = {
  ...{ RGBX: "RGBX", RGBA: "RGBX" },
  ...{ BGRX: "BGRX", BGRA: "BGRX" },
};

/**
 * Creates a function that reads all pixels of a canvas without transparency; `painter.worker.ts`
 * calls it for every frame, and the next call may overwrite the pixels. A copy of a `VideoFrame`
 * takes half of the time of `getImageData`, which is used for formats without interleaved channels.
 */
export function createPixelReader(context: OffscreenCanvasRenderingContext2D): () => Promise<Pixels> {
  const { width, height } = context.canvas;
  const copy = new Uint8Array(width * height * 4);
  return async () => {
    const frame = new VideoFrame(context.canvas, { timestamp: 0 });
    try {
      const order = frame.format === null ? undefined : ORDERS[frame.format];
      if (order === undefined || frame.allocationSize() !== copy.length) {
        return { data: context.getImageData(0, 0, width, height).data, order: "RGBX" };
      }
      await frame.copyTo(copy);
      return { data: copy, order };
    } finally {
      frame.close();
    }
  };
}
