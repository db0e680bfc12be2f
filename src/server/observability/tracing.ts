/** Attributes of a span in a trace. */
type Attributes = Readonly<Record<string, string | number>>;

/**
 * Name, kind and attributes of a new span, which the callers of `Tracing` pass, such as
 * `request-log.ts` and `instrument-*.ts`.
 */
export interface SpanOptions {
  /** One of a few fixed names: no user input, no address, no secret. */
  readonly name: string;
  /**
   * `server` handles a request and starts a trace, `consumer` runs a job, `client` waits for
   * another service.
   */
  readonly kind: "server" | "consumer" | "client" | "internal";
  readonly attributes?: Attributes;
}

/**
 * A timed piece of work in a trace, such as a request, a job or a call of an adapter.
 * `createOtlpTracing` (`tracing.otlp.ts`) makes it and hands it to the work; without a collector it
 * does nothing.
 */
export interface Span {
  readonly set: (attributes: Attributes) => void;
  readonly rename: (name: string) => void;
  /** Marks the span as failed; `reason` is a code, never a message. */
  readonly fail: (reason: string) => void;
  readonly end: () => void;
}

/**
 * Records spans for an external collector, if one is configured (`tracing.otlp.ts`); `NO_TRACING`
 * otherwise. `openTracing` (`open-tracing.ts`) chooses.
 */
export interface Tracing {
  /**
   * Starts a child of the current span. Without a current span, only a `server` span is recorded.
   */
  readonly begin: (options: SpanOptions) => Span;
  /** Runs work inside a span; an error marks the span and is rethrown. */
  readonly span: <T>(options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>;
  /** Exports the remaining spans, with a short timeout. Never rejects. */
  readonly stop: () => Promise<void>;
}

const NO_SPAN: Span = { set: () => {}, rename: () => {}, fail: () => {}, end: () => {} };

/**
 * Tracer that records nothing: the default without a collector (`open-tracing.ts`), for probes and
 * while the server waits for its database.
 */
export const NO_TRACING: Tracing = {
  begin: () => NO_SPAN,
  span: (_, work) => work(NO_SPAN),
  stop: async () => {},
};

const CODE = /^[\w. -]{1,40}$/;

/**
 * Returns the code or name of an error for spans and metrics, because messages may have user data:
 * `failure`, else `code` if it matches `CODE` in this file, else the name. `instrument-calls.ts`
 * and `tracing.otlp.ts` call it.
 */
export function exportableReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, failure = code } = error as { code?: unknown; failure?: unknown };
  return typeof failure === "string" && CODE.test(failure) ? failure : error.name;
}
