import { createNoPayments } from "./payments.none.ts";
import { createSandboxPayments, type SandboxDeps, type SandboxActions } from "./payments.sandbox.ts";
import type { StripeOptions } from "./stripe/client.ts";
import type { Payments } from "./payments.ts";

interface ProviderOptions {
  /** `undefined` without a Stripe key. */
  readonly stripe: StripeOptions | undefined;
  /** Whether other machines can reach the server; then the sandbox is not available. */
  readonly isExposed: boolean;
}

interface ChosenProvider {
  readonly payments: Payments;
  /** Set only if the sandbox is the provider. */
  readonly sandbox: SandboxActions | undefined;
}

/**
 * Chooses the payment provider at the start, for `boot/deps.ts`: Stripe with a key, else the
 * sandbox on a server that only this machine reaches (`isExposed` from `deps.ts`), else none.
 */
export async function choosePayments(
  { stripe, isExposed }: ProviderOptions,
  deps: SandboxDeps,
): Promise<ChosenProvider> {
  if (stripe) {
    // The library is large; load it only with a key.
    const { createStripePayments } = await import("./payments.stripe.ts");
    return { payments: createStripePayments(stripe), sandbox: undefined };
  }
  if (isExposed) return { payments: createNoPayments(), sandbox: undefined };
  const { actions, ...payments } = createSandboxPayments(deps);
  return { payments, sandbox: actions };
}
