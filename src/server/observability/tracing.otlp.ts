import { setTimeout as delay } from "node:timers/promises";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "../log.ts";
import { addCause, currentCause } from "./cause.ts";
import { NO_TRACING, reasonOf, type Span, type SpanOptions, type Tracing } from "./tracing.ts";

const EVERY_MS = 1000;
/** One batch, tries again included. */
const EXPORT_TIMEOUT_MS = 3000;
/** A stop has 10 s for everything; this much of it may go to what the collector has not heard yet. */
const LAST_EXPORT_MS = 700;

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

interface OtlpOptions {
  /** Base address of an OTLP/HTTP collector; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly role: string;
  readonly log: Logger;
}

/**
 * Traces to a collector that speaks OTLP over HTTP. Nothing waits for it: spans are sent in batches from a bounded queue, and
 * dropped when it does not take them. Not registered as the process's tracer: other libraries would add spans of their own,
 * with whatever is in them.
 */
export function createOtlpTracing({ endpoint, role, log }: OtlpOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "adloom", "adloom.role": role }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: telling(exporter, log), scheduledDelayMillis: EVERY_MS }),
    ],
  });
  const tracer = provider.getTracer("adloom");

  function open({ name, kind, attributes = {} }: SpanOptions, parent: Context) {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
    const { traceId, spanId } = span.spanContext();
    const own: Span = {
      set: (more) => void span.setAttributes({ ...more }),
      rename: (to) => void span.updateName(to),
      fail(reason) {
        span.setAttribute("error.type", reason);
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
    return { own, traceparent: `00-${traceId}-${spanId}-01` };
  }

  /** The context to begin in; `undefined` for work that belongs to no trace. */
  function parentOf({ kind }: SpanOptions): Context | undefined {
    return readParent(currentCause().traceparent) ?? (kind === "server" ? ROOT_CONTEXT : undefined);
  }

  return {
    begin(options) {
      const parent = parentOf(options);
      return parent ? open(options, parent).own : NO_TRACING.begin(options);
    },
    async span(options, work) {
      const parent = parentOf(options);
      if (!parent) return NO_TRACING.span(options, work);
      const { own, traceparent } = open(options, parent);
      try {
        return await addCause({ traceparent }, () => work(own));
      } catch (error) {
        own.fail(reasonOf(error));
        throw error;
      } finally {
        own.end();
      }
    },
    async stop() {
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, delay(LAST_EXPORT_MS, undefined, { ref: false })]);
    },
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

function readParent(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
}

/** Tells the operator once when the collector takes no traces, and once when it does again. */
function telling(exporter: SpanExporter, log: Logger): SpanExporter {
  let away = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !away)
          log.warn({ code: reasonOf(result.error) }, "traces are not taken; dropping them");
        if (!failed && away) log.info("traces are taken again");
        away = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
