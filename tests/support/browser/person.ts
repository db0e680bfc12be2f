import { randomUUID } from "node:crypto";

/**
 * Password of all people in browser tests; `newPerson` and the accounts of `test-accounts.ts` have
 * it.
 */
export const PASSWORD = "eveninglight";

/**
 * The account data that a browser test types into forms; `newPerson` and `signIn` of
 * `test-accounts.ts` make it.
 */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Details of a user without an account, with a random address and `PASSWORD`, for a browser test
 * that signs up.
 */
export function newPerson(): Person {
  return { name: "Maya Okafor", email: `maya-${randomUUID()}@halden.example`, password: PASSWORD };
}
