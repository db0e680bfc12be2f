/**
 * Bytes of a file, archive or response from `start` to before `end`. `parseRange`
 * (`http/byte-range.ts`) makes it of a request's Range header; `lib/stored-zip.ts`,
 * `film-content.ts` and the storage adapters read it.
 */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}
