import * as z from "zod";
import type { UnknownEvent } from "./payments.ts";

const identity = z.object({ id: z.string().max(200), type: z.string().max(200) }).partial();

/**
 * Reads id and type of a webhook event in an unknown format, which `webhook.service.ts` of
 * `billing` logs; `readStripeEvent` (`stripe/events.ts`) and `readSandboxEvent`
 * (`sandbox/events.ts`) call it. If one of them is no text of at most 200 characters (`identity`),
 * both are missing.
 */
export function toUnknownEvent(body: unknown): UnknownEvent {
  const { data } = identity.safeParse(body);
  return { form: "unknown", id: data?.id, type: data?.type };
}

/**
 * Parses the body of a webhook event; `undefined` if it is not JSON. `readStripeEvent`
 * (`stripe/events.ts`) and `readSandboxEvent` (`sandbox/events.ts`) then return an `UnknownEvent`,
 * which `acceptWebhook` (`webhook.service.ts` of `billing`) only logs; the answer is 200.
 */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
