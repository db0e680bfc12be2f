import { once } from "node:events";
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { listenOnLoopback } from "./listen.ts";

/**
 * A span that the stand-in for a trace collector received, with its attributes by name.
 * `startOtlpReceiver` makes it; the product's spans are made in `server/observability`.
 */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for root spans. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** `adloom.role` of the process that sent it. */
  readonly role: string;
}

/** A stand-in for a collector of traces, whose spans tests read; `startOtlpReceiver` makes it. */
export interface OtlpReceiver {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** Every received body. */
  readonly bodies: () => string;
  readonly close: () => Promise<void>;
}

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({
        stringValue: z.string().optional(),
        intValue: z.union([z.string(), z.number()]).optional(),
        doubleValue: z.number().optional(),
      }),
    }),
  )
  .transform((list) =>
    Object.fromEntries(
      list.map(({ key, value }) => [
        key,
        String(value.stringValue ?? value.intValue ?? value.doubleValue ?? ""),
      ]),
    ),
  );

/** JSON encoding of ExportTraceServiceRequest, OTLP 1.x (read 2026-11-21): ids in hex. */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().default(""),
              name: z.string(),
              status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
              attributes: attributesSchema.default({}),
            }),
          ),
        }),
      ),
    }),
  ),
});

/**
 * Starts the stand-in for a trace collector: OTLP over HTTP with JSON, checked by the schema of
 * this file; an invalid body throws in the test's process. Tests give its `endpoint` to the
 * product.
 */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  let bodies = "";
  function findOrThrow(body: string) {
    bodies += body;
    for (const { resource, scopeSpans } of requestSchema.parse(JSON.parse(body)).resourceSpans) {
      const role = resource.attributes["adloom.role"] ?? "";
      for (const { status, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, failed: status.code === 2, role });
      }
    }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks);
      const known = request.url === "/v1/traces" && request.headers["content-type"] === "application/json";
      if (known)
        findOrThrow((request.headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw).toString());
      response.writeHead(known ? 200 : 404, { "content-type": "application/json" });
      response.end("{}");
    });
  });
  const port = await listenOnLoopback(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: () => spans,
    bodies: () => bodies,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
