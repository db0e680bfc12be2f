import { createNoPayments } from "./payments.none.ts";
import { createSandboxPayments, type SandboxDeps, type SandboxDesk } from "./payments.sandbox.ts";
import type { StripeOptions } from "./stripe/client.ts";
import type { Payments } from "./payments.ts";

interface Choice {
  /** `undefined` without a key. */
  readonly stripe: StripeOptions | undefined;
  /** Whether other machines can reach the product, which the sandbox must not serve. */
  readonly isExposed: boolean;
}

interface Chosen {
  readonly payments: Payments;
  /** Only where the sandbox is in force. */
  readonly desk: SandboxDesk | undefined;
}

/** Chooses the payment provider: Stripe with a key, else the sandbox on a product that only this machine reaches, else none. */
export async function choosePayments({ stripe, isExposed }: Choice, sandbox: SandboxDeps): Promise<Chosen> {
  if (stripe) {
    // The library is large: an installation without a key never loads it.
    const { createStripePayments } = await import("./payments.stripe.ts");
    return { payments: createStripePayments(stripe), desk: undefined };
  }
  if (isExposed) return { payments: createNoPayments(), desk: undefined };
  const { desk, ...payments } = createSandboxPayments(sandbox);
  return { payments, desk };
}
