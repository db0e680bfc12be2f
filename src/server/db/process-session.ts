import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

const PREFIX = "adloom-events ";

/**
 * The name of the session that a process keeps open as long as it runs. It ends within milliseconds
 * of a kill.
 */
export const processSession = (processId: string) => `${PREFIX}${processId}`;

/** SQL: whether the process with this id has its session. */
export const hasSession = (processId: SQLWrapper | string): SQL =>
  sql`exists (select from pg_stat_activity
    where datname = current_database() and application_name = ${PREFIX} || ${processId})`;
