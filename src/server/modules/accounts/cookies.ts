import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { randomBytes } from "node:crypto";
import type { AppEnv } from "#server/http/env.ts";
import { secretFor, sign, unsign } from "./signed-value.ts";

export interface CookieDeps {
  readonly secret: string;
  readonly publicUrl: string;
}

const DAY = 86_400;
export const SESSION_DAYS = 30;
const DEVICE_DAYS = 180;
const SIGN_UP_DAYS = 1;
/** Maximum number of sign-ups that the cookie holds. */
const MAX_SIGN_UPS = 10;

/** Readable by scripts: the static landing page chooses its buttons by it. Contains no secret. */
const SIGNED_IN_HINT = "adloom_signed_in";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/** `__Host-` binds a cookie to this host over HTTPS; browsers reject the prefix over HTTP. */
const cookiePrefix = (publicUrl: string) => `${isHttps(publicUrl) ? "__Host-" : ""}adloom`;
/** Name of the cookie with the session token. */
export const sessionCookie = (publicUrl: string) => `${cookiePrefix(publicUrl)}.session_token`;

const options = (publicUrl: string, days: number) =>
  ({ path: "/", secure: isHttps(publicUrl), sameSite: "Lax", maxAge: days * DAY }) as const;

/** Returns the session token of a cookie header if its signature is valid. */
export function readSessionToken(
  { secret, publicUrl }: CookieDeps,
  header: string | undefined,
): string | undefined {
  const name = sessionCookie(publicUrl);
  const value = header && parse(header, name)[name];
  return value ? unsign(secret, value) : undefined;
}

function writeSession(c: Context<AppEnv>, publicUrl: string, signedToken: string) {
  const shared = options(publicUrl, SESSION_DAYS);
  setCookie(c, sessionCookie(publicUrl), signedToken, { ...shared, httpOnly: true });
  setCookie(c, SIGNED_IN_HINT, "1", shared);
}

/** Sets the cookie of a new session, and the hint. */
export function setSessionCookies(c: Context<AppEnv>, { secret, publicUrl }: CookieDeps, token: string) {
  writeSession(c, publicUrl, sign(secret, token));
}

/** Renews the expiry of the session's cookies. */
export function renewSessionCookie(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  const signedToken = getCookie(c, sessionCookie(publicUrl));
  if (signedToken !== undefined) writeSession(c, publicUrl, signedToken);
}

function remove(c: Context<AppEnv>, publicUrl: string, name: string) {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure: isHttps(publicUrl) });
}

/** Removes the cookies of an ended session. */
export function clearSessionCookies(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, sessionCookie(publicUrl));
  remove(c, publicUrl, SIGNED_IN_HINT);
}

/** Removes only the hint: a read must not remove a session cookie that another tab is setting. */
export function clearSignedInHint(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, SIGNED_IN_HINT);
}

type SignedCookie = "sign_up" | "device";

/** Removes all cookies of the product after the account was deleted. */
export function clearAllCookies(c: Context<AppEnv>, deps: CookieDeps) {
  clearSessionCookies(c, deps);
  for (const kind of ["sign_up", "device"] satisfies SignedCookie[]) {
    remove(c, deps.publicUrl, `${cookiePrefix(deps.publicUrl)}.${kind}`);
  }
}

function setSigned(
  c: Context<AppEnv>,
  { secret, publicUrl }: CookieDeps,
  kind: SignedCookie,
  value: string,
  days: number,
) {
  setCookie(c, `${cookiePrefix(publicUrl)}.${kind}`, sign(secretFor(secret, kind), value), {
    ...options(publicUrl, days),
    httpOnly: true,
  });
}

function readSigned(
  c: Context<AppEnv>,
  { secret, publicUrl }: CookieDeps,
  kind: SignedCookie,
): string | undefined {
  const value = getCookie(c, `${cookiePrefix(publicUrl)}.${kind}`);
  return value === undefined ? undefined : unsign(secretFor(secret, kind), value);
}

/** Ids of this browser's pending sign-ups, the newest last. */
export function readSignUps(c: Context<AppEnv>, deps: CookieDeps): readonly string[] {
  return readSigned(c, deps, "sign_up")?.split(" ") ?? [];
}

/** Links this browser to a sign-up that it made or whose password it knows. */
export function rememberSignUp(c: Context<AppEnv>, deps: CookieDeps, signUpId: string) {
  const others = readSignUps(c, deps).filter((id) => id !== signUpId);
  setSigned(c, deps, "sign_up", [...others, signUpId].slice(-MAX_SIGN_UPS).join(" "), SIGN_UP_DAYS);
}

/**
 * Hash of the account's address: the cookie outlives the session and must not reveal the account.
 */
const accountHash = (secret: string, email: string) => secretFor(secretFor(secret, "account"), email);

/** Records that this browser has signed in to an account. */
export function rememberDevice(c: Context<AppEnv>, deps: CookieDeps, email: string) {
  const deviceId = readSigned(c, deps, "device")?.split(" ")[0] ?? randomBytes(16).toString("base64url");
  setSigned(c, deps, "device", `${deviceId} ${accountHash(deps.secret, email)}`, DEVICE_DAYS);
}

/** Returns this browser's id if it has signed in to the account before. */
export function readDeviceId(c: Context<AppEnv>, deps: CookieDeps, email: string): string | undefined {
  const [deviceId, account] = readSigned(c, deps, "device")?.split(" ") ?? [];
  return account === accountHash(deps.secret, email) ? deviceId : undefined;
}
