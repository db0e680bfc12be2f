import { Stripe } from "stripe";
import { PaymentsError, type PaymentsErrorCode } from "../payments.ts";

const { errors } = Stripe;

function codeOf(error: unknown): PaymentsErrorCode {
  if (error instanceof errors.StripeSignatureVerificationError) return "bad_signature";
  // Stripe also returns 402 if a card requires confirmation (error_if_incomplete).
  if (error instanceof errors.StripeCardError) return "declined";
  if (!(error instanceof errors.StripeError)) return "refused";
  if (error.statusCode === 402) return "declined";
  if (error.code === "resource_missing") return "gone";
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError) {
    return "unavailable";
  }
  return (error.statusCode ?? 500) >= 500 ? "unavailable" : "refused";
}

/** Describes an error without Stripe's message, which may contain card details and keys. */
function describe(error: unknown): string {
  if (!(error instanceof errors.StripeError)) return "Stripe: unknown error";
  return `Stripe: ${error.type} ${error.code ?? ""} ${error.requestId ?? ""}`.trimEnd();
}

/**
 * Converts any error of Stripe's library to a `PaymentsError` by `codeOf` above, with type, code
 * and request id as its message, in `payments.stripe.ts`, the set-up and the check.
 */
export function toPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  return new PaymentsError(codeOf(error), describe(error), error);
}

/**
 * Whether Stripe had an internal error: it then repeats the same response for that idempotency key,
 * so another key is needed. `createCustomer` (`checkouts.ts`) asks it before it tries the next one.
 */
export const isIdempotencyKeySpent = (error: unknown) =>
  error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
