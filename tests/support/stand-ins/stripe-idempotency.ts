/**
 * Response of the stand-in for Stripe, which `respondOnce` stores for repeated idempotency keys;
 * `stripe.ts` makes and sends it.
 */
export interface StandInResponse {
  readonly status: number;
  readonly body: object;
  readonly replayed?: boolean;
}

type StoredResponses = Map<string, { readonly request: string; readonly response: StandInResponse }>;

/**
 * Idempotency of the stand-in, as at Stripe: repeats the first response of a key, including a 500,
 * and rejects other requests with the same key. `stripe.ts` passes every request through it.
 */
export function respondOnce(
  stored: StoredResponses,
  { key, request }: { readonly key: string | undefined; readonly request: string },
  respond: () => StandInResponse,
): StandInResponse {
  if (key === undefined) return respond();
  const previous = stored.get(key);
  if (!previous) {
    const first = respond();
    // A request rejected before it had any effect can be repeated.
    if (first.status < 400 || first.status >= 500) stored.set(key, { request, response: first });
    return first;
  }
  if (previous.request === request) return { ...previous.response, replayed: true };
  const message = "Keys for idempotent requests can only be used with the same parameters.";
  return { status: 400, body: { error: { type: "idempotency_error", message } } };
}
