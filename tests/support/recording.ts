/**
 * A WAV file of a tone, which tests upload or receive as a voice: mono, 16 bit, 48 kHz. `changes`
 * overwrite bytes by their offset, for files that the server must refuse.
 */
export function recording(seconds: number, changes: Readonly<Record<number, number>> = {}): Uint8Array {
  const samples = Math.round(seconds * 48_000);
  const file = Buffer.alloc(44 + samples * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(48_000, 24);
  file.writeUInt32LE(96_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++) file.writeInt16LE(Math.round(9000 * Math.sin(i / 30)), 44 + i * 2);
  for (const [offset, value] of Object.entries(changes)) file[Number(offset)] = value;
  return file;
}
