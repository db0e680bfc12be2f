import { ALL_FORMATS, AudioSampleSink, BufferSource, Input, type AudioSample } from "mediabunny";
import type { SpokenPart } from "#studio/film/audio/soundtrack.ts";
import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { FilmRenderError, type SpokenFile } from "./film-renderer.ts";

/** Mixes the channels of decoded samples down to mono. */
function mixChannels(sample: AudioSample): Float32Array {
  const { numberOfFrames: frames, numberOfChannels: channels } = sample;
  // The decoders of node-webcodecs ignore the requested format and copy samples unchanged.
  const isPlanar = sample.format === "f32-planar";
  const out = new Float32Array(frames);
  const read = (planeIndex: number) => {
    const data = new Float32Array(isPlanar ? frames : frames * channels);
    sample.copyTo(data, { format: isPlanar ? "f32-planar" : "f32", planeIndex });
    return data;
  };
  const planes = Array.from({ length: isPlanar ? channels : 1 }, (_, plane) => read(plane));
  for (let i = 0; i < frames; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += (isPlanar ? planes[channel]?.[i] : planes[0]?.[i * channels + channel]) ?? 0;
    out[i] = sum / channels;
  }
  return out;
}

/** Resamples to 48 kHz by linear interpolation, which is sufficient for speech. */
function resample(samples: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE) return samples;
  const step = rate / SAMPLE_RATE;
  const out = new Float32Array(Math.floor(samples.length / step));
  for (let i = 0; i < out.length; i++) {
    const at = i * step;
    const before = Math.floor(at);
    const first = samples[before] ?? 0;
    out[i] = first + ((samples[before + 1] ?? first) - first) * (at - before);
  }
  return out;
}

async function decode(bytes: Uint8Array): Promise<Float32Array> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("the recording has no sound");
  const pieces: Float32Array[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    pieces.push(mixChannels(sample));
    sample.close();
  }
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let start = 0;
  for (const piece of pieces) {
    samples.set(piece, start);
    start += piece.length;
  }
  return resample(samples, track.sampleRate);
}

/**
 * Decodes a recording to mono samples at `SAMPLE_RATE` (`studio/film/audio/stereo.ts`), with its
 * start time `at` unchanged, in the render process (`render-process.ts`), as `decodeSound` of the
 * web app does in browsers. Throws `FilmRenderError` with `voice` for a file that it cannot decode.
 */
export async function decodeVoice({ at, bytes }: SpokenFile): Promise<SpokenPart> {
  try {
    return { at, samples: await decode(bytes) };
  } catch (error) {
    throw new FilmRenderError("voice", String(error));
  }
}
