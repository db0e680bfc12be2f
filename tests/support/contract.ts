import { isDeepStrictEqual } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as z from "zod/mini";
import { API } from "#core/api/api.ts";
import { errorCodes, type Endpoint } from "#core/api/endpoint.ts";
import { ERRORS, type ErrorCode } from "#core/errors.ts";
import type { Application } from "#server/http/listen.ts";

const CALLS = new Map<string, Endpoint>(Object.entries(API));

/** Pattern of each call's path, to find the call of a request; paths without parameters first. */
const PATTERNS = [...CALLS.keys()]
  .map((call) => ({ call, pattern: new RegExp(`^${call.replace(/:\w+/g, "[^/]+")}$`) }))
  .sort((a, b) => Number(a.call.includes(":")) - Number(b.call.includes(":")));

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

/** The parsed body; `undefined` if it is not JSON. Leaves the response as it is. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return undefined;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const encoding = response.headers.get("content-encoding") as keyof typeof DECODERS | null;
  return JSON.parse(Buffer.from(encoding ? DECODERS[encoding](bytes) : bytes).toString());
}

function errorProblem(call: string, endpoint: Endpoint, status: number, body: unknown): string | undefined {
  const { error } = (body ?? {}) as { error?: { code?: ErrorCode } };
  const code = error?.code;
  if (code === undefined || ERRORS[code]?.status !== status) return `has no error code of status ${status}`;
  return errorCodes(call, endpoint).includes(code) ? undefined : `has the undocumented code ${code}`;
}

/** How a response differs from the contract; `undefined` if it does not. */
async function problemOf(call: string, endpoint: Endpoint, response: Response): Promise<string | undefined> {
  const { status } = response;
  if (status >= 400) return errorProblem(call, endpoint, status, await jsonOf(response));
  if (endpoint.isPartial && (status === 206 || status === 304)) return undefined;
  if (status !== endpoint.status) return `has the status ${status}`;
  if (!endpoint.response || response.headers.get("content-type") === endpoint.mediaType) return undefined;
  const body = await jsonOf(response);
  const result = z.safeParse(endpoint.response, body);
  if (!result.success) return `does not match: ${JSON.stringify(result.error.issues)}`;
  return isDeepStrictEqual(result.data, body) ? undefined : "has fields that the contract does not have";
}

/**
 * Wraps the application of a test: compares each API response with the contract in `core/api`
 * (status, body, error codes of `core/errors.ts`) and collects what differs in `problems`.
 * `startTestApp` (`app.ts`) uses it and throws at the stop.
 */
export function checkContract(application: Application) {
  const problems = new Set<string>();
  const checked: Application = {
    async fetch(request, env) {
      const response = await application.fetch(request, env);
      if (!(response instanceof Response)) return response;
      const asked = `${request.method} ${new URL(request.url).pathname}`;
      const call = PATTERNS.find(({ pattern }) => pattern.test(asked))?.call;
      const endpoint = call === undefined ? undefined : CALLS.get(call);
      const problem = call !== undefined && endpoint && (await problemOf(call, endpoint, response));
      if (problem) problems.add(`The response of ${call} ${problem}`);
      return response;
    },
  };
  return { checked, problems };
}
