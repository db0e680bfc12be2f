/**
 * Decoded sound of the provider's WAV file, mono and 16 bit, before `trimSilence` and the encoding.
 * `readWav` makes it; `samples` are from -32,768 to 32,767, `sampleRate` is in Hz (limits: `RATES`
 * below).
 */
export interface MonoSound {
  readonly samples: Int16Array<ArrayBuffer>;
  readonly sampleRate: number;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const FORMAT_BYTES = 16;
const PCM = 1;
const RATES = { min: 8000, max: 48_000 } as const;
/** Absolute values below this count as silence: -50 dB of full scale. */
const SILENCE = 100;
/** Silence to keep around the words, so that no consonant is cut. */
const MARGIN_SECONDS = 0.05;

interface Format {
  readonly channels: number;
  readonly sampleRate: number;
}

function readFormat(view: DataView, at: number, length: number): Format | undefined {
  if (length < FORMAT_BYTES) return undefined;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  if (view.getUint16(at, true) !== PCM || view.getUint16(at + 14, true) !== 16) return undefined;
  if (channels !== 1 && channels !== 2) return undefined;
  return sampleRate >= RATES.min && sampleRate <= RATES.max ? { channels, sampleRate } : undefined;
}

const tagAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/**
 * Reads a WAV file of the provider's voice: 16-bit PCM of 8 to 48 kHz (`RATES`); `undefined` for
 * other formats, of which its callers make the `AiError` `malformed_response`. Lengths in headers
 * are clamped to the file, because servers that stream write placeholders. Mixes stereo to mono.
 * `speech.openai.ts` and `join-sentences.ts` call it.
 */
export function readWav(bytes: Uint8Array): MonoSound | undefined {
  if (tagAt(bytes, 0) !== "RIFF" || tagAt(bytes, 8) !== "WAVE") return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= bytes.length;) {
    const start = at + CHUNK_HEADER;
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - start);
    const tag = tagAt(bytes, at);
    if (tag === "fmt ") format = readFormat(view, start, length);
    if (tag === "data") return format && mono(view, start, length, format);
    // Chunks start at even offsets.
    at = start + length + (length % 2);
  }
  return undefined;
}

function mono(view: DataView, start: number, length: number, { channels, sampleRate }: Format): MonoSound {
  const frameBytes = 2 * channels;
  const samples = new Int16Array(Math.floor(length / frameBytes));
  for (let i = 0; i < samples.length; i++) {
    const at = start + i * frameBytes;
    const left = view.getInt16(at, true);
    samples[i] = channels === 1 ? left : (left + view.getInt16(at + 2, true)) >> 1;
  }
  return { samples, sampleRate };
}

/**
 * Cuts the silence (below -50 dB, `SILENCE`) at both ends of the provider's voice, except a margin
 * of 0.05 s (`MARGIN_SECONDS`), so that the captions start with the words. A silent sound becomes
 * empty. `speech.openai.ts` calls it.
 */
export function trimSilence({ samples, sampleRate }: MonoSound): MonoSound {
  const isLoud = (sample: number) => Math.abs(sample) > SILENCE;
  const first = samples.findIndex(isLoud);
  if (first === -1) return { samples: new Int16Array(), sampleRate };
  const last = samples.findLastIndex(isLoud);
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  return { samples: samples.slice(Math.max(0, first - margin), last + 1 + margin), sampleRate };
}
