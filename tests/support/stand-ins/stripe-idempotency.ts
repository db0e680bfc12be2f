export interface Answer {
  readonly status: number;
  readonly body: object;
  readonly replayed?: boolean;
}

type Kept = Map<string, { readonly asked: string; readonly answer: Answer }>;

/** As Stripe does: a key gives its first answer again, a 500 included, and takes no other request. */
export function answerOnce(
  kept: Kept,
  { key, asked }: { readonly key: string | undefined; readonly asked: string },
  answer: () => Answer,
): Answer {
  if (key === undefined) return answer();
  const earlier = kept.get(key);
  if (!earlier) {
    const first = answer();
    // What was refused before it did anything can be asked again.
    if (first.status < 400 || first.status >= 500) kept.set(key, { asked, answer: first });
    return first;
  }
  if (earlier.asked === asked) return { ...earlier.answer, replayed: true };
  const message = "Keys for idempotent requests can only be used with the same parameters.";
  return { status: 400, body: { error: { type: "idempotency_error", message } } };
}
