import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body as received. */
  readonly wire: Buffer;
  /** The body after content decoding. */
  readonly text: string;
}

const DECODE: Record<string, (wire: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a test's request unchanged: no path normalization, no added headers, no automatic
 * decompression. `heads.test.ts` and `web-files.test.ts` look at what `server/http/pages` sends.
 */
export function rawRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const wire = Buffer.concat(chunks);
        const decode = DECODE[response.headers["content-encoding"] ?? ""];
        const text = (decode && wire.length > 0 ? decode(wire) : wire).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, wire, text });
      });
    });
    sent.on("error", reject).end();
  });
}
