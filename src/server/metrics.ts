import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly generations: Counter<"kind" | "engine" | "status">;
  readonly aiTokens: Counter<"model" | "direction">;
  readonly aiMoney: Counter<"model">;
  readonly streams: Gauge;
}

/** Prometheus metrics of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "adloom_" });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "adloom_http_request_seconds",
      help: "Time to answer a request",
      labelNames: ["method", "route", "status"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    generations: new Counter({
      name: "adloom_generations_total",
      help: "Generations that ended",
      labelNames: ["kind", "engine", "status"],
      registers,
    }),
    aiTokens: new Counter({
      name: "adloom_ai_tokens_total",
      help: "Tokens the AI provider reported",
      labelNames: ["model", "direction"],
      registers,
    }),
    aiMoney: new Counter({
      name: "adloom_ai_cost_dollars_total",
      help: "What the AI provider's calls cost by the price table, US dollars",
      labelNames: ["model"],
      registers,
    }),
    streams: new Gauge({ name: "adloom_event_streams", help: "Open event streams", registers }),
  };
}
