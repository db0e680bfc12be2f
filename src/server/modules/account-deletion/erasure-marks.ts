import { type Storage, newKey } from "#server/adapters/storage/storage.ts";
import type { UserId } from "#server/lib/user-id.ts";

/**
 * Folder of the storage (`server/adapters/storage/storage.ts`) with one small file per deleted
 * account, named by its random id; `markErased` writes it, and `cli/restore.ts` reads it.
 */
export const ERASED_FOLDER = "erased";

const keyOf = (userId: UserId) => newKey(ERASED_FOLDER, () => userId);

/**
 * Marks an account as deleted in `ERASED_FOLDER`, outside the database and all backups, so that the
 * restore of an older backup deletes it again. `eraseAccount` (`delete-account.service.ts`) calls
 * it first. Throws `StorageError`.
 */
export async function markErased(storage: Pick<Storage, "put">, userId: UserId): Promise<void> {
  await storage.put(keyOf(userId), Buffer.from("deleted\n"), "text/plain");
}

/**
 * Whether `ERASED_FOLDER` has a mark of the account's deletion; `cli/restore.ts` asks for each
 * account of a backup. Throws `StorageError`.
 */
export async function isMarkedErased(storage: Pick<Storage, "open">, userId: UserId): Promise<boolean> {
  const mark = await storage.open(keyOf(userId));
  await mark?.cancel();
  return mark !== undefined;
}
