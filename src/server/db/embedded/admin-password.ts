import { randomBytes } from "node:crypto";
import { chown, open, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";

/** Role that only these modules use: it may still connect when the product's connections are used up. */
export const ADMIN_ROLE = "postgres";
/** In the cluster's folder; the product's own role has another password in another file. */
export const ADMIN_PASSWORD_FILE = "adloom-admin-password";
/** A password that is being set: the server may know it already or not yet. */
const NEXT_FILE = `${ADMIN_PASSWORD_FILE}.next`;

export const newPassword = () => randomBytes(24).toString("base64url");

interface Passwords {
  /** The cluster's folder. */
  readonly dir: string;
  /** The product's. */
  readonly password: string;
}

const read = (cluster: Passwords, name: string) =>
  readFile(join(cluster.dir, name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/**
 * What the administrator's password can be, the likeliest first. Folders of earlier versions have none of its own: the
 * administrator had the product's until the first start of this version, which may have been killed on the way.
 */
export async function adminPasswords(cluster: Passwords): Promise<string[]> {
  const own = await read(cluster, ADMIN_PASSWORD_FILE);
  if (own !== undefined) return [own];
  const next = await read(cluster, NEXT_FILE);
  return next === undefined ? [cluster.password] : [next, cluster.password];
}

/** Renames survive a power cut only after this. */
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
  // As root the cluster may belong to another user, who has to be able to start it later.
  if (process.getuid?.() === 0) await chown(`${path}.part`, uid, gid);
  await rename(`${path}.part`, path);
  await syncFolder(folder);
}

/**
 * Gives the administrator a password of its own in a folder of an earlier version. The owner of the folder calls it.
 * The new password is on the disk before the server knows it, so a kill at any moment locks nobody out.
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
