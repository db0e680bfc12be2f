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
/** More than a browser can make in an hour. */
const SIGN_UPS_KEPT = 10;

/** Read by the static landing page to choose its buttons; says nothing but "probably signed in". */
const HINT = "adloom_signed_in";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/** `__Host-` ties a cookie to this host over HTTPS; over plain HTTP browsers refuse the prefix. */
const cookiePrefix = (publicUrl: string) => `${isHttps(publicUrl) ? "__Host-" : ""}adloom`;
/** Holds the session token, which is nowhere else. */
export const sessionCookie = (publicUrl: string) => `${cookiePrefix(publicUrl)}.session_token`;

const options = (publicUrl: string, days: number) =>
  ({ path: "/", secure: isHttps(publicUrl), sameSite: "Lax", maxAge: days * DAY }) as const;

/** The session token that a cookie header carries, if its signature is ours. */
export function readSessionToken(
  { secret, publicUrl }: CookieDeps,
  header: string | undefined,
): string | undefined {
  const name = sessionCookie(publicUrl);
  const value = header && parse(header, name)[name];
  return value ? unsign(secret, value) : undefined;
}

function giveSession(c: Context<AppEnv>, publicUrl: string, signedToken: string) {
  const given = options(publicUrl, SESSION_DAYS);
  setCookie(c, sessionCookie(publicUrl), signedToken, { ...given, httpOnly: true });
  setCookie(c, HINT, "1", given);
}

/** Sends the cookie of a session that has begun, and the hint beside it. */
export function sendSession(c: Context<AppEnv>, { secret, publicUrl }: CookieDeps, token: string) {
  giveSession(c, publicUrl, sign(secret, token));
}

/** Gives the session's cookies another full life. */
export function renewSessionCookie(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  const signedToken = getCookie(c, sessionCookie(publicUrl));
  if (signedToken !== undefined) giveSession(c, publicUrl, signedToken);
}

function remove(c: Context<AppEnv>, publicUrl: string, name: string) {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure: isHttps(publicUrl) });
}

/** Removes what a browser still holds of a session that has been ended. */
export function clearSession(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, sessionCookie(publicUrl));
  remove(c, publicUrl, HINT);
}

/** A read must not remove the session cookie: another tab may be signing in at this moment. */
export function clearHint(c: Context<AppEnv>, { publicUrl }: CookieDeps) {
  remove(c, publicUrl, HINT);
}

type KeptValue = "sign_up" | "device";

/** Removes everything a browser keeps for us, when the account it was for is gone. */
export function clearAll(c: Context<AppEnv>, deps: CookieDeps) {
  clearSession(c, deps);
  for (const kind of ["sign_up", "device"] satisfies KeptValue[]) {
    remove(c, deps.publicUrl, `${cookiePrefix(deps.publicUrl)}.${kind}`);
  }
}

function keep(
  c: Context<AppEnv>,
  { secret, publicUrl }: CookieDeps,
  kind: KeptValue,
  value: string,
  days: number,
) {
  setCookie(c, `${cookiePrefix(publicUrl)}.${kind}`, sign(secretFor(secret, kind), value), {
    ...options(publicUrl, days),
    httpOnly: true,
  });
}

function readKept(
  c: Context<AppEnv>,
  { secret, publicUrl }: CookieDeps,
  kind: KeptValue,
): string | undefined {
  const value = getCookie(c, `${cookiePrefix(publicUrl)}.${kind}`);
  return value === undefined ? undefined : unsign(secretFor(secret, kind), value);
}

/** The pending sign-ups of this browser, the newest last. */
export function readSignUps(c: Context<AppEnv>, deps: CookieDeps): readonly string[] {
  return readKept(c, deps, "sign_up")?.split(" ") ?? [];
}

/** Remembers that this browser made a sign-up, or has given its password. */
export function rememberSignUp(c: Context<AppEnv>, deps: CookieDeps, signUpId: string) {
  const others = readSignUps(c, deps).filter((id) => id !== signUpId);
  keep(c, deps, "sign_up", [...others, signUpId].slice(-SIGN_UPS_KEPT).join(" "), SIGN_UP_DAYS);
}

/** The cookie outlives the session, so it must not show the next reader whose account it was. */
const accountMark = (secret: string, email: string) => secretFor(secretFor(secret, "account"), email);

/** Remembers that this browser has signed in to an account. */
export function rememberDevice(c: Context<AppEnv>, deps: CookieDeps, email: string) {
  const deviceId = readKept(c, deps, "device")?.split(" ")[0] ?? randomBytes(16).toString("base64url");
  keep(c, deps, "device", `${deviceId} ${accountMark(deps.secret, email)}`, DEVICE_DAYS);
}

/** This browser's own id, if it has signed in to that account before. */
export function readDevice(c: Context<AppEnv>, deps: CookieDeps, email: string): string | undefined {
  const [deviceId, mark] = readKept(c, deps, "device")?.split(" ") ?? [];
  return mark === accountMark(deps.secret, email) ? deviceId : undefined;
}
