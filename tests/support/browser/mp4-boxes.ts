/**
 * Names of the top-level boxes of an MP4, in their order. `film.spec.ts` and `film-encoder.spec.ts`
 * see by them that the file can be streamed.
 */
export function boxesOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at) || bytes.length) {
    names.push(bytes.toString("latin1", at + 4, at + 8));
  }
  return names;
}
