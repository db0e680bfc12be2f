const HEADER_BYTES = 44;
const FORMAT_BYTES = 16;
const PCM = 1;
const SAMPLE_BYTES = 2;

/**
 * Converts samples, of which 1 is full scale, to 16 bit, when the web app writes a recording
 * (`scene-recorder.tsx`) or a video's sound (`film/make/zip-parts.ts`) as WAV; louder ones are
 * limited.
 */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const out = new Int16Array(samples.length);
  for (const [i, value] of samples.entries()) {
    const sample = Math.max(-1, Math.min(1, value));
    out[i] = Math.round(sample < 0 ? sample * 0x8000 : sample * 0x7fff);
  }
  return out;
}

/**
 * Writes channels of the same length as a WAV file of 16-bit PCM without any other data. Recordings
 * (`scene-recorder.tsx`) and voices of a provider (`speech.openai.ts`) are stored in this format,
 * and the sound of a video is downloaded in it (`film/make/zip-parts.ts`).
 */
export function writeWav(channels: readonly Int16Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const [first = new Int16Array()] = channels;
  const frameBytes = channels.length * SAMPLE_BYTES;
  const dataBytes = first.length * frameBytes;
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
  };
  tag(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  tag(8, "WAVEfmt ");
  view.setUint32(16, FORMAT_BYTES, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, 8 * SAMPLE_BYTES, true);
  tag(36, "data");
  view.setUint32(40, dataBytes, true);
  let at = HEADER_BYTES;
  for (let i = 0; i < first.length; i++)
    for (const samples of channels) {
      view.setInt16(at, samples[i] ?? 0, true);
      at += SAMPLE_BYTES;
    }
  return bytes;
}
