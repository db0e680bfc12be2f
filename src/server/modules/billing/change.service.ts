import {
  presentSubscription,
  type ChangePreview,
  type PaidTier,
  type Subscription as Summary,
} from "#core/billing/api.ts";
import { toUnits } from "#core/billing/money.ts";
import { hasEnded, isCancellable, type Subscription } from "#core/billing/subscription.ts";
import { higherTier, type Tier } from "#core/plans.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Customer } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { findMirror, nextAttempt } from "./billing.repo.ts";
import { readCustomer, requireCustomer } from "./customer.ts";
import { lookAtCustomer, syncLocked, withCustomer } from "./sync.service.ts";

const HOUR_MS = 3_600_000;

/** Proration counts from the full hour, so that what the preview shows is what the confirmation charges. */
function prorationMoment({ now }: Pick<Customer, "now">, { periodStart }: Subscription): Date {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return new Date(Math.max(hour, periodStart.getTime()));
}

function requireRunning(current: Subscription | undefined): Subscription {
  if (!current || hasEnded(current.status)) throw new AppError("no_subscription");
  return current;
}

/** Where a change leads; a plan with an unpaid invoice is not changed. */
function changeOf(current: Subscription, tier: Tier): "cancel" | "stay" | "up" | "down" {
  if (tier === "free") return "cancel";
  if (current.status !== "active" && current.status !== "trialing") throw new AppError("payment_due");
  if (tier === current.tier) return "stay";
  return higherTier(tier, current.tier) === tier ? "up" : "down";
}

/** What a change of plan costs today, and when it happens. */
export async function previewChange(deps: BillingDeps, userId: UserId, tier: Tier): Promise<ChangePreview> {
  const customer = await readCustomer(deps, userId);
  const current = requireRunning(await findMirror(deps.db, userId));
  const atEnd = { tier, amountDue: 0, at: current.periodEnd.getTime() };
  const change = changeOf(current, tier);
  if (change === "cancel" || change === "down") return atEnd;
  if (change === "stay") {
    if (current.pendingTier === null) throw new AppError("same_plan");
    return { tier, amountDue: 0, at: customer.now.getTime() };
  }
  if (customer.customerId === null) throw new AppError("no_subscription");
  const cents = await deps.payments.previewUpgrade({
    customerId: customer.customerId,
    subscriptionId: current.id,
    tier: tier as PaidTier,
    at: prorationMoment(customer, current),
  });
  return { tier, amountDue: toUnits(cents), at: customer.now.getTime() };
}

type Act = (
  current: Subscription,
  owned: { readonly customerId: string; readonly subscriptionId: string },
) => Promise<void>;

/** Looks at the provider, acts on what is so now, and looks again; nobody else acts on this customer meanwhile. */
async function act(deps: BillingDeps, userId: UserId, how: Act): Promise<Summary | null> {
  const customerId = await requireCustomer(deps, userId);
  return withCustomer(deps, customerId, async (tx: Tx) => {
    const current = requireRunning((await lookAtCustomer(tx, deps, customerId)).current);
    await how(current, { customerId, subscriptionId: current.id });
    return presentSubscription(await syncLocked(tx, deps, customerId));
  });
}

/** Changes the plan: at once when it is higher, at the period's end when it is lower; `free` cancels. A repeat is harmless. */
export async function changePlan(deps: BillingDeps, userId: UserId, tier: Tier): Promise<Summary | null> {
  if (tier === "free") return cancelSubscription(deps, userId);
  const customer = await readCustomer(deps, userId);
  const attempt = await nextAttempt(deps.db, userId);
  return act(deps, userId, async (current, owned) => {
    const wanted = { ...owned, tier: tier as PaidTier, key: `change:${current.id}:${tier}:${attempt}` };
    const change = changeOf(current, tier);
    if (change === "stay") await deps.payments.keepTier(owned);
    else if (change === "down") await deps.payments.scheduleDowngrade(wanted);
    else await deps.payments.upgrade({ ...wanted, at: prorationMoment(customer, current) });
  });
}

const setCancel = (deps: BillingDeps, userId: UserId, cancel: boolean) =>
  act(deps, userId, async (current, owned) => {
    if (!isCancellable(current.status)) throw new AppError("no_subscription");
    if (current.cancelAtPeriodEnd !== cancel) await deps.payments.setCancelAtPeriodEnd(owned, cancel);
  });

/** Ends the subscription at the period's end. */
export const cancelSubscription = (deps: BillingDeps, userId: UserId) => setCancel(deps, userId, true);

/** Takes the cancellation back. */
export const resumeSubscription = (deps: BillingDeps, userId: UserId) => setCancel(deps, userId, false);
