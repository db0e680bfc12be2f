/** A file of an export's archive: where its content is stored, and its checksums. */
export interface ArchiveEntry {
  /** Path inside the archive. */
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  /** SHA-256 in hex. */
  readonly sha256: string;
  /** Id of the stored file with the content. */
  readonly fileId: string;
  /** Position in that file, for small files that are stored together; the whole file if missing. */
  readonly start?: number;
}

/** Name of an export among the rows that refer to files and versions. */
export const exportReferrer = (id: string): string => `export:${id}`;
