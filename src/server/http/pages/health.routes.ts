import { Hono } from "hono";
import type { Registry } from "prom-client";
import type { AppEnv } from "../env.ts";

/**
 * A dependency of the product that `/readyz` checks; `boot/deps.ts` lists them. `check` rejects
 * when it is unusable.
 */
export interface Dependency {
  readonly name: string;
  readonly check: () => Promise<void>;
}

interface HealthDeps {
  readonly dependencies: readonly Dependency[];
  /** Warnings for the operator, such as an announced model shutdown. */
  readonly warnings: () => readonly string[];
  readonly metrics: Registry;
}

/**
 * Routes `/healthz` (liveness), `/readyz` (readiness; 503 and the names of unusable dependencies)
 * and `/metrics` (for Prometheus). `boot/app.ts` mounts them; `starting-app.ts` has its own.
 */
export function healthRoutes({ dependencies, warnings, metrics }: HealthDeps) {
  return new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const checks = await Promise.allSettled(dependencies.map((dependency) => dependency.check()));
      const unreachable = dependencies.filter((_, index) => checks[index]?.status === "rejected");
      const body = {
        status: unreachable.length === 0 ? "ready" : "not ready",
        unreachable: unreachable.map((dependency) => dependency.name),
        warnings: warnings(),
      };
      return c.json(body, unreachable.length === 0 ? 200 : 503);
    })
    .get("/metrics", async (c) =>
      c.text(await metrics.metrics(), 200, { "Content-Type": metrics.contentType }),
    );
}
