import { type Storage, newKey } from "#server/adapters/storage/storage.ts";
import type { UserId } from "#server/lib/user-id.ts";

/**
 * Folder of the storage with one small file per deleted account, named by its random id; `npm run
 * restore` reads it.
 */
export const ERASED_FOLDER = "erased";

const keyOf = (userId: UserId) => newKey(ERASED_FOLDER, () => userId);

/**
 * Marks an account as deleted, outside the database and all backups, so that the restore of an
 * older backup deletes it again. The erasure job calls it. Throws `StorageError`.
 */
export async function markErased(storage: Pick<Storage, "put">, userId: UserId): Promise<void> {
  await storage.put(keyOf(userId), Buffer.from("deleted\n"), "text/plain");
}

/**
 * Whether the account is marked as deleted; `npm run restore` asks for the accounts of a backup.
 * Throws `StorageError`.
 */
export async function isMarkedErased(storage: Pick<Storage, "open">, userId: UserId): Promise<boolean> {
  const mark = await storage.open(keyOf(userId));
  await mark?.cancel();
  return mark !== undefined;
}
