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
  // A connection that breaks is also reported by `end`; unheard, the event would end this process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Connects to a server of the cluster as its administrator. The random password proves that it is ours. */
export async function connectAsAdmin(cluster: Cluster, port: number): Promise<pg.Client> {
  const refused = new Map<string, unknown>();
  for (;;) {
    // Read anew each time: another start may be changing it.
    const passwords = await adminPasswords(cluster);
    const next = passwords.find((password) => !refused.has(password));
    if (next === undefined) throw refused.get(passwords[0] ?? "");
    try {
      return await connectWith(next, port);
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      refused.set(next, error);
    }
  }
}

/** Whether the server takes connections. A wrong password is an error: waiting would not help. */
export async function accepts(cluster: Cluster, port: number): Promise<boolean> {
  if (port === 0) return false;
  try {
    await (await connectAsAdmin(cluster, port)).end();
    return true;
  } catch (error) {
    if (!isWrongPassword(error)) return false;
    throw new Error(`The database in ${cluster.dir} does not take the password kept beside it.`, {
      cause: error,
    });
  }
}
