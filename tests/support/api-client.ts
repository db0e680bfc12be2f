import type { TestUser } from "./user.ts";

/**
 * Requests of one test user to the API, from `apiClient`; the test clients of brands, films and
 * generations extend it.
 */
export interface ApiClient {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Sends a request and returns its JSON; throws for another status than 2xx. */
  readonly json: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

/**
 * Creates the client of a test user who has signed in, on which the clients of single features
 * build; paths are below `/api`.
 */
export function apiClient(origin: string, { cookie }: Pick<TestUser, "cookie">): ApiClient {
  const call: ApiClient["call"] = (method, path, body, headers = {}) => {
    const init = { method, headers: { cookie, ...headers } };
    if (body === undefined) return fetch(`${origin}/api${path}`, init);
    const json = { ...init.headers, "content-type": "application/json" };
    return fetch(`${origin}/api${path}`, { ...init, headers: json, body: JSON.stringify(body) });
  };
  return {
    call,
    async json<T>(method: string, path: string, body?: unknown) {
      const response = await call(method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}
