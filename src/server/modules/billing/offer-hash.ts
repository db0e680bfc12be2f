import { canonicalMailbox } from "#core/billing/mailbox.ts";
import { keyedHash } from "#server/lib/keyed-hash.ts";

const hash = (secret: string, address: string) => keyedHash(secret, "offer", address);

/**
 * Keyed hash (`server/lib/keyed-hash.ts`) of a mailbox, stored when the first-month offer is used
 * (`sync.service.ts`) or an account ends (`end-billing.service.ts`), to recognize a used offer
 * without keeping the address. `core/billing/mailbox.ts` decides which addresses are one mailbox.
 */
export const hashMailbox = (secret: string, email: string): string => hash(secret, canonicalMailbox(email));

/**
 * All hashes under which the use of the offer may be stored: earlier versions hashed the lower-case
 * address. `hasOffer` (`offer.service.ts`) looks them up before a checkout gives the offer. Which
 * addresses are one mailbox: `core/billing/mailbox.ts`.
 */
export const knownMailboxHashes = (secret: string, email: string): readonly string[] => [
  hashMailbox(secret, email),
  hash(secret, email.toLowerCase()),
];
