import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from "mediabunny";
import { createRandom } from "#studio/random.ts";

/** How a test film differs from a valid one. */
interface FilmFileOptions {
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  /** Bytes of each frame. */
  readonly frameBytes?: number;
  readonly sound?: boolean;
  readonly videoCodec?: "avc" | "vp9";
  readonly tags?: object;
}

const FPS = 30;
/** Configuration record of H.264 High 4.0 with a sequence and a picture parameter set. */
const AVC_CONFIG = Uint8Array.from([
  ...[1, 0x64, 0, 0x28, 0xff, 0xe1, 0, 27],
  ...[0x67, 0x64, 0, 0x28, 0xac, 0xd9, 0x40, 0x78, 2, 0x27, 0xe5, 0xc0, 0x44, 0, 0, 3, 0, 4, 0, 0, 3, 0],
  ...[0xf0, 0x3c, 0x60, 0xc6, 0x58],
  ...[1, 0, 6, 0x68, 0xeb, 0xe3, 0xcb, 0x22, 0xc0],
]);
/** AAC-LC, 48 kHz, stereo. */
const AAC_CONFIG = Uint8Array.from([0x11, 0x90]);

/**
 * An MP4 as the encoder of the web app writes it (30 frames a second, H.264 and AAC), which tests
 * upload; packets of noise are in place of pictures and sound, because the server never decodes
 * them. The limits of uploads are `FILM_LIMITS` in `core/film/limits.ts`.
 */
export async function filmFile(options: FilmFileOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { width = 1080, height = 1920, seconds = 2, frameBytes = 2000, sound = true } = options;
  const { videoCodec = "avc", tags = { title: "Dusk Lamp" } } = options;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const video = new EncodedVideoPacketSource(videoCodec);
  const audio = new EncodedAudioPacketSource("aac");
  output.addVideoTrack(video, { frameRate: FPS });
  if (sound) output.addAudioTrack(audio);
  output.setMetadataTags(tags);
  await output.start();
  const random = createRandom("packets");
  const noise = (bytes: number) => Uint8Array.from({ length: bytes }, () => Math.floor(random() * 256));
  const size = { codedWidth: width, codedHeight: height };
  const decoderConfig =
    videoCodec === "avc"
      ? { ...size, codec: "avc1.640028", description: AVC_CONFIG }
      : { ...size, codec: "vp09.00.40.08" };
  for (let frame = 0; frame < seconds * FPS; frame++) {
    const type = frame % FPS === 0 ? "key" : "delta";
    await video.add(new EncodedPacket(noise(frameBytes), type, frame / FPS, 1 / FPS), { decoderConfig });
  }
  const packets = sound ? Math.floor((seconds * 48_000) / 1024) : 0;
  for (let packet = 0; packet < packets; packet++) {
    const at = (packet * 1024) / 48_000;
    await audio.add(new EncodedPacket(noise(300), "key", at, 1024 / 48_000), {
      decoderConfig: { codec: "mp4a.40.2", numberOfChannels: 2, sampleRate: 48_000, description: AAC_CONFIG },
    });
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}
