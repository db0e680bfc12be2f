/**
 * One file of an export's archive: its name, where the bytes are stored, and the checksums that the
 * ZIP needs. `collect-files.ts` makes it, and the export's row keeps it, so a download
 * (`findArchive` in `exports.service.ts`) only joins stored files.
 */
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

/**
 * Name under which an export keeps its files and ad versions from being deleted (`file_references`,
 * `ad_version_references`). `createExport` (`create-export.service.ts`) and `runExport`
 * (`run-export.service.ts`) register it. They stay as long as the export's row (`removeExports` in
 * `exports.repo.ts`).
 */
export const exportReferrer = (id: string): string => `export:${id}`;
