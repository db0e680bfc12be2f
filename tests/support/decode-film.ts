import {
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  MP4,
  VideoSampleSink,
  type InputAudioTrack,
} from "mediabunny";
import { loadNativePackages } from "#server/adapters/film-renderer/native-packages.ts";

/**
 * Opens a video file of a test or bench, whose frames and samples can be decoded on this machine if
 * `CAN_RENDER`; throws without both tracks. `film-renderer.test.ts` compares them with what was
 * drawn.
 */
export async function decodableFilm(file: Uint8Array) {
  loadNativePackages();
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video || !audio) throw new Error("a track is missing");
  return { input, video, audio, frames: new VideoSampleSink(video), packets: new EncodedPacketSink(video) };
}

/**
 * Decodes the first channel of a film's sound (`decodableFilm`), `seconds` long, which
 * `film-renderer.test.ts` compares with the composed soundtrack.
 */
export async function decodeChannel(audio: InputAudioTrack, seconds: number): Promise<Float32Array> {
  const out = new Float32Array(seconds * audio.sampleRate);
  for await (const sample of new AudioSampleSink(audio).samples()) {
    const start = Math.round(sample.timestamp * audio.sampleRate);
    const { numberOfFrames, numberOfChannels } = sample;
    // The decoder returns interleaved samples, whatever format is requested.
    const all = new Float32Array(numberOfFrames * numberOfChannels);
    sample.copyTo(all, { format: "f32", planeIndex: 0 });
    for (let i = 0; i < numberOfFrames && start + i < out.length; i++)
      out[start + i] = all[i * numberOfChannels]!;
    sample.close();
  }
  return out;
}

/**
 * Delay of `heard` relative to `wanted` in samples, at most `most`, in tests of a film's sound;
 * compares one second of both.
 */
export function lagOf(heard: Float32Array, wanted: Float32Array, from: number, most: number): number {
  const length = 48_000;
  let [best, lag] = [-Infinity, 0];
  for (let shift = -most; shift <= most; shift++) {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += (heard[from + i + shift] ?? 0) * (wanted[from + i] ?? 0);
    if (sum > best) [best, lag] = [sum, shift];
  }
  return lag;
}
