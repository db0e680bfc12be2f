import { AppError } from "#server/lib/errors.ts";
import { findStored, type OwnedFileId } from "./files.repo.ts";
import { openFile, type FilesDeps, type ServedFile } from "./files.service.ts";

/**
 * Finds a user's stored file that a row keeps, also when no page shows it any more, for example the
 * picture of an exported version of a deleted ad; `exports` (`collect-files.ts`,
 * `export-data.service.ts`) and `film-content.ts` call it. Throws 404.
 */
export async function findKeptFile(deps: FilesDeps, own: OwnedFileId): Promise<ServedFile> {
  const row = await findStored(deps.db, own);
  if (!row) throw new AppError("not_found");
  return openFile(deps, row);
}
