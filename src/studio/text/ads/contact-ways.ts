import type { Address, Calls } from "./grammar.ts";

/** How readers use a contact: they call a number, or write to a number, an address or a handle. */
type Way = "phone" | "message" | "email" | "handle";

/**
 * Calls for one way to reach a business, by the next step, and `any` for steps without their own.
 * `{contact}` is the number or address, `{way}` the service that messages go to ("WhatsApp"),
 * `{on}` the English preposition of a number; the other names are those of `Calls`.
 */
export type WayCalls = Readonly<Partial<Record<keyof Calls | "any", readonly string[]>>>;
type CallsByWay = Readonly<Partial<Record<Way, WayCalls>>>;

/**
 * The calls of one language that name a contact, and those of an address where the forms of verbs
 * differ. They are listed in `contact-calls.ts`, the German ones in `de.contact-calls.ts`.
 */
export type ContactCalls = CallsByWay & Partial<Readonly<Record<Address, CallsByWay>>>;
