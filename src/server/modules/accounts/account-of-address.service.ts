import { eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { users } from "./accounts.table.ts";

/** Subquery for the id of the account with an address; no row without one. */
export const accountOfAddress = (db: Queryable, email: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.email, email)).as("account");
