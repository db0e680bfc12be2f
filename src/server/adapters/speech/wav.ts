/** Sound as it is read from a reply and written to a file: mono, 16 bit. */
export interface MonoSound {
  readonly samples: Int16Array<ArrayBuffer>;
  readonly sampleRate: number;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const FORMAT_BYTES = 16;
const PCM = 1;
const RATES = { min: 8000, max: 48_000 } as const;
/** Samples below this are silence: -50 dB of the loudest possible. */
const SILENCE = 100;
/** Seconds that stay around the words, so that no consonant is cut. */
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
 * Reads a WAV file of 16-bit PCM, which comes from another server; `undefined` for anything else.
 * Lengths in its headers are only believed within the file, because servers that stream write
 * placeholders. Two channels become one.
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
 * Cuts the silence at both ends, so that the captions start with the words. Silence alone becomes an
 * empty sound.
 */
export function trimSilence({ samples, sampleRate }: MonoSound): MonoSound {
  const isLoud = (sample: number) => Math.abs(sample) > SILENCE;
  const first = samples.findIndex(isLoud);
  if (first === -1) return { samples: new Int16Array(), sampleRate };
  const last = samples.findLastIndex(isLoud);
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  return { samples: samples.slice(Math.max(0, first - margin), last + 1 + margin), sampleRate };
}

/** Writes a sound as a WAV file without any other data. */
export function writeWav({ samples, sampleRate }: MonoSound): Uint8Array<ArrayBuffer> {
  const header = RIFF_HEADER + CHUNK_HEADER + FORMAT_BYTES + CHUNK_HEADER;
  const dataBytes = samples.length * 2;
  const bytes = new Uint8Array(header + dataBytes);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  tag(0, "RIFF");
  view.setUint32(4, header - CHUNK_HEADER + dataBytes, true);
  tag(8, "WAVEfmt ");
  view.setUint32(16, FORMAT_BYTES, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, "data");
  view.setUint32(40, dataBytes, true);
  for (const [i, sample] of samples.entries()) view.setInt16(header + i * 2, sample, true);
  return bytes;
}
