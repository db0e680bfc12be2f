import type { MiddlewareHandler } from "hono";
import { readingsApi } from "#core/api/readings.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import {
  listReadings,
  readReading,
  startReading,
  stopReading,
  type ReadingsDeps,
} from "./readings.service.ts";

/**
 * Routes that start, list, read and stop readings of websites (`readings.service.ts`; `runReading`
 * in `run-reading.ts` does the reading in a job). Paths: `core/api/readings.api.ts`; limits:
 * `READING_LIMITS` in `core/readings/limits.ts`. `boot/app.ts` mounts them.
 */
export function readingRoutes(deps: ReadingsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    readingsApi,
    { requireUser },
    {
      "POST /api/brands/:id/read": (c, { params, body }) =>
        startReading(deps, { userId: c.var.user.id, brandId: params.id, url: body.url }),
      "GET /api/brands/:id/readings": (c, { params }) =>
        listReadings(deps, { userId: c.var.user.id, brandId: params.id }),
      "GET /api/readings/:id": (c, { params }) => readReading(deps, { ...params, userId: c.var.user.id }),
      "POST /api/readings/:id/stop": (c, { params }) =>
        stopReading(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
