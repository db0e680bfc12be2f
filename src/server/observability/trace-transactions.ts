import type { Db } from "../db/client.ts";
import { NO_TRACING, type Tracing } from "./tracing.ts";

/** The same query builder; each transaction is a span, from waiting for its connection to its commit. */
export function traceTransactions(db: Db, tracing: Tracing): Db {
  if (tracing === NO_TRACING) return db;
  const plain = db.transaction.bind(db) as Db["transaction"];
  db.transaction = (work, settings) =>
    tracing.span({ name: "database transaction", kind: "client" }, () => plain(work, settings));
  return db;
}
