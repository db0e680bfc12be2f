import { PAID_TIERS } from "#core/billing/api.ts";
import { planCents } from "#core/billing/money.ts";
import { openStripe, type StripeOptions } from "./client.ts";
import { toPaymentsError } from "./failure.ts";
import { lookupKey } from "./names.ts";

/** Result of `checkStripe`, which `npm run doctor` prints. */
interface StripeCheck {
  /** Lookup keys without an active price of the right amount. */
  readonly missingPrices: readonly string[];
  /** `undefined` if the key has no permission to list webhook endpoints. */
  readonly webhookFound: boolean | undefined;
  readonly live: boolean;
}

/**
 * Checks the set-up of a Stripe account for `npm run doctor`: an active price with the amount of
 * `core/plans.ts` for each paid plan, and an enabled webhook endpoint with this URL. Throws
 * `PaymentsError` if Stripe cannot be reached. The words of the findings are in
 * `cli/doctor/services.ts`.
 */
export async function checkStripe(
  options: Pick<StripeOptions, "secretKey" | "apiUrl">,
  webhookUrl: string | undefined,
): Promise<StripeCheck> {
  const stripe = openStripe(options);
  try {
    const wanted = PAID_TIERS.map((tier) => ({ key: lookupKey(tier), cents: planCents(tier) }));
    const { data } = await stripe.prices.list({ lookup_keys: wanted.map(({ key }) => key), active: true });
    const missing = wanted.filter(
      ({ key, cents }) => !data.some((price) => price.lookup_key === key && price.unit_amount === cents),
    );
    return {
      missingPrices: missing.map(({ key }) => key),
      webhookFound: await findWebhook(stripe, webhookUrl),
      live: data.some((price) => price.livemode),
    };
  } catch (error) {
    throw toPaymentsError(error);
  }
}

async function findWebhook(stripe: ReturnType<typeof openStripe>, webhookUrl: string | undefined) {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return data.some(({ url, status }) => url === webhookUrl && status === "enabled");
  } catch {
    // A restricted key may lack this permission.
    return undefined;
  }
}
