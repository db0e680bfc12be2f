import { randomUUID } from "node:crypto";

export const PASSWORD = "eveninglight";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who has no account yet. */
export function newPerson(): Person {
  return { name: "Maya Okafor", email: `maya-${randomUUID()}@halden.example`, password: PASSWORD };
}
