import type { MiddlewareHandler } from "hono";
import { generationsApi } from "#core/api/generations.api.ts";
import { STREAM_HEADERS } from "#server/events/event-streams.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { clientOf } from "#server/http/client.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { SecurityLogDeps } from "../security-log/security-log.public.ts";
import { followGeneration, type FollowDeps } from "./follow-generation.ts";
import { readBrief } from "./brief-reading.ts";
import * as service from "./generations.service.ts";
import { restoreGeneration } from "./restore.service.ts";

interface RoutesDeps extends service.GenerationsDeps, FollowDeps, SecurityLogDeps {}

/**
 * Routes that create, read, follow, retry, delete and restore generations (`generationsApi` in
 * `core/api/generations.api.ts`); `boot/app.ts` mounts them. Services: `generations.service.ts`,
 * `follow-generation.ts`, `restore.service.ts`, `brief-reading.ts`.
 */
export function generationRoutes(deps: RoutesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    generationsApi,
    { requireUser },
    {
      "POST /api/generations": (c, { headers, body }) =>
        service.createGeneration(deps, {
          userId: c.var.user.id,
          request: body,
          idempotencyKey: headers["idempotency-key"],
          acceptLanguage: c.req.header("accept-language"),
        }),
      "POST /api/briefs/read": (c, { body }) => readBrief(deps, body.input, c.req.header("accept-language")),
      "GET /api/generations": (c, { query }) =>
        service.listGenerations(deps, { ...query, userId: c.var.user.id }),
      "GET /api/generations/:id": (c, { params }) =>
        service.readGeneration(deps, { ...params, userId: c.var.user.id }),
      "GET /api/generations/:id/events": async (c, { params }) => {
        const own = { ...params, userId: c.var.user.id };
        if (c.req.method === "HEAD") {
          await service.readGeneration(deps, own);
          return c.body(null, 200, STREAM_HEADERS);
        }
        const { outgoing } = c.env;
        const stream = await followGeneration(deps, own, () => outgoing.destroy());
        return c.body(stream.body, 200, STREAM_HEADERS);
      },
      "POST /api/generations/:id/retry": (c, { params }) =>
        service.retryGeneration(deps, { ...params, userId: c.var.user.id }),
      "POST /api/generations/:id/restore": (c, { params }) =>
        restoreGeneration(deps, { ...params, userId: c.var.user.id, client: clientOf(c) }),
      "DELETE /api/generations/:id": (c, { params }) =>
        service.deleteGeneration(deps, { ...params, userId: c.var.user.id, client: clientOf(c) }),
    },
  );
}
