import { parseAccept } from "hono/utils/accept";

/**
 * Supported content codings, the smaller result first, for built files, which
 * `setup/precompress.ts` compresses, and JSON (`compression.ts`).
 */
export const ENCODINGS = ["br", "gzip"] as const;

/**
 * A content coding in which built files are kept (`built-files.ts`) and JSON is sent
 * (`compress-json.ts`); the list is `ENCODINGS`.
 */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Returns the available coding that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3), the
 * smaller one at equal weight. `undefined`: send the content uncompressed. `sendWebFile`
 * (`web-file.ts`) calls it for files of the web app, `compress-json.ts` for responses of the API.
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
