import type { Db } from "../db/client.ts";
import { NO_TRACING, type Tracing } from "./tracing.ts";

/**
 * Wraps the query builder: adds a span to each transaction, from the wait for its connection to its
 * commit. `deps.ts` applies it.
 */
export function traceTransactions(db: Db, tracing: Tracing): Db {
  if (tracing === NO_TRACING) return db;
  const original = db.transaction.bind(db) as Db["transaction"];
  db.transaction = (work, settings) =>
    tracing.span({ name: "database transaction", kind: "client" }, () => original(work, settings));
  return db;
}
