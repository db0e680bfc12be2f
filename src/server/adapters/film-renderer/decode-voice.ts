import {
  ALL_FORMATS,
  BufferSource,
  Conversion,
  Input,
  NullTarget,
  Output,
  WavOutputFormat,
  type AudioSample,
} from "mediabunny";
import type { SpokenPart } from "#studio/film/audio/soundtrack.ts";
import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { FilmRenderError, type SpokenFile } from "./film-renderer.ts";

function samplesOf(sample: AudioSample): Float32Array {
  const format = { format: "f32-planar", planeIndex: 0 } as const;
  const samples = new Float32Array(sample.numberOfFrames);
  sample.copyTo(samples, format);
  return samples;
}

/**
 * Decodes a recording to mono samples at 48 kHz, as `decodeSound` of the web app does, in the render
 * process. Throws `FilmRenderError`.
 */
export async function decodeVoice({ at, bytes }: SpokenFile): Promise<SpokenPart> {
  const pieces: Float32Array[] = [];
  const collect = (sample: AudioSample) => {
    pieces.push(samplesOf(sample));
    return sample;
  };
  try {
    // Mediabunny mixes and resamples when it converts; the file that it writes is not kept.
    const conversion = await Conversion.init({
      input: new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS }),
      output: new Output({ format: new WavOutputFormat(), target: new NullTarget() }),
      audio: {
        ...{ numberOfChannels: 1, sampleRate: SAMPLE_RATE, codec: "pcm-f32" },
        ...{ forceTranscode: true, process: collect },
      },
      showWarnings: false,
    });
    await conversion.execute();
  } catch (error) {
    throw new FilmRenderError("voice", String(error));
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length === 0) throw new FilmRenderError("voice", "the recording has no sound");
  const samples = new Float32Array(length);
  let start = 0;
  for (const piece of pieces) {
    samples.set(piece, start);
    start += piece.length;
  }
  return { at, samples };
}
