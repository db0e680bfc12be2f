import { randomBytes } from "node:crypto";
import { chown, open, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";

/**
 * Superuser role of the embedded server, used only by `cluster.ts` and `connect.ts`. It can connect
 * when all other connections are in use.
 */
export const ADMIN_ROLE = "postgres";
/**
 * Name of the file in the cluster's folder with the administrator's password, written when
 * `cluster.ts` creates the cluster; the product's role has its own.
 */
export const ADMIN_PASSWORD_FILE = "adloom-admin-password";
/** A new password that the server may or may not have stored yet. */
const NEXT_FILE = `${ADMIN_PASSWORD_FILE}.next`;

/**
 * Returns a random password of 24 bytes in base64url, for the two roles of a new cluster
 * (`cluster.ts`).
 */
export const newPassword = () => randomBytes(24).toString("base64url");

interface Passwords {
  /** The cluster's folder. */
  readonly dir: string;
  /** Password of the product's role. */
  readonly password: string;
}

const read = (cluster: Passwords, name: string) =>
  readFile(join(cluster.dir, name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/**
 * Candidates for the administrator's password, the most likely first, for `connectAsAdmin`
 * (`connect.ts`). In folders of earlier versions the administrator has the password of the
 * product's role until the first start of this version, which may have been killed in between.
 */
export async function adminPasswords(cluster: Passwords): Promise<string[]> {
  const own = await read(cluster, ADMIN_PASSWORD_FILE);
  if (own !== undefined) return [own];
  const next = await read(cluster, NEXT_FILE);
  return next === undefined ? [cluster.password] : [next, cluster.password];
}

/** Makes a rename durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name);
  const file = await open(`${path}.part`, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  const { uid, gid } = await stat(folder);
  // If root runs this, the cluster may belong to another user, which must be able to read the file.
  if (process.getuid?.() === 0) await chown(`${path}.part`, uid, gid);
  await rename(`${path}.part`, path);
  await syncFolder(folder);
}

/**
 * Sets a separate administrator password in a folder of an earlier version; `embedded-postgres.ts`
 * calls it at each start, as owner of the folder. The password is written to disk before it is set,
 * so a kill cannot lock the product out.
 */
export async function ensureAdminPassword(admin: Client, cluster: Passwords): Promise<void> {
  if ((await read(cluster, ADMIN_PASSWORD_FILE)) !== undefined) return;
  let next = await read(cluster, NEXT_FILE);
  if (next === undefined) {
    next = newPassword();
    await writeDurably(cluster.dir, NEXT_FILE, next);
  }
  await admin.query(`alter role ${ADMIN_ROLE} password ${admin.escapeLiteral(next)}`);
  await rename(join(cluster.dir, NEXT_FILE), join(cluster.dir, ADMIN_PASSWORD_FILE));
  await syncFolder(cluster.dir);
}
