import { isPublicUrl } from "../../public-url.ts";
import { createNoPayments } from "./payments.none.ts";
import { createSandboxPayments, type SandboxDeps, type SandboxDesk } from "./payments.sandbox.ts";
import type { StripeOptions } from "./stripe/client.ts";
import type { Payments } from "./payments.ts";

interface Choice {
  /** `undefined` without a key. */
  readonly stripe: StripeOptions | undefined;
  /** The public origin; `undefined` when only this machine itself can reach us. */
  readonly appUrl: string | undefined;
}

interface Chosen {
  readonly payments: Payments;
  /** Only where the sandbox is in force. */
  readonly desk: SandboxDesk | undefined;
}

/** The provider in force: Stripe with a key; else the sandbox, where only this machine itself can reach us; else none. */
export async function choosePayments({ stripe, appUrl }: Choice, sandbox: SandboxDeps): Promise<Chosen> {
  if (stripe) {
    // The library is large: an installation without a key never loads it.
    const { createStripePayments } = await import("./payments.stripe.ts");
    return { payments: createStripePayments(stripe), desk: undefined };
  }
  if (appUrl !== undefined && isPublicUrl(appUrl)) {
    return { payments: createNoPayments(), desk: undefined };
  }
  const { desk, ...payments } = createSandboxPayments(sandbox);
  return { payments, desk };
}
