import type { AddedFactor, SecondFactorState } from "#core/account/second-factor.ts";
import { linkIn, PASSWORD, sentMail, signedInUser, signIn, tokenIn, type SignedInUser } from "./accounts.ts";
import type { TestApp } from "./app.ts";
import { createAuthenticator, type Authenticator } from "./authenticator.ts";
import { openClient, type TestClient } from "./client.ts";
import { sendJson } from "./account-requests.ts";
import { totpAt } from "./totp.ts";

const SETTINGS = "/api/profile/second-factor";

/**
 * Reads the JSON body of a response with the status 200 in tests of the second factor; throws for
 * another status.
 */
export async function read<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/**
 * Calls of the profile page's section about the second factor (`core/api/second-factor.api.ts`),
 * with the password of tests (`PASSWORD`) unless another one is given.
 */
export const settings = (browser: TestClient, password = PASSWORD) => ({
  state: async () => read<SecondFactorState>(await browser.get(SETTINGS)),
  startTotp: () => sendJson(browser, "POST", `${SETTINGS}/totp`, { password }),
  confirmTotp: (code: string) => sendJson(browser, "POST", `${SETTINGS}/totp/confirm`, { code }),
  removeTotp: () => sendJson(browser, "DELETE", `${SETTINGS}/totp`, { password }),
  startPasskey: () => sendJson(browser, "POST", `${SETTINGS}/passkeys/options`, { password }),
  addPasskey: (credential: object, name = "My laptop") =>
    sendJson(browser, "POST", `${SETTINGS}/passkeys`, { name, credential }),
  removePasskey: (id: string) => sendJson(browser, "DELETE", `${SETTINGS}/passkeys/${id}`, { password }),
  renewCodes: () => sendJson(browser, "POST", `${SETTINGS}/recovery-codes`, { password }),
});

/**
 * Calls of a sign-in's second step in tests (`core/api/second-factor.api.ts`); they return
 * responses and do not throw.
 */
export const secondStep = (browser: TestClient) => ({
  pending: () => browser.get("/api/auth/second-factor"),
  totp: (code: string) => browser.post("/api/auth/totp/sign-in", { code }),
  recoveryCode: (code: string) => browser.post("/api/auth/recovery-codes/sign-in", { code }),
  passkeyOptions: () => browser.post("/api/auth/passkeys/second-factor/options"),
  passkey: (credential: object) => browser.post("/api/auth/passkeys/second-factor", { credential }),
});

/**
 * Calls of the sign-in with a passkey alone (`/api/auth/passkeys/sign-in`) in tests; the routes are
 * in `core/api/second-factor.api.ts`.
 */
export const passkeySignIn = (browser: TestClient) => ({
  options: () => browser.post("/api/auth/passkeys/sign-in/options"),
  send: (credential: object) => browser.post("/api/auth/passkeys/sign-in", { credential }),
});

interface TotpUser extends SignedInUser {
  readonly key: string;
  readonly codes: readonly string[];
}

/**
 * A test user who has set up an authenticator app at `now` (ms since 1970), with its key and the
 * recovery codes. Made over HTTP (`core/api/second-factor.api.ts`).
 */
export async function totpUser(app: TestApp, now: number): Promise<TotpUser> {
  const user = await signedInUser(app);
  const { startTotp, confirmTotp } = settings(user.browser);
  const { key } = await read<{ key: string }>(await startTotp());
  const { codes } = await read<AddedFactor>(await confirmTotp(totpAt(key, now)));
  return { ...user, key, codes: codes ?? [] };
}

/**
 * Creates a software authenticator (`authenticator.ts`) for a test, in a browser on the product's
 * own page.
 */
export function newAuthenticator(app: TestApp): Authenticator {
  const { origin, hostname } = new URL(app.deps.publicUrl);
  return createAuthenticator({ origin, rpId: hostname });
}

/** A test user with a passkey and recovery codes; `withPasskey` and `passkeyUser` make it. */
export interface PasskeyUser extends SignedInUser {
  readonly authenticator: Authenticator;
  readonly codes: readonly string[];
}

/**
 * Adds a passkey of a new software authenticator (`newAuthenticator`) to a test user over HTTP;
 * returns the user with it and the recovery codes.
 */
export async function withPasskey(app: TestApp, user: SignedInUser): Promise<PasskeyUser> {
  const authenticator = newAuthenticator(app);
  const { startPasskey, addPasskey } = settings(user.browser);
  const options = await read<{ challenge: string }>(await startPasskey());
  const { codes } = await read<AddedFactor>(await addPasskey(authenticator.create(options)));
  return { ...user, authenticator, codes: codes ?? [] };
}

/** A new test user (`signedInUser`) with a passkey (`withPasskey`). */
export const passkeyUser = async (app: TestApp): Promise<PasskeyUser> =>
  withPasskey(app, await signedInUser(app));

/**
 * A new test browser after a correct password (`PASSWORD`), so that the second step (`secondStep`)
 * follows.
 */
export async function halfSignedIn(app: TestApp, { email }: SignedInUser): Promise<TestClient> {
  const browser = openClient(app.url);
  await signIn(browser, email);
  return browser;
}

/**
 * Sets a new password with a mailed link in a new test browser, which it returns; throws if the
 * server refuses. Waits for the mail (`sentMail` in `accounts.ts`).
 */
export async function resetPassword(app: TestApp, email: string, newPassword: string): Promise<TestClient> {
  const browser = openClient(app.url);
  await browser.post("/api/auth/request-password-reset", { email });
  const token = tokenIn(linkIn(await sentMail(app, "reset-password", email)));
  const response = await browser.post("/api/auth/reset-password", { token, newPassword });
  if (response.status !== 200) throw new Error(`The reset answered ${response.status}.`);
  return browser;
}

/**
 * Answer that tests expect to a second step whose time or tries are used up. Code and status are in
 * `core/errors.ts`, the limits in the server's `modules/accounts`.
 */
export const SECOND_FACTOR_EXPIRED = { status: 401, code: "second_factor_expired" };

/**
 * Answer that tests expect to a wrong code; `left` says how many tries are left ("4 tries"). The
 * words are in `core/account/second-factor.copy.ts`.
 */
export const wrongCode = (left: string) => ({
  status: 400,
  fields: { code: `This code is not right or was used before. ${left} left.` },
});

/**
 * Answer that tests expect to a passkey that is not accepted. Code and status are in
 * `core/errors.ts`.
 */
export const PASSKEY_REFUSED = { status: 400, code: "passkey_refused" };

interface PasskeyOptions {
  readonly challenge: string;
  readonly [name: string]: unknown;
}

/**
 * Requests the options for a sign-in with a passkey alone (`passkeySignIn`) and returns the JSON;
 * throws for another status than 200.
 */
export const signInOptions = async (browser: TestClient) =>
  read<PasskeyOptions>(await passkeySignIn(browser).options());
/**
 * Requests the options for the second step of a sign-in with a passkey (`secondStep`) and returns
 * the JSON; throws for another status than 200.
 */
export const stepOptions = async (browser: TestClient) =>
  read<PasskeyOptions>(await secondStep(browser).passkeyOptions());
/**
 * Requests the options to add a passkey to the account (`settings`) and returns the JSON; throws
 * for another status than 200.
 */
export const creationOptions = async (browser: TestClient) =>
  read<PasskeyOptions>(await settings(browser).startPasskey());
