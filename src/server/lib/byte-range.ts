/** Bytes of a file from `start` to before `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}
