import pg from "pg";
import { ADMIN_ROLE, adminPasswords } from "./admin-password.ts";
import type { Cluster } from "./cluster.ts";

const isWrongPassword = (error: unknown) => (error as { code?: unknown }).code === "28P01";

async function connectWith(password: string, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: ADMIN_ROLE,
    password,
    database: "postgres",
    ssl: false,
    connectionTimeoutMillis: 5000,
    application_name: `adloom-owner ${process.pid}`,
  });
  // A broken connection also emits `end`; without this listener the error would end the process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Connects to the cluster's server as administrator, for the lock of the folder (`ownership.ts`).
 * The random password (`admin-password.ts`) proves that it is our server. Throws if the server
 * refuses every known password.
 */
export async function connectAsAdmin(cluster: Cluster, port: number): Promise<pg.Client> {
  const rejected = new Map<string, unknown>();
  for (;;) {
    // Read again each time, because another process may be changing the password.
    const passwords = await adminPasswords(cluster);
    const next = passwords.find((password) => !rejected.has(password));
    if (next === undefined) throw rejected.get(passwords[0] ?? "");
    try {
      return await connectWith(next, port);
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      rejected.set(next, error);
    }
  }
}

/**
 * Whether the server accepts connections; `postmaster.ts` polls it after a start (every 15 ms,
 * `POLL_MS`, for at most `READY_MS`). Throws for a wrong password, because waiting cannot fix it.
 */
export async function acceptsConnections(cluster: Cluster, port: number): Promise<boolean> {
  if (port === 0) return false;
  try {
    await (await connectAsAdmin(cluster, port)).end();
    return true;
  } catch (error) {
    if (!isWrongPassword(error)) return false;
    throw new Error(`The database in ${cluster.dir} rejects the password stored with it.`, {
      cause: error,
    });
  }
}
