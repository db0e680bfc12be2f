import { setTimeout as delay } from "node:timers/promises";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "./log.ts";
import { extendContext, currentContext } from "./request-context.ts";
import { NO_TRACING, exportableReason, type Span, type SpanOptions, type Tracing } from "./tracing.ts";

const EXPORT_INTERVAL_MS = 1000;
/** Timeout of one batch, retries included. */
const EXPORT_TIMEOUT_MS = 3000;
/** The share of the 10 s shutdown that the last export may take. */
const LAST_EXPORT_MS = 700;

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

interface OtlpOptions {
  /** Base URL of an OTLP/HTTP collector; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly role: string;
  readonly log: Logger;
}

/**
 * Exports traces by OTLP over HTTP. Spans wait in a bounded queue and are dropped when the
 * collector does not accept them, so no request waits for it (`EXPORT_INTERVAL_MS` and timeouts:
 * this file). Not registered as the global tracer, because other libraries would add spans with
 * unknown content. `openTracing` (`open-tracing.ts`) calls it when a collector is configured.
 */
export function createOtlpTracing({ endpoint, role, log }: OtlpOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "adloom", "adloom.role": role }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logOutages(exporter, log),
        scheduledDelayMillis: EXPORT_INTERVAL_MS,
      }),
    ],
  });
  const tracer = provider.getTracer("adloom");

  function open({ name, kind, attributes = {} }: SpanOptions, parent: Context) {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
    const { traceId, spanId } = span.spanContext();
    const handle: Span = {
      set: (more) => void span.setAttributes({ ...more }),
      rename: (to) => void span.updateName(to),
      fail(reason) {
        span.setAttribute("error.type", reason);
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
    return { handle, traceparent: `00-${traceId}-${spanId}-01` };
  }

  /** Returns the parent context; `undefined` for work outside any trace. */
  function parentOf({ kind }: SpanOptions): Context | undefined {
    return readParent(currentContext().traceparent) ?? (kind === "server" ? ROOT_CONTEXT : undefined);
  }

  return {
    begin(options) {
      const parent = parentOf(options);
      return parent ? open(options, parent).handle : NO_TRACING.begin(options);
    },
    async span(options, work) {
      const parent = parentOf(options);
      if (!parent) return NO_TRACING.span(options, work);
      const { handle, traceparent } = open(options, parent);
      try {
        return await extendContext({ traceparent }, () => work(handle));
      } catch (error) {
        handle.fail(exportableReason(error));
        throw error;
      } finally {
        handle.end();
      }
    },
    async stop() {
      const exported = provider.shutdown().catch(() => {});
      await Promise.race([exported, delay(LAST_EXPORT_MS, undefined, { ref: false })]);
    },
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

function readParent(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
}

/** Logs once when the collector stops accepting traces, and once when it accepts them again. */
function logOutages(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isFailing)
          log.warn(
            { code: exportableReason(result.error) },
            "the trace collector does not accept traces; dropping them",
          );
        if (!failed && isFailing) log.info("the trace collector accepts traces again");
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
