import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import {
  acceptedSchema,
  briefReadingSchema,
  createGenerationSchema,
  generationListSchema,
  generationSchema,
  idempotencySchema,
  listGenerationsSchema,
  readBriefSchema,
} from "#core/generations/api.ts";
import { RESTARTS_PER_GENERATION } from "#core/limits.ts";
import { STREAM_HEADERS } from "#server/events/event-streams.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { followGeneration, type FollowDeps } from "./follow-generation.ts";
import { readBrief } from "./brief-reading.ts";
import * as service from "./generations.service.ts";
import { restoreGeneration } from "./restore.service.ts";

type Schema = Parameters<typeof resolver>[0];

const json = (description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema: resolver(schema) } },
});
const NOT_SIGNED_IN = { 401: { description: "Not signed in" } };
const NOT_FOUND = {
  404: { description: "No generation with this id; also for deleted ones and those of other users" },
};
const NO_UNIT = {
  402: { description: "The plan's units of this kind are used up" },
  429: { description: "Rate limit exceeded; see Retry-After" },
};

interface RoutesDeps extends service.GenerationsDeps, FollowDeps {}

/** Routes that create, read, retry, delete and restore generations. */
export function generationRoutes(deps: RoutesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .post(
      "/generations",
      describeRoute({
        summary: "Create a generation",
        description:
          "Reserves one unit and enqueues the work. A repeat with the same Idempotency-Key returns the first response. All texts are in the language that `input.language` (ISO 639-1) names; without it, the language is detected and stored with the input.",
        responses: {
          202: json("Accepted; poll the generation or follow its events", acceptedSchema),
          400: { description: "Invalid input; `fields` contains a message per field" },
          409: { description: "The Idempotency-Key was used for another request" },
          ...NOT_SIGNED_IN,
          ...NO_UNIT,
        },
      }),
      requireUser,
      validate("header", idempotencySchema),
      validate("json", createGenerationSchema),
      async (c) => {
        const idempotencyKey = c.req.valid("header")["idempotency-key"];
        const acceptLanguage = c.req.header("accept-language");
        const wanted = { ...c.req.valid("json"), idempotencyKey, acceptLanguage, userId: c.var.user.id };
        return c.json(await service.createGeneration(deps, wanted), 202);
      },
    )
    .post(
      "/briefs/read",
      describeRoute({
        summary: "Read an unfinished brief",
        description:
          "Detects the language that ads of this input would have, and asks for facts where too little is known. Stores nothing.",
        responses: { 200: json("What is known", briefReadingSchema), ...NOT_SIGNED_IN },
      }),
      requireUser,
      validate("json", readBriefSchema),
      async (c) => c.json(await readBrief(deps, c.req.valid("json").input, c.req.header("accept-language"))),
    )
    .get(
      "/generations",
      describeRoute({
        summary: "List generations, newest first",
        responses: { 200: json("One page", generationListSchema), ...NOT_SIGNED_IN },
      }),
      requireUser,
      validate("query", listGenerationsSchema),
      async (c) =>
        c.json(await service.listGenerations(deps, { ...c.req.valid("query"), userId: c.var.user.id })),
    )
    .get(
      "/generations/:id",
      describeRoute({
        summary: "Read a generation",
        responses: { 200: json("The generation", generationSchema), ...NOT_SIGNED_IN, ...NOT_FOUND },
      }),
      requireUser,
      async (c) =>
        c.json(await service.readGeneration(deps, { id: c.req.param("id"), userId: c.var.user.id })),
    )
    .get(
      "/generations/:id/events",
      describeRoute({
        summary: "Follow a generation as server-sent events",
        description:
          "`progress` {status, done, total, reset} and `partial` {index, text, whole}, beginning with the current state; then `completed` or `failed` with the generation, and the stream ends. A `progress` with `reset` discards all parts received so far; the valid ones follow.",
        responses: {
          200: {
            description: "text/event-stream",
            content: { "text/event-stream": { schema: { type: "string" } } },
          },
          ...NOT_SIGNED_IN,
          ...NOT_FOUND,
        },
      }),
      requireUser,
      async (c) => {
        const own = { id: c.req.param("id"), userId: c.var.user.id };
        if (c.req.method === "HEAD") {
          await service.readGeneration(deps, own);
          return c.body(null, 200, STREAM_HEADERS);
        }
        const { outgoing } = c.env;
        const stream = await followGeneration(deps, own, () => outgoing.destroy());
        return c.body(stream.body, 200, STREAM_HEADERS);
      },
    )
    .post(
      "/generations/:id/retry",
      describeRoute({
        summary: "Retry a failed generation",
        responses: {
          202: json("A new unit is reserved, or missing parts are retried", acceptedSchema),
          409: { description: "Nothing to retry or complete" },
          ...NOT_SIGNED_IN,
          ...NOT_FOUND,
          ...NO_UNIT,
        },
      }),
      requireUser,
      async (c) =>
        c.json(await service.retryGeneration(deps, { id: c.req.param("id"), userId: c.var.user.id }), 202),
    )
    .post(
      "/generations/:id/restore",
      describeRoute({
        summary: "Undo a deletion within 10 minutes",
        description: `Work that the deletion canceled restarts on the same unit, at most ${RESTARTS_PER_GENERATION} times.`,
        responses: {
          200: json("The generation", generationSchema),
          409: { description: "Unfinished and out of restarts; it stays deleted" },
          ...NOT_SIGNED_IN,
          ...NOT_FOUND,
        },
      }),
      requireUser,
      async (c) => c.json(await restoreGeneration(deps, { id: c.req.param("id"), userId: c.var.user.id })),
    )
    .delete(
      "/generations/:id",
      describeRoute({
        summary: "Delete a generation; it can be restored for 10 minutes",
        description: "Cancels running work. Its unit stays used.",
        responses: { 204: { description: "Deleted" }, ...NOT_SIGNED_IN, ...NOT_FOUND },
      }),
      requireUser,
      async (c) => {
        await service.deleteGeneration(deps, { id: c.req.param("id"), userId: c.var.user.id });
        return c.body(null, 204);
      },
    );
}
