import {
  AudioSampleSource,
  BufferTarget,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
} from "mediabunny";
import { framesOf, timeOfFrame } from "#studio/film/model.ts";
import { addSound } from "./add-sound.ts";
import { AUDIO_BITRATE, BT709, KEY_FRAME_SECONDS, VIDEO_CODEC, videoBitrate } from "./encoding.ts";
import type { FilmJob } from "./messages.ts";
import { startPainters } from "./painters.ts";

/**
 * Makes the MP4 of a film: painters draw, WebCodecs encodes, mediabunny writes the file with its
 * index first. The encoder worker calls it; the file is complete in memory when it returns.
 * @param onFrame called with the number of encoded frames
 * @param signal stops before the next frame; the promise then rejects
 */
export async function encodeFilm(
  job: FilmJob,
  onFrame: (frames: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const { film, sound, tags } = job;
  const total = framesOf(film);
  const painters = await startPainters(film, job.assets, job.painters, total);
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
    });
    output.addVideoTrack(video, { frameRate: film.fps });
    const audio = sound && (await createAudioSource());
    if (audio) output.addAudioTrack(audio);
    await output.start();
    if (audio) await addSound(audio, sound);
    for (let frame = 0; frame < total; frame++) {
      signal.throwIfAborted();
      const { buffer, release } = await painters.take(frame);
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
    painters.close();
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
