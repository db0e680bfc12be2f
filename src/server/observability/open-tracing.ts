import type { Logger } from "./log.ts";
import { NO_TRACING, type Tracing } from "./tracing.ts";

interface TracingOptions {
  /** Base URL of an OTLP/HTTP collector; `undefined` switches tracing off. */
  readonly otlpEndpoint: string | undefined;
  readonly role: string;
}

/**
 * Opens tracing to the configured collector (`OTEL_EXPORTER_OTLP_ENDPOINT`); `deps.ts` calls it at
 * the start. Without a collector it returns `NO_TRACING` (`tracing.ts`), and the OTLP library is
 * never loaded.
 */
export async function openTracing({ otlpEndpoint, role }: TracingOptions, log: Logger): Promise<Tracing> {
  if (otlpEndpoint === undefined) return NO_TRACING;
  const { createOtlpTracing } = await import("./tracing.otlp.ts");
  return createOtlpTracing({ endpoint: otlpEndpoint, role, log });
}
