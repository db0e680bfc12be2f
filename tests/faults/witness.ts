import { setTimeout as delay } from "node:timers/promises";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { CAMPAIGN_BRIEF } from "../support/campaign.ts";
import { newAddress, signUp } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { BRIEF, generationsClient } from "../support/generations.ts";
import { IMAGE_BRIEF } from "../support/image-ads.ts";
import type { TestUser } from "../support/user.ts";
import type { Fleet } from "./fleet.ts";

/** One brief of each kind. */
export const BRIEFS: readonly { readonly kind: GenerationKind; readonly input: object }[] = [
  { kind: "text", input: BRIEF },
  { kind: "image", input: IMAGE_BRIEF },
  { kind: "video", input: { ...BRIEF, duration: 30, style: "storytelling", callToAction: "Book a ride" } },
  { kind: "campaign", input: CAMPAIGN_BRIEF },
];

export interface Accepted {
  readonly id: string;
  readonly user: TestUser;
  readonly request: { readonly kind: GenerationKind; readonly input: object; readonly key: string };
  /** Identifies the generation in the provider's requests. */
  readonly company: string;
}

/** Requests of clients during a run of faults, and their outcomes. */
export interface Witness {
  readonly accepted: Accepted[];
  /** All addresses of sign-ups. */
  readonly addresses: string[];
  /** Addresses whose sign-up succeeded, so that a mail was announced. */
  readonly told: string[];
  /** Error responses without the API's format, or that leak internals. */
  readonly odd: string[];
}

export const newWitness = (): Witness => ({ accepted: [], addresses: [], told: [], odd: [] });

const PATIENCE_MS = 120_000;
const PAUSE_MS = 200;

/**
 * Temporary errors. Node.js responds with 408 if a suspended process did not read the request in
 * time.
 */
const NOT_NOW = new Set([408, 429, 503]);

/** Sends a request like a robust client: retries after network failures and temporary errors. */
export async function stubborn(witness: Witness, ask: () => Promise<Response>): Promise<Response> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    // Node.js's own responses have no body.
    if (answer && !answer.ok && answer.status !== 408) await look(witness, answer.clone());
    if (answer && !NOT_NOW.has(answer.status)) return answer;
    if (performance.now() > deadline) throw new Error(`No answer within ${PATIENCE_MS} ms`);
    await delay(PAUSE_MS);
  }
}

async function look({ odd }: Witness, answer: Response) {
  const text = await answer.text().catch(() => undefined);
  // The process was killed during its response.
  if (text === undefined) return;
  const known = /^\{"error":\{"code":"\w+","message":"[^"]+"/.test(text);
  const safe = !/\bat \/|node_modules|select |insert |sk-test|postgres:/i.test(text);
  if (!known || !safe || !answer.headers.get("x-request-id") || answer.status === 500)
    odd.push(`${answer.status} ${text.slice(0, 300)}`);
}

/** Creates the `at`th generation of a run. */
export async function begin(fleet: Fleet, witness: Witness, user: TestUser, at: number): Promise<Accepted> {
  const { kind, input } = BRIEFS[at % BRIEFS.length]!;
  const company = `Company ${String(at).padStart(4, "0")}x`;
  const request = { kind, input: { ...input, companyName: company }, key: `key-${at}` };
  const client = generationsClient(fleet.url, user);
  const answer = await stubborn(witness, () => client.create(request));
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const accepted = { id, user, request, company };
  witness.accepted.push(accepted);
  return accepted;
}

/** Signs up with a new address. */
export async function join({ url }: Fleet, witness: Witness): Promise<void> {
  const email = newAddress();
  witness.addresses.push(email);
  const answer = await stubborn(witness, () => signUp(openClient(url), email));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  witness.told.push(email);
}
