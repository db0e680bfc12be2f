import { inArray, isNull } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#server/db/client.ts";
import { generations } from "../generations.table.ts";

/**
 * SQL condition on a column of generation ids: the generation is not deleted. The repos of this
 * folder for videos, renders and voicings (`films.repo.ts`, `film-renders.repo.ts`,
 * `render-runs.repo.ts`, `voicing-runs.repo.ts`) use it, so that those of deleted scripts are
 * neither found nor continued until the script is restored.
 */
export const isOfVisibleScript = (db: Queryable, generationId: AnyPgColumn) =>
  inArray(
    generationId,
    db.select({ id: generations.id }).from(generations).where(isNull(generations.deletedAt)),
  );
