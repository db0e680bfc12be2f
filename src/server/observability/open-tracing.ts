import type { Logger } from "../log.ts";
import { NO_TRACING, type Tracing } from "./tracing.ts";

interface TracingOptions {
  /** Base address of an OTLP/HTTP collector; `undefined`: nobody is told. */
  readonly otlpEndpoint: string | undefined;
  readonly role: string;
}

/** Traces to the configured collector. Without one the library that speaks to collectors is never loaded. */
export async function openTracing({ otlpEndpoint, role }: TracingOptions, log: Logger): Promise<Tracing> {
  if (otlpEndpoint === undefined) return NO_TRACING;
  const { createOtlpTracing } = await import("./tracing.otlp.ts");
  return createOtlpTracing({ endpoint: otlpEndpoint, role, log });
}
