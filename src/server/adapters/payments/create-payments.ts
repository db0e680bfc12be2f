import { exposureReason, type Exposure } from "../../exposure.ts";
import { createNoPayments } from "./payments.none.ts";
import { createSandboxPayments, type SandboxDeps, type SandboxDesk } from "./payments.sandbox.ts";
import type { StripeOptions } from "./stripe/client.ts";
import type { Payments } from "./payments.ts";

interface Choice extends Exposure {
  /** `undefined` without a key. */
  readonly stripe: StripeOptions | undefined;
}

interface Chosen {
  readonly payments: Payments;
  /** Only where the sandbox is in force. */
  readonly desk: SandboxDesk | undefined;
}

/** The provider in force: Stripe with a key; else the sandbox, where only this machine itself can reach us; else none. */
export async function choosePayments(choice: Choice, sandbox: SandboxDeps): Promise<Chosen> {
  const { stripe } = choice;
  if (stripe) {
    // The library is large: an installation without a key never loads it.
    const { createStripePayments } = await import("./payments.stripe.ts");
    return { payments: createStripePayments(stripe), desk: undefined };
  }
  if (exposureReason(choice) !== undefined) {
    return { payments: createNoPayments(), desk: undefined };
  }
  const { desk, ...payments } = createSandboxPayments(sandbox);
  return { payments, desk };
}
