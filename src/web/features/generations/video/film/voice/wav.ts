const HEADER_BYTES = 44;
const BYTES = 2;

/**
 * Writes mono samples as a 16-bit WAV, the simplest file that every server reads. A recording is
 * uploaded so, and the sound of a video is handed out so.
 */
export function toWav(channels: readonly Float32Array[], sampleRate: number): Blob {
  const [first = new Float32Array()] = channels;
  const count = channels.length;
  const data = first.length * count * BYTES;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + data));
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i++) view.setUint8(at + i, value.charCodeAt(i));
  };
  text(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + data, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, count, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * count * BYTES, true);
  view.setUint16(32, count * BYTES, true);
  view.setUint16(34, 8 * BYTES, true);
  text(36, "data");
  view.setUint32(40, data, true);
  let at = HEADER_BYTES;
  for (let i = 0; i < first.length; i++) {
    for (const samples of channels) {
      const sample = Math.max(-1, Math.min(1, samples[i] ?? 0));
      view.setInt16(at, Math.round(sample < 0 ? sample * 0x8000 : sample * 0x7fff), true);
      at += BYTES;
    }
  }
  return new Blob([view.buffer], { type: "audio/wav" });
}
