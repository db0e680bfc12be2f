/** Bytes of a file, archive or response from `start` to before `end`, for range requests. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}
