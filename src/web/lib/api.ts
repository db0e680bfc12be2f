import type { Api } from "#core/api/api.ts";
import { parseCall, type RequestOf, type ResponseOf } from "#core/api/endpoint.ts";
import { apiError, readApiError } from "./api-error.ts";

/** Timeout of an API call. Uploads and event streams have none. */
const TIMEOUT_MS = 30_000;

type Call = keyof Api;
type UploadCall = { [C in Call]: Api[C] extends { readonly upload: true } ? C : never }[Call];
/** Calls that answer with a file only; they are opened by their URL. */
type FileCall = {
  [C in Call]: Api[C] extends { readonly response: unknown }
    ? never
    : Api[C] extends { readonly mediaType: string }
      ? C
      : never;
}[Call];
/** Calls with a JSON response or none. */
type JsonCall = Exclude<Call, UploadCall | FileCall>;

/** The argument may be missing if nothing in it is required. */
type Optional<T> = {} extends T ? [given?: T] : [given: T];
type Given<C extends Call> = RequestOf<Api[C]> & { readonly signal?: AbortSignal | undefined };
type UrlParts<C extends Call> = Pick<RequestOf<Api[C]>, keyof RequestOf<Api[C]> & ("params" | "query")>;

type Values = Readonly<Record<string, string | number | undefined>>;
interface AnyRequest {
  readonly params?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Name and text of the values that are not `undefined`. */
const defined = (values: Values = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function urlOf(call: Call, { params = {}, query }: AnyRequest): string {
  const path = parseCall(call).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(defined(query)).toString();
  return search === "" ? path : `${path}?${search}`;
}

/**
 * URL of a call, for links, downloads and event streams of all features. Calls and their paths:
 * `core/api/*.api.ts`.
 */
export function apiUrl<C extends Call>(call: C, ...[given]: Optional<UrlParts<C>>): string {
  return urlOf(call, (given ?? {}) as AnyRequest);
}

async function send(call: Call, request: AnyRequest, init: RequestInit): Promise<unknown> {
  const response = await fetch(urlOf(call, request), {
    method: parseCall(call).method,
    credentials: "same-origin",
    ...init,
  }).catch((cause: unknown) => {
    if (request.signal?.aborted) throw cause;
    throw apiError(0);
  });
  if (!response.ok) throw await readApiError(response);
  return response.status === 204 ? undefined : response.json();
}

/**
 * Calls the API with the session cookie, for all features. Returns the JSON of the response,
 * `undefined` for 204. Throws an `ApiError` for an error response, a network failure and after
 * `TIMEOUT_MS`. Calls, their types and codes of errors: `core/api/*.api.ts`; messages:
 * `core/errors.ts`, without a response `connectionMessages` in `core/problems.copy.ts`.
 */
export async function api<C extends JsonCall>(
  call: C,
  ...[given]: Optional<Given<C>>
): Promise<ResponseOf<Api[C]>> {
  const request = (given ?? {}) as AnyRequest;
  const { headers, body, signal } = request;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const json = await send(call, request, {
    headers: defined({ "content-type": body === undefined ? undefined : "application/json", ...headers }),
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return json as ResponseOf<Api[C]>;
}

/**
 * Uploads a file as multipart form data (field `file`), for reports, sheets, voices, videos and
 * pictures. Returns the JSON of the response, throws an `ApiError`. Callers check the size, or the
 * server refuses it. There is no timeout because slow connections may need minutes.
 */
export async function uploadFile<C extends UploadCall>(
  call: C,
  file: File,
  given?: UrlParts<C> & Pick<AnyRequest, "signal">,
): Promise<ResponseOf<Api[C]>> {
  const request = (given ?? {}) as AnyRequest;
  const body = new FormData();
  body.set("file", file);
  return (await send(call, request, { body, signal: request.signal ?? null })) as ResponseOf<Api[C]>;
}
