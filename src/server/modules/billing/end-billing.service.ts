import * as z from "zod";
import { hasEnded } from "#core/billing/subscription.ts";
import type { Tx } from "#server/db/client.ts";
import type { JobType } from "#server/jobs/job.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCustomerOfUser } from "../accounts/accounts.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { deleteMirror, findMirror, insertOfferUse } from "./billing.repo.ts";
import { hashMailbox } from "./offer-hash.ts";

/**
 * Job that ends billing of a deleted account (`endBilling`), one at a time; `scheduleBillingEnd`
 * enqueues it, `billing.jobs.ts` handles it. Up to 5,000 retries, at most 60 s apart (here),
 * because a deleted account must not be charged.
 */
export const END_BILLING: JobType<{ customerId: string }> = {
  name: "billing.end",
  schema: z.object({ customerId: z.string() }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 120,
  concurrency: 1,
};

/** Delay of the second run, which finds a checkout that was opened during the deletion. */
const SECOND_RUN_SECONDS = 120;

/**
 * Deletes the mirror of a customer, enqueues the end of the subscription (`endBilling`, now and
 * after `SECOND_RUN_SECONDS`), and keeps a keyed hash of a subscriber's mailbox (`offer-hash.ts`),
 * so that the offer stays once per customer. `account-deletion/end-account.ts` calls it in the
 * transaction that deletes an account, before its row is anonymized.
 */
export async function scheduleBillingEnd(
  tx: Tx,
  deps: Pick<BillingDeps, "clock" | "jobs" | "secret">,
  userId: UserId,
): Promise<void> {
  const customer = await findCustomerOfUser(tx, deps.clock, userId);
  if (!customer?.customerId) return;
  if (await findMirror(tx, userId)) {
    await insertOfferUse(tx, deps.clock, hashMailbox(deps.secret, customer.email));
  }
  await deleteMirror(tx, userId);
  const ended = { customerId: customer.customerId };
  await deps.jobs.send(tx, END_BILLING, ended);
  await deps.jobs.send(tx, END_BILLING, ended, { startAfterSeconds: SECOND_RUN_SECONDS });
}

/**
 * Handler of `END_BILLING`, called by `billing.jobs.ts`: expires open checkouts, cancels all
 * subscriptions immediately and anonymizes the customer, by the adapter (`payments.stripe.ts` in
 * `server/adapters/payments`). Does nothing for a customer of another provider; provider errors
 * make the job retry.
 */
export async function endBilling(
  { payments }: Pick<BillingDeps, "payments">,
  { customerId }: { readonly customerId: string },
): Promise<void> {
  if (!payments.owns(customerId)) return;
  for (const { id } of await payments.listOpenCheckouts(customerId)) await payments.expireCheckout(id);
  for (const { id, status } of await payments.readSubscriptions(customerId)) {
    if (!hasEnded(status)) await payments.cancelNow({ customerId, subscriptionId: id });
  }
  await payments.anonymizeCustomer(customerId);
}
