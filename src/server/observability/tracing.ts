export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  /** A few fixed names: nothing a user wrote, no address, no secret. */
  readonly name: string;
  /** `server` answers a request and begins a trace, `consumer` does a job, `client` waits for something outside this process. */
  readonly kind: "server" | "consumer" | "client" | "internal";
  readonly attributes?: Attributes;
}

/** A piece of work whose time is told. */
export interface Span {
  readonly set: (attributes: Attributes) => void;
  readonly rename: (name: string) => void;
  /** Marks it as failed; `reason` is a code, never a message. */
  readonly fail: (reason: string) => void;
  readonly end: () => void;
}

/** Tells somebody outside what work was done, when, and as a part of what. */
export interface Tracing {
  /** A span below the one that runs now. Without one above it only a `server` span is told: sweeps are nobody's trace. */
  readonly begin: (options: SpanOptions) => Span;
  /** Does work inside a span; what it throws marks the span and is thrown on. */
  readonly span: <T>(options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>;
  /** Sends what has not been sent, for a moment. Never rejects. */
  readonly stop: () => Promise<void>;
}

const NO_SPAN: Span = { set: () => {}, rename: () => {}, fail: () => {}, end: () => {} };

/** Where nobody is told. */
export const NO_TRACING: Tracing = {
  begin: () => NO_SPAN,
  span: (_, work) => work(NO_SPAN),
  stop: async () => {},
};

const CODE = /^[\w. -]{1,40}$/;

/** What may be told of an error: its code, or its name. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, failure = code } = error as { code?: unknown; failure?: unknown };
  return typeof failure === "string" && CODE.test(failure) ? failure : error.name;
}
