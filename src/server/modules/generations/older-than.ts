import { and, lt, lte, or } from "drizzle-orm";
import type { Place } from "#server/http/cursor.ts";
import { generations } from "./generations.table.ts";

/** What comes after `place` in a list, newest first. The first bound is one that an index can begin at, however deep it is. */
export const olderThan = ({ createdAt, id }: Place) =>
  and(
    lte(generations.createdAt, createdAt),
    or(lt(generations.createdAt, createdAt), lt(generations.id, id)),
  );
