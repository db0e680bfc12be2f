import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { mails } from "#server/modules/mails/mails.table.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { TestApp } from "./app.ts";
import { openClient, type TestClient } from "./client.ts";
import { until } from "./until.ts";

/**
 * Password of all accounts of the integration tests, which `signUp` and `signIn` of this file send.
 * Browser tests have their own in `browser/person.ts`.
 */
export const PASSWORD = "correct horse battery";

/** An unused email address for a test, below `example.com` with a random part. */
export const newAddress = (name = "user") => `${name}-${randomUUID()}@example.com`;

/**
 * The newest sent mail of a kind to an address, from the table `mails`, which a test of accounts or
 * reviews reads. Waits for it up to 30 seconds (`until.ts`).
 */
export function sentMail(app: TestApp, kind: string, recipient: string) {
  return until(`a ${kind} mail for ${recipient}`, async () => {
    const [mail] = await app.deps.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind), eq(mails.status, "sent")))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    return mail;
  });
}

/**
 * All verification links mailed to an address, oldest first, for tests of sign-ups. Waits up to 30
 * seconds (`until.ts`) until there are `count`.
 */
export function verificationLinks(app: TestApp, recipient: string, count: number): Promise<string[]> {
  const wanted = and(
    eq(mails.recipient, recipient),
    eq(mails.kind, "verify-email"),
    eq(mails.status, "sent"),
  );
  return until(`${count} verification mails for ${recipient}`, async () => {
    const sent = await app.deps.db.select().from(mails).where(wanted).orderBy(mails.createdAt, mails.id);
    return sent.length >= count && sent.map(linkIn);
  });
}

/**
 * Path and query of the first link in a mail's plain text, for a test that opens it; throws if it
 * has none. The link is written by the mails' `*.copy.ts` in `core/account`.
 */
export function linkIn(mail: { readonly plain: string }): string {
  const link = /https?:\/\/\S+/.exec(mail.plain)?.[0];
  if (!link) throw new Error("The mail has no link.");
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/**
 * The parameter `token` of a mailed link, for a test that uses it in a request; "" if there is
 * none. The link's format is that of the server's `modules/accounts/link.routes.ts`.
 */
export const tokenIn = (link: string) => new URLSearchParams(link.split("?")[1]).get("token") ?? "";

/**
 * Posts token and password to `/api/auth/verify-email`, as the form behind a verification link does
 * in another browser than the one that signed up (`modules/accounts/verify.service.ts`).
 */
export const verifyWithPassword = (client: TestClient, link: string, password = PASSWORD) =>
  client.post("/api/auth/verify-email", { token: tokenIn(link), password });

/**
 * Opens a mailed link in a test and returns the target of its redirect; throws for another status
 * than 302. The targets are decided in `link.routes.ts` of the server's `modules/accounts`.
 */
export async function redirectTarget(client: TestClient, link: string): Promise<string | null> {
  const response = await client.get(link);
  if (response.status !== 302) throw new Error(`${link} answered ${response.status}.`);
  return response.headers.get("location");
}

/**
 * Path that a verification link redirects to outside the browser that signed up, for comparison in
 * a test; the server makes it in `modules/accounts/link.routes.ts`.
 */
export const verificationFormPath = (link: string) => `/verify-email/confirm?token=${tokenIn(link)}`;

/**
 * An account of an integration test and the browser that is signed in to it; `signedInUser` makes
 * it.
 */
export interface SignedInUser {
  readonly browser: TestClient;
  readonly email: string;
  readonly id: UserId;
}

/**
 * Posts a sign-up in an integration test to `/api/auth/sign-up/email`, with the name "Test User"
 * and `PASSWORD`; `fields` add or replace fields. Browser tests use `browser/account-forms.ts`.
 */
export const signUp = (client: TestClient, email: string, fields: object = {}) =>
  client.post("/api/auth/sign-up/email", { name: "Test User", email, password: PASSWORD, ...fields });

/**
 * Posts a sign-in with a password, by default `PASSWORD`, to `/api/auth/sign-in/email`; the client
 * keeps the cookie of the session.
 */
export const signIn = (client: TestClient, email: string, password = PASSWORD) =>
  client.post("/api/auth/sign-in/email", { email, password });

/**
 * The session as a test's client sees it, from `GET /api/auth/get-session`; `null` without one.
 * `expiresAt` is in ms since 1970.
 */
export async function readSession(client: TestClient) {
  const response = await client.get("/api/auth/get-session");
  return (await response.json()) as { user: { id: UserId; email: string }; expiresAt: number } | null;
}

/** An error of the API as an integration test reads it. */
interface ErrorResponse {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Record<string, string>;
  readonly retryAfter: number | undefined;
}

/**
 * Status, code, fields and `retry-after` (seconds) of an error response, for comparison in a test.
 * Codes and statuses are in `core/errors.ts`.
 */
export async function readError(response: Response): Promise<ErrorResponse> {
  const { error } = (await response.json()) as { error: Omit<ErrorResponse, "status" | "retryAfter"> };
  const retryAfter = response.headers.get("retry-after");
  return {
    status: response.status,
    retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    ...error,
  };
}

/**
 * A user of an integration test who signed up with `PASSWORD` and opened the mailed link in the
 * same browser, all over HTTP; throws if the sign-up fails. Tests of other slices use `createUser`
 * in `user.ts`.
 */
export async function signedInUser(app: TestApp, email = newAddress()): Promise<SignedInUser> {
  const browser = openClient(app.url);
  const response = await signUp(browser, email);
  if (response.status !== 200)
    throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: UserId } };
  await browser.get(linkIn(await sentMail(app, "verify-email", email)));
  return { browser, email, id: user.id };
}
