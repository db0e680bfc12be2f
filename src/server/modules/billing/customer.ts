import type { Customer } from "../accounts/customer.service.ts";
import { findCustomerOfUser, linkCustomer } from "../accounts/customer.service.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";

type CustomerDeps = Pick<BillingDeps, "db" | "clock" | "payments">;

interface KnownCustomer extends Customer {
  /** Also one that another provider made, which is worth nothing with this one. */
  readonly storedId: string | null;
}

/** The signed-in user with the customer id, which is `null` unless the provider in force made it. */
export async function readCustomer(deps: CustomerDeps, userId: UserId): Promise<KnownCustomer> {
  const found = await findCustomerOfUser(deps.db, deps.clock, userId);
  if (!found) throw new AppError("unauthorized");
  const { customerId: storedId } = found;
  const owned = storedId !== null && deps.payments.owns(storedId);
  return { ...found, storedId, customerId: owned ? storedId : null };
}

/** The customer id of somebody who has dealt with the provider before. */
export async function requireCustomer(deps: CustomerDeps, userId: UserId): Promise<string> {
  const { customerId } = await readCustomer(deps, userId);
  if (customerId === null) throw new AppError("no_subscription");
  return customerId;
}

/**
 * One customer per user, however many ask at once: the key makes the provider answer with the same one. `lost` is a
 * customer that the provider no longer has; it is replaced.
 */
export async function ensureCustomer(deps: CustomerDeps, userId: UserId, lost?: string): Promise<string> {
  // Read once: the key says what stood there when the wish for a new customer came up.
  const { customerId, email, storedId: previous } = await readCustomer(deps, userId);
  if (customerId !== null && customerId !== lost) return customerId;
  const key = ["customer", userId, ...(previous === null ? [] : [previous])].join(":");
  const made = await deps.payments.createCustomer({ userId, email, key });
  const kept = await linkCustomer(deps.db, deps.clock, { userId, customerId: made, previous });
  if (kept === null) throw new AppError("unauthorized");
  return kept;
}
