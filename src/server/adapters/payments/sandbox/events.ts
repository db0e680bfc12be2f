import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { PaymentsError, type PaymentEvent, type UnknownEvent } from "../payments.ts";
import { parseJson, toUnknownEvent } from "../unknown-event.ts";

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({ customer: z.string() }) }),
});

const signatureOf = (secret: string, body: string) =>
  createHmac("sha256", `sandbox-events:${secret}`).update(body).digest();

/**
 * Serializes and signs (HMAC-SHA256, `signatureOf`) an event of the sandbox, which goes to the
 * webhook handler as an event of Stripe would. `createSandboxActions` in `payments.sandbox.ts`
 * calls it after each change; the type is chosen by the caller.
 */
export function writeSandboxEvent(
  secret: string,
  event: { readonly id: string; readonly type: string; readonly customerId: string; readonly now: number },
): { readonly body: string; readonly signature: string } {
  const { id, type, customerId, now } = event;
  const created = Math.floor(now / 1000);
  const body = JSON.stringify({ id, type, created, data: { object: { customer: customerId } } });
  return { body, signature: signatureOf(secret, body).toString("hex") };
}

/**
 * Verifies and parses an event of `writeSandboxEvent` in the webhook handler. Throws
 * `PaymentsError` with `bad_signature`; a body in another format is an `UnknownEvent`. `readEvent`
 * of `payments.sandbox.ts` calls it.
 */
export function readSandboxEvent(
  secret: string,
  body: string,
  signature: string,
): PaymentEvent | UnknownEvent {
  const [given, expected] = [Buffer.from(signature, "hex"), signatureOf(secret, body)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new PaymentsError("bad_signature", "The event's signature is not valid.");
  }
  const content = parseJson(body);
  const { data: event } = eventSchema.safeParse(content);
  if (!event) return toUnknownEvent(content);
  const { id, type, created, data } = event;
  const customerId = data.object.customer;
  return { form: "known", id, type, customerId, createdAt: new Date(created * 1000), matchesMode: true };
}
