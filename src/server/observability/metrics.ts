import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * All metrics of the process, from `createMetrics`, which the instruments, routes and runs update;
 * `/metrics` prints the registry.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly signIns: Counter<"outcome">;
  readonly generations: Counter<"kind" | "engine" | "status">;
  readonly generationSeconds: Histogram<"kind" | "engine" | "status">;
  readonly firstParts: Histogram<"kind" | "engine">;
  readonly aiCalls: Histogram<"call" | "model">;
  readonly aiFirstWords: Histogram<"call" | "model">;
  readonly aiFailures: Counter<"call" | "model" | "reason">;
  readonly aiTokens: Counter<"model" | "direction">;
  readonly aiMoney: Counter<"model">;
  readonly calls: Histogram<"dependency" | "call">;
  readonly callFailures: Counter<"dependency" | "call" | "reason">;
  readonly jobs: Histogram<"queue" | "outcome">;
  readonly jobWaits: Histogram<"queue">;
  readonly mails: Counter<"kind" | "outcome">;
  readonly streams: Gauge;
}

/** Seconds: answers of ours. */
const QUICK = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Seconds: services outside, and work in the background. */
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/**
 * Creates the Prometheus metrics of one process at its start (`boot/deps.ts`), which `/metrics`
 * prints. Every label has a bounded set of values, none of them from a user. Names and texts are in
 * this function, buckets in `QUICK` and `SLOW` above.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "adloom_" });
  const registers = [registry];

  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter<L>({ name, help, labelNames, registers });
  const histogram = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    buckets: readonly number[],
  ) => new Histogram<L>({ name, help, labelNames, buckets: [...buckets], registers });

  return {
    registry,
    requests: histogram(
      "adloom_http_request_seconds",
      "Time to answer a request",
      ["method", "route", "status"],
      QUICK,
    ),
    signIns: counter("adloom_sign_ins_total", "Sign-ins by outcome: ok, or the code of the refusal", [
      "outcome",
    ]),
    generations: counter("adloom_generations_total", "Generations that ended", ["kind", "engine", "status"]),
    generationSeconds: histogram(
      "adloom_generation_seconds",
      "Time of the try that ended a generation, from a worker taking it",
      ["kind", "engine", "status"],
      SLOW,
    ),
    firstParts: histogram(
      "adloom_generation_first_part_seconds",
      "Time from a worker taking a generation to its first whole part",
      ["kind", "engine"],
      SLOW,
    ),
    aiCalls: histogram(
      "adloom_ai_call_seconds",
      "Time of the AI provider's calls, failed ones too",
      ["call", "model"],
      SLOW,
    ),
    aiFirstWords: histogram(
      "adloom_ai_first_words_seconds",
      "Time from asking the AI provider to its first words",
      ["call", "model"],
      SLOW,
    ),
    aiFailures: counter("adloom_ai_failures_total", "Calls of the AI provider that failed", [
      "call",
      "model",
      "reason",
    ]),
    aiTokens: counter("adloom_ai_tokens_total", "Tokens the AI provider reported", ["model", "direction"]),
    aiMoney: counter(
      "adloom_ai_cost_dollars_total",
      "What the AI provider's calls cost by the price table, US dollars",
      ["model"],
    ),
    calls: histogram(
      "adloom_call_seconds",
      "Time of calls to storage, mail server and payment provider, failed ones too",
      ["dependency", "call"],
      SLOW,
    ),
    callFailures: counter(
      "adloom_call_failures_total",
      "Calls to storage, mail server and payment provider that failed",
      ["dependency", "call", "reason"],
    ),
    jobs: histogram("adloom_job_seconds", "Time of jobs", ["queue", "outcome"], SLOW),
    jobWaits: histogram(
      "adloom_job_wait_seconds",
      "Time that jobs waited after their time had come",
      ["queue"],
      SLOW,
    ),
    mails: counter("adloom_mails_total", "Tries to hand over a mail: sent, to be tried again, given up", [
      "kind",
      "outcome",
    ]),
    streams: new Gauge({ name: "adloom_event_streams", help: "Open event streams", registers }),
  };
}
