import type { Db } from "./client.ts";

/**
 * A query with placeholders whose text is put together once for each database: that takes longer than asking it. Without a name of its
 * own: the connection gives it one where it can be kept (docs/decisions/064).
 */
export function preparedOnce<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>();
  return (db) => prepared.getOrInsertComputed(db, prepare);
}
