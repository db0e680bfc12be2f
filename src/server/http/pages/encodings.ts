import { parseAccept } from "hono/utils/accept";

/** Content codings that we send, the smaller answer first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The coding of `available` that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3); at equal weight the smaller
 * one. `undefined`: send it as it is, which is also what a client gets that accepts nothing we have.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const best = ENCODINGS.filter((coding) => available.includes(coding) && weightOf(coding) > 0).reduce<
    Encoding | undefined
  >((first, next) => (first && weightOf(first) >= weightOf(next) ? first : next), undefined);
  return best && weightOf(best) >= (weights.get("identity") ?? 0) ? best : undefined;
}
