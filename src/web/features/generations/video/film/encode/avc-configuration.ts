/** Kinds of parameter sets in H.264, the low five bits of their first byte. */
const SPS = 7;
const PPS = 8;
const KIND_BITS = 0x1f;
/** Minimum length of a parameter set in bytes: a header and content. */
const MIN_SET_BYTES = 4;

/**
 * Whether an encoder's decoder configuration (avcC) is well-formed: version 1, at least one
 * parameter set of each kind, each within the bytes and starting with its own header once. An
 * encoder that repeats the header byte writes files that no player opens; `canEncodeFilms` refuses
 * it.
 */
export function isAvcConfiguration(description: AllowSharedBufferSource | undefined): boolean {
  if (!description) return false;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  if (bytes[0] !== 1) return false;
  const profile = bytes[1];
  let at = 5;

  function readSets(kind: number, countBits: number): Uint8Array[] | undefined {
    const sets: Uint8Array[] = [];
    const count = (bytes[at++] ?? 0) & countBits;
    for (let index = 0; index < count; index++) {
      const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      const set = bytes.subarray(at + 2, at + 2 + length);
      if (set.length !== length || length < MIN_SET_BYTES) return undefined;
      const [header = 0, second] = set;
      if ((header & KIND_BITS) !== kind || second === header) return undefined;
      sets.push(set);
      at += 2 + length;
    }
    return sets.length > 0 ? sets : undefined;
  }

  const sps = readSets(SPS, KIND_BITS);
  // The second byte of the set repeats the profile of the configuration.
  if (!sps || sps.some((set) => set[1] !== profile)) return false;
  return readSets(PPS, 0xff) !== undefined;
}
