import { setTimeout as delay } from "node:timers/promises";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { CAMPAIGN_BRIEF } from "../support/campaign.ts";
import { newAddress, signUp } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { BRIEF, generationsClient } from "../support/generations.ts";
import { IMAGE_BRIEF } from "../support/image-ads.ts";
import type { TestUser } from "../support/user.ts";
import type { Installation } from "./installation.ts";

/** One brief of each kind, for generations of the fault tests. */
export const BRIEFS: readonly { readonly kind: GenerationKind; readonly input: object }[] = [
  { kind: "text", input: BRIEF },
  { kind: "image", input: IMAGE_BRIEF },
  { kind: "video", input: { ...BRIEF, duration: 30, style: "storytelling", callToAction: "Book a ride" } },
  { kind: "campaign", input: CAMPAIGN_BRIEF },
];

/** A generation that the product has accepted during a fault test, which must not get lost. */
export interface Accepted {
  readonly id: string;
  readonly user: TestUser;
  readonly request: { readonly kind: GenerationKind; readonly input: object; readonly key: string };
  /** Identifies the generation in the provider's requests. */
  readonly company: string;
}

/**
 * Requests of clients during a run of faults, and their outcomes; `checkInvariants` compares them
 * with the database.
 */
export interface RunRecord {
  readonly accepted: Accepted[];
  /** All addresses of sign-ups. */
  readonly addresses: string[];
  /** Addresses whose sign-up succeeded, so that a mail was announced. */
  readonly signedUp: string[];
  /** Error responses without the API's format, or that leak internals. */
  readonly unexpectedErrors: string[];
}

/** An empty record of a run of faults. */
export const newRunRecord = (): RunRecord => ({
  accepted: [],
  addresses: [],
  signedUp: [],
  unexpectedErrors: [],
});

const RETRY_TIMEOUT_MS = 120_000;
const PAUSE_MS = 200;

/**
 * Temporary errors. Node.js responds with 408 if a suspended process did not read the request in
 * time.
 */
const TEMPORARY_STATUSES = new Set([408, 429, 503]);

/**
 * Sends a request of a fault test like a robust client: retries after network failures and
 * temporary errors.
 */
export async function requestWithRetries(
  record: RunRecord,
  send: () => Promise<Response>,
): Promise<Response> {
  const deadline = performance.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    const response = await send().catch(() => undefined);
    // Node.js's own responses have no body.
    if (response && !response.ok && response.status !== 408) await checkError(record, response.clone());
    if (response && !TEMPORARY_STATUSES.has(response.status)) return response;
    if (performance.now() > deadline) throw new Error(`No response within ${RETRY_TIMEOUT_MS} ms`);
    await delay(PAUSE_MS);
  }
}

async function checkError({ unexpectedErrors }: RunRecord, response: Response) {
  const text = await response.text().catch(() => undefined);
  // The process was killed during its response.
  if (text === undefined) return;
  const known = /^\{"error":\{"code":"\w+","message":"[^"]+"/.test(text);
  const safe = !/\bat \/|node_modules|select |insert |sk-test|postgres:/i.test(text);
  if (!known || !safe || !response.headers.get("x-request-id") || response.status === 500)
    unexpectedErrors.push(`${response.status} ${text.slice(0, 300)}`);
}

/** Creates the `at`th generation of a run of faults. */
export async function createGeneration(
  installation: Installation,
  record: RunRecord,
  user: TestUser,
  at: number,
): Promise<Accepted> {
  const { kind, input } = BRIEFS[at % BRIEFS.length]!;
  const company = `Company ${String(at).padStart(4, "0")}x`;
  const request = { kind, input: { ...input, companyName: company }, key: `key-${at}` };
  const client = generationsClient(installation.url, user);
  const response = await requestWithRetries(record, () => client.create(request));
  if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  const accepted = { id, user, request, company };
  record.accepted.push(accepted);
  return accepted;
}

/** Signs up with a new address during a run of faults. */
export async function signUpNewUser({ url }: Installation, record: RunRecord): Promise<void> {
  const email = newAddress();
  record.addresses.push(email);
  const response = await requestWithRetries(record, () => signUp(openClient(url), email));
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  record.signedUp.push(email);
}
