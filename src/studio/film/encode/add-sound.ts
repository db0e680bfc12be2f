import { AudioSample, type AudioSampleSource } from "mediabunny";
import { SAMPLE_RATE, type Stereo } from "../audio/stereo.ts";

/** Samples in a packet of AAC. */
const PACKET = 1024;
/**
 * The AAC encoder puts one packet of silence before the sound and the file has no edit list to
 * skip it, so players would play everything 21 ms late. Without the first 1024 samples, every
 * sound is at its place.
 */
const DELAY = PACKET;
/** Samples given to the encoder at once. */
const CHUNK = SAMPLE_RATE;

/**
 * Encodes a film's sound as AAC; `encode-film.ts` calls it before the frames; the bit rate is
 * `AUDIO_BITRATE` (`encoding.ts`). Only complete packets are written, so the sound ends with the
 * last frame at the latest.
 */
export async function addSound(source: AudioSampleSource, { left, right }: Stereo): Promise<void> {
  const packets = Math.floor(left.length / PACKET) - 1;
  const end = DELAY + packets * PACKET;
  for (let at = DELAY; at < end; at += CHUNK) {
    const length = Math.min(CHUNK, end - at);
    const data = new Float32Array(length * 2);
    for (let index = 0; index < length; index++) {
      data[2 * index] = left[at + index] ?? 0;
      data[2 * index + 1] = right[at + index] ?? 0;
    }
    const sample = new AudioSample({
      data,
      format: "f32",
      numberOfChannels: 2,
      sampleRate: SAMPLE_RATE,
      timestamp: (at - DELAY) / SAMPLE_RATE,
    });
    await source.add(sample);
    sample.close();
  }
  source.close();
}
