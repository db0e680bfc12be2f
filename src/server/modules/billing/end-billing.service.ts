import * as z from "zod";
import { hasEnded } from "#core/billing/subscription.ts";
import type { Tx } from "#server/db/client.ts";
import type { JobType } from "#server/jobs/job.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCustomerOfUser } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { deleteMirror, findMirror, insertOfferUse } from "./billing.repo.ts";
import { mailboxHash } from "./offer-address.ts";

/** Tried for days: nobody may be charged for an account that is gone. */
export const END_BILLING: JobType<{ customerId: string }> = {
  name: "billing.end",
  schema: z.object({ customerId: z.string() }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 120,
  concurrency: 1,
};

/** Seconds until the second look, for a checkout that was being opened while its account went. */
const SECOND_LOOK_SECONDS = 120;

/**
 * Part of the transaction that deletes an account, before its row goes: its subscription ends at once, and only a keyed
 * hash of its address stays, so that the offer is once per customer.
 */
export async function scheduleBillingEnd(
  tx: Tx,
  deps: Pick<BillingDeps, "clock" | "jobs" | "secret">,
  userId: UserId,
): Promise<void> {
  const customer = await findCustomerOfUser(tx, deps.clock, userId);
  if (!customer?.customerId) return;
  if (await findMirror(tx, userId)) {
    await insertOfferUse(tx, deps.clock, mailboxHash(deps.secret, customer.email));
  }
  await deleteMirror(tx, userId);
  const ended = { customerId: customer.customerId };
  await deps.jobs.send(tx, END_BILLING, ended);
  await deps.jobs.send(tx, END_BILLING, ended, { startAfterSeconds: SECOND_LOOK_SECONDS });
}

/** Closes what could still be paid, ends whatever runs and drops the customer's name. */
export async function endBilling(
  { payments }: Pick<BillingDeps, "payments">,
  { customerId }: { readonly customerId: string },
): Promise<void> {
  if (!payments.owns(customerId)) return;
  for (const { id } of await payments.openCheckouts(customerId)) await payments.expireCheckout(id);
  for (const { id, status } of await payments.readSubscriptions(customerId)) {
    if (!hasEnded(status)) await payments.cancelNow({ customerId, subscriptionId: id });
  }
  await payments.forgetCustomer(customerId);
}
