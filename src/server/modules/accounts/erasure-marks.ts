import { type Storage, newKey } from "../../adapters/storage/storage.ts";
import type { UserId } from "#server/lib/user-id.ts";

/** The folder of the storage that holds one small file for each deleted account, named by the account's random id. */
export const ERASED_FOLDER = "erased";

const keyOf = (userId: UserId) => newKey(ERASED_FOLDER, () => userId);

/**
 * Notes outside the database, and outside every backup, that an account was deleted: a backup from before holds it still, and
 * a restore deletes it again. Throws `StorageError`.
 */
export async function markErased(storage: Pick<Storage, "put">, userId: UserId): Promise<void> {
  await storage.put(keyOf(userId), Buffer.from("deleted\n"), "text/plain");
}

/** Whether the account was deleted at some time. Throws `StorageError`. */
export async function isMarkedErased(storage: Pick<Storage, "open">, userId: UserId): Promise<boolean> {
  const mark = await storage.open(keyOf(userId));
  await mark?.cancel();
  return mark !== undefined;
}
