import { createHmac } from "node:crypto";
import { mailboxOf } from "#core/billing/mailbox.ts";

const hash = (secret: string, address: string) =>
  createHmac("sha256", secret).update(`offer:${address}`).digest("base64url");

/** What is kept of a mailbox that has had the offer: it can be recognized with our secret, and never read. */
export const mailboxHash = (secret: string, email: string): string => hash(secret, mailboxOf(email));

/** Every hash under which a use of the offer may have been kept: earlier versions hashed the address as it was written. */
export const knownHashes = (secret: string, email: string): readonly string[] => [
  mailboxHash(secret, email),
  hash(secret, email.toLowerCase()),
];
