import { findCustomerOfUser, linkCustomer, type Customer } from "../accounts/accounts.public.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";

type CustomerDeps = Pick<BillingDeps, "db" | "clock" | "payments">;

interface KnownCustomer extends Customer {
  /** The stored id, even if it was created by another provider. */
  readonly storedId: string | null;
}

/**
 * Reads the customer of a user (`findCustomerOfUser` in `accounts/customer.service.ts`) before
 * calls to the provider; `customerId` is `null` unless the configured provider created it (`owns`
 * of the adapter). Throws `unauthorized` for a deleted account. `billing.service.ts`,
 * `change.service.ts` and other billing services call it.
 */
export async function readCustomer(deps: CustomerDeps, userId: UserId): Promise<KnownCustomer> {
  const found = await findCustomerOfUser(deps.db, deps.clock, userId);
  if (!found) throw new AppError("unauthorized");
  const { customerId: storedId } = found;
  const owned = storedId !== null && deps.payments.owns(storedId);
  return { ...found, storedId, customerId: owned ? storedId : null };
}

/**
 * Reads the customer id of a user for changes of plan (`change.service.ts`) and the provider's
 * portal (`openPortal` in `billing.service.ts`, `returnFromPortal`). Throws `no_subscription`
 * without one, and `unauthorized` for a deleted account.
 */
export async function requireCustomer(deps: CustomerDeps, userId: UserId): Promise<string> {
  const { customerId } = await readCustomer(deps, userId);
  if (customerId === null) throw new AppError("no_subscription");
  return customerId;
}

/**
 * Reads or creates the user's customer before a checkout (`startCheckout` in
 * `checkout.service.ts`), with `createCustomer` of the adapter
 * (`server/adapters/payments/stripe/checkouts.ts`). The idempotency key makes concurrent calls
 * return the same one. `lost` is a customer id that the provider no longer has; it is replaced.
 * Throws `unauthorized` for a deleted account.
 */
export async function ensureCustomer(deps: CustomerDeps, userId: UserId, lost?: string): Promise<string> {
  // Read once: the key contains the id that the new customer replaces.
  const { customerId, email, storedId: previous } = await readCustomer(deps, userId);
  if (customerId !== null && customerId !== lost) return customerId;
  const key = ["customer", userId, ...(previous === null ? [] : [previous])].join(":");
  const made = await deps.payments.createCustomer({ userId, email, key });
  const kept = await linkCustomer(deps.db, deps.clock, { userId, customerId: made, previous });
  if (kept === null) throw new AppError("unauthorized");
  return kept;
}
