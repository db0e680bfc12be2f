export interface Answer {
  readonly status: number;
  readonly body: object;
  readonly replayed?: boolean;
}

type Kept = Map<string, { readonly asked: string; readonly answer: Answer }>;

/**
 * Like Stripe: repeats the first response of a key, including a 500, and rejects other requests
 * with the same key.
 */
export function answerOnce(
  kept: Kept,
  { key, asked }: { readonly key: string | undefined; readonly asked: string },
  answer: () => Answer,
): Answer {
  if (key === undefined) return answer();
  const earlier = kept.get(key);
  if (!earlier) {
    const first = answer();
    // A request rejected before it had any effect can be repeated.
    if (first.status < 400 || first.status >= 500) kept.set(key, { asked, answer: first });
    return first;
  }
  if (earlier.asked === asked) return { ...earlier.answer, replayed: true };
  const message = "Keys for idempotent requests can only be used with the same parameters.";
  return { status: 400, body: { error: { type: "idempotency_error", message } } };
}
