import { sessionCookie } from "#server/modules/accounts/cookies.ts";
import { signedInUser, type SignedInUser } from "./accounts.ts";
import type { TestApp } from "./app.ts";
import type { TestClient } from "./client.ts";
import type { TestUser } from "./user.ts";

/**
 * Creates a user with a password and a session through the sign-up of the API (`signedInUser` in
 * `accounts.ts`), for tests that also use the clients of other slices. Tests without a password use
 * `createUser` in `user.ts`, which is faster.
 */
export async function passwordUser(app: TestApp): Promise<SignedInUser & TestUser> {
  const user = await signedInUser(app);
  const name = sessionCookie(app.deps.publicUrl);
  return { ...user, cookie: `${name}=${user.browser.cookies.get(name)}` };
}

/**
 * Sends a request with a JSON body as a browser of the integration tests, to any path of the
 * server; does not throw for an error status.
 */
export function sendJson(browser: TestClient, method: string, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return browser.send(method, path, { headers, body: JSON.stringify(body) });
}

/**
 * Uploads a profile picture as a form to `PUT /api/profile/avatar`, as a browser of the integration
 * tests, with any bytes and type.
 */
export const putAvatar = (browser: TestClient, bytes: Uint8Array, type = "image/png"): Promise<Response> => {
  const body = new FormData();
  body.set("file", new File([Buffer.from(bytes)], "me.png", { type }));
  return browser.send("PUT", "/api/profile/avatar", { body });
};

/**
 * Deletes the account of a test's browser through `DELETE /api/profile`; the body has what the
 * profile page sends (`core/api/profile.api.ts`).
 */
export const deleteAccount = (browser: TestClient, body: object): Promise<Response> =>
  sendJson(browser, "DELETE", "/api/profile", body);
