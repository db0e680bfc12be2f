import { AppError } from "../lib/errors.ts";
import type { ByteRange } from "../lib/byte-range.ts";

/**
 * Reads a `Range` header with one range (RFC 9110, 14.2) for `sendContent` (`send-content.ts`);
 * `size` is the length of the whole content in bytes. `undefined` for a missing or malformed
 * header, another unit or several ranges, which a server may answer with the whole file. Throws
 * `range_not_satisfiable` (416) for a range outside the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  if (start >= end) throw new AppError("range_not_satisfiable");
  return { start, end };
}
