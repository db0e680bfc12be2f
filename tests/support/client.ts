import { randomInt } from "node:crypto";

/**
 * A client of the integration tests with the features of a browser that accounts need: keeps
 * cookies, sends its origin, does not follow redirects. `openClient` makes it; clients of features
 * without cookies are in `api-client.ts`.
 */
export interface TestClient {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  readonly send: (method: string, path: string, init?: RequestInit) => Promise<Response>;
  /** Name and value of each stored cookie. */
  readonly cookies: Map<string, string>;
}

/**
 * Random private address for a test. `openClient` sends it as `x-forwarded-for`; a product whose
 * `TRUSTED_PROXIES` has the loopback takes it as the client's.
 */
export const newClientAddress = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join(".")}`;

/**
 * Creates a client of the integration tests with its own cookies. `address` is sent as
 * `x-forwarded-for`, which the product believes if `TRUSTED_PROXIES` contains the loopback
 * (`startClockedApp` in `app.ts` sets it).
 */
export function openClient(url: string, address = newClientAddress()): TestClient {
  const cookies = new Map<string, string>();

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ "x-forwarded-for": address, ...(method !== "GET" && { origin: url }) });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(new URL(path, url), { ...init, method, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value.join("="));
    }
    return response;
  }

  return {
    cookies,
    send,
    get: (path, headers = {}) => send("GET", path, { headers }),
    post: (path, body = {}, headers = {}) =>
      send("POST", path, {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
  };
}
