import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly wire: Buffer;
  /** With the content coding taken off. */
  readonly text: string;
}

const DECODE: Record<string, (wire: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** One request as it is: the path is not normalised, no header is added, nothing is decompressed on the way. */
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
