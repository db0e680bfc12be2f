import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { randomBytes } from "node:crypto";
import { DEVICE_DAYS, PENDING_SIGN_IN_MINUTES } from "#core/account/limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { SessionEnd } from "./sessions.repo.ts";
import { secretFor, sign, unsign, type SignedValue } from "./signed-value.ts";

/**
 * Dependencies of signed cookies: the secret (`AUTH_SECRET`, or the file of
 * `server/lib/secret.ts`), the public address, which decides about `Secure`, and the clock.
 * `boot/deps.ts` provides them to the routes of this slice.
 */
export interface CookieDeps {
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const DAY = 86_400;
const DEVICE_SECONDS = DEVICE_DAYS * DAY;
const SIGN_UP_SECONDS = DAY;
const PENDING_SIGN_IN_SECONDS = PENDING_SIGN_IN_MINUTES * 60;
/** Maximum number of sign-ups that the cookie holds. */
const MAX_SIGN_UPS = 10;
/** Maximum number of accounts that know the browser. */
const MAX_DEVICE_ACCOUNTS = 5;

/** Readable by scripts: the static landing page chooses its buttons by it. Contains no secret. */
const SIGNED_IN_HINT = "adloom_signed_in";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/** `__Host-` binds a cookie to this host over HTTPS; browsers reject the prefix over HTTP. */
const cookiePrefix = (publicUrl: string) => `${isHttps(publicUrl) ? "__Host-" : ""}adloom`;
/**
 * Name of the cookie with the session token, which this file sets, reads and clears; over https
 * with the prefix `__Host-` (`cookiePrefix` in this file), which browsers enforce. Value:
 * `signed-value.ts`; lifetime: `SESSION_IDLE_DAYS` in `core/account/limits.ts`.
 */
export const sessionCookie = (publicUrl: string) => `${cookiePrefix(publicUrl)}.session_token`;

const options = (publicUrl: string, maxAge: number) =>
  ({ path: "/", secure: isHttps(publicUrl), sameSite: "Lax", maxAge }) as const;

/** Returns a cookie as the client sent it; Hono's reader would decode it. */
function rawCookie(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(";").map((pair) => pair.trimStart());
  return pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * Returns the token and expiry of a cookie header's session cookie if its signature is valid
 * (`unsign` in `signed-value.ts`); `session.service.ts` starts every session read and sign-out with
 * it and checks the expiry.
 */
export function readSessionCookie(
  { secret, publicUrl }: Pick<CookieDeps, "secret" | "publicUrl">,
  header: string | undefined,
): SignedValue | undefined {
  const value = rawCookie(header, sessionCookie(publicUrl));
  return value === undefined ? undefined : unsign(secret, value);
}

/**
 * Token and end of a session, from which `setSessionCookies` writes its cookie. `readSession`
 * (`session.service.ts`) makes it for an extended session; a sign-in passes the new session. The
 * end comes from `insertSession` or `renewSession` (`sessions.repo.ts`).
 */
export interface SessionCookie extends SessionEnd {
  readonly token: string;
}

/**
 * Sets the signed cookie of a new (`openSession` in `open-session.ts`) or extended session
 * (`auth.routes.ts`, `require-user.service.ts`), and the hint `adloom_signed_in`, which pages can
 * read without a request. Attributes: `options` in this file; signature: `signed-value.ts`;
 * lifetime: `SESSION_IDLE_DAYS` in `core/account/limits.ts`.
 */
export function setSessionCookies(
  c: Context<AppEnv>,
  { secret, publicUrl }: CookieDeps,
  { token, expiresAt, maxAge }: SessionCookie,
) {
  const shared = options(publicUrl, maxAge);
  setCookie(c, sessionCookie(publicUrl), sign(secret, token, expiresAt), { ...shared, httpOnly: true });
  setCookie(c, SIGNED_IN_HINT, "1", shared);
}

function remove(c: Context<AppEnv>, publicUrl: string, name: string) {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure: isHttps(publicUrl) });
}

/**
 * Removes the session cookie and the hint `adloom_signed_in` of an ended session; the routes of
 * sign-out (`auth.routes.ts`), password reset (`link.routes.ts`) and the list of sessions
 * (`sessions.routes.ts`, for the own session) call it.
 */
export function clearSessionCookies(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, sessionCookie(publicUrl));
  remove(c, publicUrl, SIGNED_IN_HINT);
}

/**
 * Removes only the hint `adloom_signed_in`, when `GET /api/auth/get-session` (`auth.routes.ts`)
 * finds no session. Keeps the session cookie, because another tab may be setting it at this moment.
 */
export function clearSignedInHint(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, SIGNED_IN_HINT);
}

type SignedCookie = "sign_up" | "device" | "second_factor";

/**
 * Removes all cookies of the product (the list is in this function) from the browser in which the
 * account was deleted (`DELETE /api/profile` in `profile.routes.ts`).
 */
export function clearAllCookies(c: Context<AppEnv>, deps: CookieDeps) {
  clearSessionCookies(c, deps);
  for (const kind of ["sign_up", "device", "second_factor"] satisfies SignedCookie[]) {
    remove(c, deps.publicUrl, `${cookiePrefix(deps.publicUrl)}.${kind}`);
  }
}

/** Local time with the clock's offset, in ms: the expiry of these cookies needs no exactness. */
const localNow = (clock: Clock) => Date.now() + clock.offsetMs();

function setSigned(
  c: Context<AppEnv>,
  { secret, publicUrl, clock }: CookieDeps,
  kind: SignedCookie,
  { value, seconds }: { readonly value: string; readonly seconds: number },
) {
  const expiresAt = new Date(localNow(clock) + seconds * 1000);
  setCookie(c, `${cookiePrefix(publicUrl)}.${kind}`, sign(secretFor(secret, kind), value, expiresAt), {
    ...options(publicUrl, seconds),
    httpOnly: true,
  });
}

function readSigned(
  c: Context<AppEnv>,
  { secret, publicUrl, clock }: CookieDeps,
  kind: SignedCookie,
): string | undefined {
  const cookie = rawCookie(c.req.header("cookie"), `${cookiePrefix(publicUrl)}.${kind}`);
  const signed = cookie === undefined ? undefined : unsign(secretFor(secret, kind), cookie);
  return signed && signed.expiresAtMs > localNow(clock) ? signed.value : undefined;
}

/**
 * Ids of this browser's pending sign-ups from its cookie, the newest last: a verification link
 * signs in only where the sign-up was made (`verify.service.ts`). `link.routes.ts` reads it when a
 * link is requested or opened; `rememberSignUp` writes it.
 */
export function readSignUps(c: Context<AppEnv>, deps: CookieDeps): readonly string[] {
  return readSigned(c, deps, "sign_up")?.split(" ") ?? [];
}

/**
 * Links this browser for a day to a sign-up that it made or whose password it knows, so that its
 * verification link works here; the cookie holds the last 10 (`SIGN_UP_SECONDS` and `MAX_SIGN_UPS`
 * in this file). `auth.routes.ts` calls it after a sign-up, and after a sign-in with an address
 * that is not verified yet.
 */
export function rememberSignUp(c: Context<AppEnv>, deps: CookieDeps, signUpId: string) {
  const others = readSignUps(c, deps).filter((id) => id !== signUpId);
  const value = [...others, signUpId].slice(-MAX_SIGN_UPS).join(" ");
  setSigned(c, deps, "sign_up", { value, seconds: SIGN_UP_SECONDS });
}

/**
 * Hash of the account's address: the cookie outlives the session and must not reveal the account.
 */
const accountHash = (secret: string, email: string) => secretFor(secretFor(secret, "account"), email);

/** This browser's id, and the hashes of the accounts that it has signed in to, the newest last. */
function readDevice(c: Context<AppEnv>, deps: CookieDeps) {
  const [deviceId, ...accounts] = readSigned(c, deps, "device")?.split(" ") ?? [];
  return { deviceId, accounts };
}

/**
 * Records in a cookie of `DEVICE_DAYS` (`core/account/limits.ts`) that this browser has signed in
 * to an account (the last 5: `MAX_DEVICE_ACCOUNTS` in this file), which then has its own counter of
 * failures. `openSession` (`open-session.ts`) calls it after each sign-in, and `link.routes.ts`
 * after a password reset.
 */
export function rememberDevice(c: Context<AppEnv>, deps: CookieDeps, email: string) {
  const { deviceId = randomBytes(16).toString("base64url"), accounts } = readDevice(c, deps);
  const account = accountHash(deps.secret, email);
  const others = accounts.filter((hash) => hash !== account);
  const value = [deviceId, ...others.slice(1 - MAX_DEVICE_ACCOUNTS), account].join(" ");
  setSigned(c, deps, "device", { value, seconds: DEVICE_SECONDS });
}

/**
 * Returns this browser's id if it has signed in to the account before (`rememberDevice`); the
 * sign-in routes (`auth.routes.ts`, `second-factor/second-factor.routes.ts`) pass it on, and rate
 * limits (`account-limits.ts`) and the mail about new devices (`new-device-mail.ts`) depend on it.
 */
export function readDeviceId(c: Context<AppEnv>, deps: CookieDeps, email: string): string | undefined {
  const { deviceId, accounts } = readDevice(c, deps);
  return accounts.includes(accountHash(deps.secret, email)) ? deviceId : undefined;
}

/**
 * Token of this browser's sign-in that waits for the second factor, from the cookie of
 * `rememberPendingSignIn`; `second-factor.routes.ts` reads it, `pending-sign-in.service.ts` and
 * `confirm-sign-in.service.ts` check it. `undefined` without a valid cookie; they then throw
 * `second_factor_expired`.
 */
export function readPendingSignInToken(c: Context<AppEnv>, deps: CookieDeps): string | undefined {
  return readSigned(c, deps, "second_factor");
}

/**
 * Sets the cookie with which this browser can complete its sign-in with the second factor, after a
 * correct password (`auth.routes.ts`); valid for `PENDING_SIGN_IN_MINUTES`
 * (`core/account/limits.ts`).
 */
export function rememberPendingSignIn(c: Context<AppEnv>, deps: CookieDeps, token: string) {
  setSigned(c, deps, "second_factor", { value: token, seconds: PENDING_SIGN_IN_SECONDS });
}

/**
 * Removes the cookie of a pending sign-in after the second factor has completed it
 * (`second-factor.routes.ts`).
 */
export function clearPendingSignIn(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, `${cookiePrefix(publicUrl)}.second_factor`);
}
