import { BT709, VIDEO_CODEC } from "#studio/film/encode/encoding.ts";
import { isAvcConfiguration } from "./avc-configuration.ts";

const WIDTH = 1080;
const HEIGHT = 1920;
const BITRATE = 2_000_000;
/** A busy encoder may wait for a hardware codec that never answers. */
const TIMEOUT_MS = 8000;
/** A color far from black, white and gray in all three planes. */
const COLOR = { y: 120, u: 90, v: 180 } as const;
/** Loss of the codec on a plain color. */
const TOLERANCE = 6;

interface Encoded {
  readonly chunk: EncodedVideoChunk;
  readonly config: VideoDecoderConfig;
}

let known: Promise<boolean> | undefined;

/**
 * Whether this browser makes valid H.264 files (`VIDEO_CODEC` in `studio/film/encode/encoding.ts`):
 * it encodes a frame, checks the decoder configuration (`avc-configuration.ts`) and decodes the
 * frame, within `TIMEOUT_MS`; some browsers write files that no player reads. `useCanEncode` asks
 * before the page offers "Make the video"; the answer is kept.
 */
export function canEncodeFilms(): Promise<boolean> {
  known ??= withTimeout(probe()).catch(() => false);
  return known;
}

async function withTimeout(work: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

async function probe(): Promise<boolean> {
  if (!("VideoEncoder" in globalThis) || !("VideoDecoder" in globalThis)) return false;
  if (typeof OffscreenCanvas === "undefined") return false;
  const { chunk, config } = await encodeFrame();
  if (!isAvcConfiguration(config.description)) return false;
  return isColor(await decodeFrame(chunk, config));
}

function plainFrame(): VideoFrame {
  const pixels = WIDTH * HEIGHT;
  const planes = new Uint8Array((pixels * 3) / 2);
  planes.fill(COLOR.y, 0, pixels);
  planes.fill(COLOR.u, pixels, pixels + pixels / 4);
  planes.fill(COLOR.v, pixels + pixels / 4);
  return new VideoFrame(planes, {
    format: "I420",
    codedWidth: WIDTH,
    codedHeight: HEIGHT,
    timestamp: 0,
    colorSpace: BT709,
  });
}

async function encodeFrame(): Promise<Encoded> {
  const { promise, resolve, reject } = Promise.withResolvers<Encoded>();
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      if (metadata?.decoderConfig) resolve({ chunk, config: metadata.decoderConfig });
      else reject(new Error("no decoder configuration"));
    },
    error: reject,
  });
  const frame = plainFrame();
  try {
    encoder.configure({
      codec: VIDEO_CODEC,
      width: WIDTH,
      height: HEIGHT,
      bitrate: BITRATE,
      framerate: 30,
      avc: { format: "avc" },
    });
    encoder.encode(frame, { keyFrame: true });
    await encoder.flush();
    return await promise;
  } finally {
    frame.close();
    if (encoder.state !== "closed") encoder.close();
  }
}

async function decodeFrame(chunk: EncodedVideoChunk, config: VideoDecoderConfig): Promise<VideoFrame> {
  const { promise, resolve, reject } = Promise.withResolvers<VideoFrame>();
  const decoder = new VideoDecoder({ output: resolve, error: reject });
  try {
    decoder.configure(config);
    decoder.decode(chunk);
    await decoder.flush();
    return await promise;
  } finally {
    if (decoder.state !== "closed") decoder.close();
  }
}

/** Compares the first sample of each plane; decoders return I420 or NV12. */
async function isColor(frame: VideoFrame): Promise<boolean> {
  try {
    const bytes = new Uint8Array(frame.allocationSize());
    const [luma, chroma, last] = await frame.copyTo(bytes);
    const near = (at: number | undefined, value: number) =>
      at !== undefined && Math.abs((bytes[at] ?? 0) - value) <= TOLERANCE;
    const v = frame.format === "NV12" && chroma ? chroma.offset + 1 : last?.offset;
    return near(luma?.offset, COLOR.y) && near(chroma?.offset, COLOR.u) && near(v, COLOR.v);
  } finally {
    frame.close();
  }
}
