import { createHash } from "node:crypto";
import type pg from "pg";

/** Statements that a connection keeps; texts beyond them, which must have been put together anew each time, stay nameless. */
const KEPT = 300;

/** One name for one text, the same in every process. */
export type NameOf = (text: string) => string | undefined;

export function nameStatements(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= KEPT) return known;
    const name = createHash("sha256").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}

/**
 * Has Postgres keep a statement with parameters, parsed and planned, for the next time that this connection runs it: more than
 * half of the time that accepting a generation takes there (measured 2026-11-22). Only for a session of one's own: a pooler may give each
 * statement another one, which does not know the name.
 */
export function keepStatements(client: pg.ClientBase, nameOf: NameOf): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (config: unknown, values: unknown, ...rest: unknown[]) => {
    if (!Array.isArray(values) || values.length === 0) return query(config, values, ...rest);
    const given = typeof config === "string" ? { text: config } : (config as pg.QueryConfig);
    return query({ ...given, name: given.name || nameOf(given.text) }, values, ...rest);
  };
  client.query = named as typeof client.query;
}
