import { Stripe } from "stripe";
import { PaymentsError, type PaymentsErrorCode } from "../payments.ts";

const { errors } = Stripe;

function codeOf(error: unknown): PaymentsErrorCode {
  if (error instanceof errors.StripeSignatureVerificationError) return "bad_signature";
  // 402 is also how Stripe says that a card needs its owner (error_if_incomplete).
  if (error instanceof errors.StripeCardError) return "declined";
  if (!(error instanceof errors.StripeError)) return "refused";
  if (error.statusCode === 402) return "declined";
  if (error.code === "resource_missing") return "gone";
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError) {
    return "unavailable";
  }
  return (error.statusCode ?? 500) >= 500 ? "unavailable" : "refused";
}

/** Only the kind of failure goes on: Stripe's messages name cards and keys. */
function describe(error: unknown): string {
  if (!(error instanceof errors.StripeError)) return "Stripe: not understood";
  return `Stripe: ${error.type} ${error.code ?? ""} ${error.requestId ?? ""}`.trimEnd();
}

/** Any failure of the library in our own form. */
export function toPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  return new PaymentsError(codeOf(error), describe(error), error);
}

/** Whether Stripe itself failed while it worked: it answers the same to every repeat of that idempotency key. */
export const isKeyBurnt = (error: unknown) =>
  error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
