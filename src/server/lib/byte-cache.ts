/**
 * A cache of byte arrays, such as previews of images, that drops the least recently used ones above
 * its limit.
 */
interface ByteCache {
  readonly get: (key: string) => Uint8Array | undefined;
  readonly set: (key: string, bytes: Uint8Array) => void;
}

/**
 * Creates a least-recently-used cache of files with a total size in bytes, for the previews of
 * images (`CACHE_BYTES` in `render/ingest/preview.ts`); larger entries are not stored.
 */
export function createByteCache(maxBytes: number): ByteCache {
  /** In order of use: the last used entry is at the end. */
  const entries = new Map<string, Uint8Array>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.length ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const bytes = entries.get(key);
      if (bytes) {
        entries.delete(key);
        entries.set(key, bytes);
      }
      return bytes;
    },
    set(key, bytes) {
      remove(key);
      if (bytes.length > maxBytes) return;
      entries.set(key, bytes);
      total += bytes.length;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}
