import { billingMessages } from "./billing/messages.ts";
import { brandMessages } from "./brands/messages.ts";
import { FILM_LIMITS } from "./film/limits.ts";
import { filmMessages } from "./film/messages.ts";
import { RESTARTS_PER_GENERATION } from "./generations/limits.ts";
import { VARIANTS_PER_CAMPAIGN } from "./campaigns/limits.ts";
import { PASSKEYS_PER_USER } from "./account/limits.ts";
import { generationMessages } from "./generations/messages.ts";
import { REVIEW_LIMITS } from "./reviews/limits.ts";
import { uploadMessages } from "./uploads/messages.ts";
import { accountToasts } from "./account/account-form-toasts.ts";
import { accountMessages } from "./account/messages.ts";
import { checkFormToast } from "./messages.ts";
import { connectionMessages } from "./problems.copy.ts";

/**
 * Every error code of the API with its HTTP status and default message. `AppError`
 * (`server/lib/errors.ts`) throws one, `on-error.ts` answers with it, the OpenAPI document
 * (`open-api.ts`) lists it. A new code is added here, and to `errors` of the calls that answer with
 * it (`core/api/<area>.api.ts`). Numbers in messages come from `core/limits.ts` and the `limits.ts`
 * of features.
 */
export const ERRORS = {
  invalid_input: { status: 400, message: checkFormToast },
  invalid_request: { status: 400, message: "The request is malformed." },
  invalid_token: { status: 400, message: "This link is no longer valid. Please ask for a new one." },
  bad_signature: { status: 400, message: billingMessages.badSignature },
  password_too_weak: {
    status: 400,
    message: accountMessages.passwordWeak,
  },
  passkey_refused: {
    status: 400,
    message: "This passkey could not be confirmed. Please try again.",
  },
  unauthorized: { status: 401, message: "Please sign in to continue." },
  invalid_credentials: { status: 401, message: accountToasts.signInFailed },
  second_factor_required: { status: 401, message: "Confirm that it is you to finish signing in." },
  second_factor_expired: { status: 401, message: "This sign-in has expired. Please sign in again." },
  quota_exceeded: { status: 402, message: "You have used everything your plan includes for this period." },
  payment_declined: { status: 402, message: billingMessages.declined },
  forbidden_origin: { status: 403, message: "The request came from another site." },
  email_not_verified: { status: 403, message: accountMessages.emailNotConfirmed },
  not_found: { status: 404, message: "We could not find what you asked for." },
  method_not_allowed: { status: 405, message: "Method not allowed." },
  idempotency_conflict: {
    status: 409,
    message: "This Idempotency-Key was already used for a different request.",
  },
  subscription_exists: { status: 409, message: billingMessages.subscriptionExists },
  no_subscription: { status: 409, message: billingMessages.noSubscription },
  same_plan: { status: 409, message: billingMessages.samePlan },
  payment_due: { status: 409, message: billingMessages.paymentDue },
  checkout_done: { status: 409, message: billingMessages.checkoutDone },
  passkeys_unavailable: {
    status: 409,
    message: "Passkeys need a domain name: this site is set up at an IP address.",
  },
  passkey_exists: { status: 409, message: "This passkey is already set up." },
  passkey_limit: {
    status: 409,
    message: `An account can have ${PASSKEYS_PER_USER} passkeys. Please remove one first.`,
  },
  totp_exists: { status: 409, message: "An authenticator app is already set up. Please remove it first." },
  totp_setup_expired: { status: 409, message: "This setup has expired. Please start again." },
  no_second_factor: { status: 409, message: "Set up a passkey or an authenticator app first." },
  brand_limit: { status: 409, message: brandMessages.brandLimit },
  product_limit: { status: 409, message: brandMessages.productLimit },
  claim_limit: { status: 409, message: brandMessages.claimLimit },
  version_conflict: {
    status: 409,
    message: "This was changed elsewhere in the meantime. Nothing was overwritten; please load it again.",
  },
  not_retryable: { status: 409, message: "Nothing is left to complete here." },
  restarts_used_up: {
    status: 409,
    message: generationMessages.restartsUsedUp(RESTARTS_PER_GENERATION),
  },
  variant_limit: { status: 409, message: `A campaign can have ${VARIANTS_PER_CAMPAIGN} variants.` },
  platform_exists: { status: 409, message: "This campaign already has ads for this platform." },
  uncounted_picture: {
    status: 409,
    message:
      "This picture used no unit, because the AI service had failed, so it cannot be redrawn for free. New image ads use one unit.",
  },
  no_picture: { status: 409, message: "This ad has no picture that can be redrawn." },
  review_withdrawn: { status: 409, message: "This review was withdrawn. Please ask for a new one." },
  comment_limit: {
    status: 409,
    message: `A review can have ${REVIEW_LIMITS.comments} comments. Please ask for a new review.`,
  },
  film_limit: { status: 409, message: filmMessages.tooMany },
  render_limit: {
    status: 409,
    message: `The server makes ${FILM_LIMITS.rendersPerUser} of your videos already. Please wait until one is done.`,
  },
  voicing_running: { status: 409, message: filmMessages.voicingRunning },
  voicing_limit: { status: 409, message: filmMessages.voicingLimit },
  film_incomplete: { status: 409, message: filmMessages.partMissing },
  still_working: { status: 409, message: "This generation is still running. Please wait until it is done." },
  storage_limit: { status: 413, message: uploadMessages.accountFull },
  payload_too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "Please send JSON (Content-Type: application/json)." },
  range_not_satisfiable: { status: 416, message: "The file has no such range." },
  email_taken: {
    status: 422,
    message: accountMessages.alreadyRegistered,
  },
  too_many_streams: {
    status: 429,
    message: "Too many of your tabs are receiving live updates. Please close some of them.",
  },
  rate_limited: { status: 429, message: "That was a lot at once. Please wait a moment and try again." },
  internal: { status: 500, message: connectionMessages.unexpected },
  unavailable: {
    status: 503,
    message: "We cannot reach our database right now. Nothing is lost; please try again in a moment.",
  },
  change_under_way: {
    status: 503,
    message: "Another change is still under way. Nothing is lost; please try again in a moment.",
  },
  storage_unavailable: {
    status: 503,
    message: "We cannot reach our file storage right now. Nothing is lost; please try again in a moment.",
  },
  payments_unavailable: { status: 503, message: billingMessages.unavailable },
  payments_not_configured: { status: 503, message: billingMessages.notConfigured },
  renderer_off: {
    status: 503,
    message: "This server does not make videos. Please open the video in a browser that can make it.",
  },
  speech_off: { status: 503, message: filmMessages.speechOff },
  reader_off: { status: 503, message: "Reading websites is switched off on this server." },
  uploads_busy: {
    status: 503,
    message: "Many images are being uploaded right now. Please try again in a few seconds.",
  },
  busy: { status: 503, message: "Many people are signing in right now. Please try again in a few seconds." },
} as const;

/**
 * Code of an error in API responses, as `AppError` (`server/lib/errors.ts`) takes it; `ERRORS` has
 * its status and message.
 */
export type ErrorCode = keyof typeof ERRORS;

/**
 * The body of every error response. Only status 400 has `fields`, and only `version_conflict` has
 * `current`: the newest state of what the request wanted to change. `presentError`
 * (`server/lib/errors.ts`) makes it, `web/lib/api-error.ts` reads it.
 */
export interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string>; current?: object };
}
