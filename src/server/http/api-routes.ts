import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import {
  parseCall,
  type Area,
  type Endpoint,
  type ResponseOf,
  type ValidatedRequest,
} from "#core/api/endpoint.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "./env.ts";
import { invalidInput, validate } from "./validate.ts";

/** Return value of a handler: the JSON, a whole response if it is not JSON, or nothing. */
type Result<E> = E extends { readonly mediaType: string }
  ? Response
  : E extends { readonly response: unknown }
    ? ResponseOf<E>
    : void;
type Handle<E> = (c: Context<AppEnv>, request: ValidatedRequest<E>) => Promise<Result<E>>;
type Middleware = MiddlewareHandler<AppEnv>;
/** A handler, with middleware that runs before the validation. */
type Route<E> = Handle<E> | { readonly use: readonly Middleware[]; readonly handle: Handle<E> };

interface Options {
  /** Required unless all endpoints of the area are public. */
  readonly requireUser?: Middleware;
  /** Middleware of all routes of the area. */
  readonly use?: readonly Middleware[];
}

/**
 * Creates the routes of an area of the API from its contract in `core/api`; the compiler requires a
 * handler for each endpoint. Requests are checked by the contract's schemas: 404 for a wrong path,
 * 400 for the rest (`validate.ts`). The `*.routes.ts` of slices with a contract and `api-docs.ts`
 * call it, and `boot/app.ts` mounts the result.
 */
export function apiRoutes<const A extends Area>(
  area: A,
  { requireUser, use = [] }: Options,
  routes: { readonly [Call in keyof A]: Route<A[Call]> },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [call, endpoint] of Object.entries<Endpoint>(area)) {
    const { method, path } = parseCall(call);
    if (!endpoint.public && !requireUser) throw new Error(`${call} needs requireUser`);
    const route = routes[call as keyof A] as Route<Endpoint>;
    const { use: ownUse, handle } = typeof route === "function" ? { use: [], handle: route } : route;
    const session = requireUser && !endpoint.public ? [requireUser] : [];
    app.on(method, [path], ...session, ...use, ...ownUse, async (c) => {
      const head = validateHead(c, endpoint);
      const body = endpoint.body && validate(endpoint.body, await readJson(c));
      const result: unknown = await handle(c, { ...head, body } as ValidatedRequest<Endpoint>);
      if (result instanceof Response) return result;
      if (endpoint.status === 204) return c.body(null, 204);
      return c.json(result as object | null, endpoint.status);
    });
  }
  return app;
}

/** The parts of a request except the body, as the schemas of its endpoint return them. */
function validateHead(c: Context<AppEnv>, { params, query, headers }: Endpoint) {
  return {
    params: params && validateParams(params, c.req.param()),
    query: query && validate(query, readQuery(c)),
    headers: headers && validate(headers, c.req.header()),
  };
}

/** A path that no resource can have is not found. */
function validateParams(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new AppError("not_found");
  return result.data;
}

/** Repeated parameters become a list. */
function readQuery(c: Context<AppEnv>): Record<string, unknown> {
  const entries = Object.entries(c.req.queries());
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}

/** A missing body counts as an empty object, so that the response names the required fields. */
async function readJson(c: Context<AppEnv>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return {};
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput({ form: "The body must be valid JSON" });
  }
}
