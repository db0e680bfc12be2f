import type * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";

type Schema = z.core.$ZodType;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Contract of one API call: text for the OpenAPI document, schemas, status, error codes. Written in
 * `core/api/*.api.ts`; `server/http/api-routes.ts` validates by it, `open-api.ts` documents it.
 */
export interface Endpoint {
  readonly summary: string;
  readonly description?: string;
  /** Whether the call works without a session. */
  readonly public?: true;
  /** Parameters of the path; a value that the schema rejects answers 404. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** Request headers, in lower case. */
  readonly headers?: Schema;
  /** JSON body. */
  readonly body?: Schema;
  /** The body is a multipart form with one file in the field `file`. */
  readonly upload?: true;
  /** Status of the success. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** Meaning of the success. */
  readonly success: string;
  /** JSON of the response. */
  readonly response?: Schema;
  /** Media type of a response that is not JSON, or that can be another than JSON. */
  readonly mediaType?: string;
  /** Whether a request with `Range` answers 206 with a part of the response. */
  readonly isPartial?: true;
  /** Error codes of this call, in addition to those of `errorCodes`. */
  readonly errors: readonly ErrorCode[];
}

/**
 * Calls of one area by method and path, such as "GET /api/generations/:id". Each constant of an
 * `*.api.ts` file is one, and one `*.routes.ts` file of a slice serves it.
 */
export type Area = Readonly<Record<`${Method} /api/${string}`, Endpoint>>;

type RequestPart = "params" | "query" | "headers" | "body";

type OptionalIfEmpty<Name extends string, Value> = {} extends Value
  ? { readonly [name in Name]?: Value }
  : { readonly [name in Name]: Value };
type InputPart<E, Name extends RequestPart> =
  E extends Readonly<Record<Name, infer S extends Schema>> ? OptionalIfEmpty<Name, z.input<S>> : unknown;

/**
 * Input of `api()` in `web/lib/api.ts` for an endpoint: the parts (params, query, headers, body)
 * that the endpoint has, before validation.
 */
export type RequestOf<E> = InputPart<E, "params"> &
  InputPart<E, "query"> &
  InputPart<E, "headers"> &
  InputPart<E, "body">;

/**
 * Input of a route's handler on the server: the parts of the request after validation in
 * `server/http/api-routes.ts`.
 */
export type ValidatedRequest<E> = {
  readonly [Name in RequestPart & keyof E]: E[Name] extends Schema ? z.output<E[Name]> : never;
};

/**
 * JSON of the successful response, which a handler on the server returns
 * (`server/http/api-routes.ts`) and `api()` in `web/lib/api.ts` gets; `undefined` for a response
 * without a body.
 */
export type ResponseOf<E> = E extends { readonly response: infer S extends Schema } ? z.output<S> : undefined;

/**
 * Splits the key of an area into method and path: to mount a route (`api-routes.ts`), to send a
 * request (`web/lib/api.ts`), to document it (`open-api.ts`).
 */
export function parseCall(call: string): { readonly method: string; readonly path: string } {
  const [method = "", path = ""] = call.split(" ");
  return { method, path };
}

/**
 * All error codes of a call, for the OpenAPI document (`server/http/pages/open-api.ts`): its own,
 * and those that follow from its kind, such as `unauthorized`. Status and message of each are in
 * `core/errors.ts`.
 */
export function errorCodes(call: string, endpoint: Endpoint): readonly ErrorCode[] {
  const { query, headers, body, upload, params } = endpoint;
  const codes: ErrorCode[] = [...endpoint.errors];
  if (query || headers || body || upload) codes.push("invalid_input");
  if (!endpoint.public) codes.push("unauthorized", "rate_limited");
  if (params) codes.push("not_found");
  if (parseCall(call).method !== "GET") {
    codes.push("forbidden_origin", "payload_too_large", "unsupported_media_type");
  }
  codes.push("internal", "unavailable", "change_under_way");
  return [...new Set(codes)];
}
