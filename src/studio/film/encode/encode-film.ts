import {
  AudioSampleSource,
  BufferTarget,
  Mp4OutputFormat,
  Output,
  type VideoEncodingConfig,
  VideoSample,
  VideoSampleSource,
} from "mediabunny";
import type { Film } from "#core/film/film.ts";
import type { FilmTags } from "#core/film/film-tags.ts";
import type { Stereo } from "../audio/stereo.ts";
import { framesOf, timeOfFrame } from "../model.ts";
import { addSound } from "./add-sound.ts";
import { AUDIO_BITRATE, BT709, KEY_FRAME_SECONDS, VIDEO_CODEC, videoBitrate } from "./encoding.ts";
import type { FrameSource } from "./frame-source.ts";

/**
 * Options of mediabunny for encoders that differ from those of browsers; the server's
 * `render-process.ts` passes them.
 */
export type EncoderOptions = Pick<
  VideoEncodingConfig,
  "hardwareAcceleration" | "onEncoderConfig" | "onEncodedPacket"
>;

/** Everything that an encoded file contains, the input of `encodeFilm`. */
interface FilmContent {
  readonly film: Film;
  readonly frames: FrameSource;
  /** `undefined` makes a film without an audio track. */
  readonly sound: Stereo | undefined;
  readonly tags: FilmTags;
  /** Encoder options beyond the settings of all films. */
  readonly encoder?: EncoderOptions;
}

/**
 * Encodes a film as MP4, complete in memory: WebCodecs encodes the frames of the source, which it
 * closes (codec and bit rate: `encoding.ts`, sound: `add-sound.ts`), mediabunny writes the file
 * with its index first. Without `sound` it has no audio track. Rejects if an encoder fails. The
 * encoder worker of a browser and the server's `render-process.ts` call it.
 *
 * @param onFrame called with the number of encoded frames
 * @param signal stops before the next frame; the promise then rejects
 */
export async function encodeFilm(
  { film, frames, sound, tags, encoder = {} }: FilmContent,
  onFrame: (frames: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const total = framesOf(film);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  try {
    output.setMetadataTags({
      title: tags.title,
      comment: tags.aiUse,
      raw: { "©too": tags.madeWith },
    });
    const video = new VideoSampleSource({
      codec: "avc",
      fullCodecString: VIDEO_CODEC,
      bitrate: videoBitrate(film),
      bitrateMode: "variable",
      keyFrameInterval: KEY_FRAME_SECONDS,
      latencyMode: "quality",
      ...encoder,
    });
    output.addVideoTrack(video, { frameRate: film.fps });
    const audio = sound && (await createAudioSource());
    if (audio) output.addAudioTrack(audio);
    await output.start();
    if (audio) await addSound(audio, sound);
    for (let frame = 0; frame < total; frame++) {
      signal.throwIfAborted();
      const { buffer, release } = await frames.take(frame);
      const sample = new VideoSample(new Uint8Array(buffer), {
        format: "I420",
        codedWidth: film.width,
        codedHeight: film.height,
        timestamp: timeOfFrame(frame, film),
        duration: 1 / film.fps,
        colorSpace: BT709,
      });
      // Waits while the encoder's queue is full.
      await video.add(sample);
      sample.close();
      release();
      onFrame(frame + 1);
    }
    await output.finalize();
  } catch (error) {
    // Closes the encoders: Chromium can keep a worker alive whose encoder is open.
    await output.cancel();
    throw error;
  } finally {
    frames.close();
  }
  if (!target.buffer) throw new Error("the file is empty");
  return target.buffer;
}

/** The AAC encoder is in its own file (0.2 MB), because not every film has sound. */
async function createAudioSource(): Promise<AudioSampleSource> {
  const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
  registerAacEncoder();
  return new AudioSampleSource({ codec: "aac", bitrate: AUDIO_BITRATE });
}
