import { Hono } from "hono";
import type { Registry } from "prom-client";
import type { AppEnv } from "../env.ts";

/** One thing the product stands on. `check` rejects when it cannot be used. */
export interface Dependency {
  readonly name: string;
  readonly check: () => Promise<void>;
}

interface HealthDeps {
  readonly dependencies: readonly Dependency[];
  /** Sentences for the operator that do not stop the product, such as an announced model shutdown. */
  readonly warnings: () => readonly string[];
  readonly metrics: Registry;
}

/** Alive, ready and measured: for operators and their machines. */
export function healthRoutes({ dependencies, warnings, metrics }: HealthDeps) {
  return new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const checks = await Promise.allSettled(dependencies.map((dependency) => dependency.check()));
      const away = dependencies.filter((_, index) => checks[index]?.status === "rejected");
      const body = {
        status: away.length === 0 ? "ready" : "not ready",
        unreachable: away.map((dependency) => dependency.name),
        warnings: warnings(),
      };
      return c.json(body, away.length === 0 ? 200 : 503);
    })
    .get("/metrics", async (c) =>
      c.text(await metrics.metrics(), 200, { "Content-Type": metrics.contentType }),
    );
}
