import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

const PREFIX = "adloom-events ";

/**
 * Name (`PREFIX` and the id) of the session that a process keeps open as long as it runs: its
 * LISTEN connection, which `deps.ts` opens. It ends within milliseconds of a kill, so `hasSession`
 * tells whether the process is alive.
 */
export const processSession = (processId: string) => `${PREFIX}${processId}`;

/**
 * SQL: whether the process with this id has its session (`processSession` names it, `deps.ts` opens
 * it). The outbox (`mails/mails.repo.ts`) uses it to find mails that a killed process was sending.
 */
export const hasSession = (processId: SQLWrapper | string): SQL =>
  sql`exists (select from pg_stat_activity
    where datname = current_database() and application_name = ${PREFIX} || ${processId})`;
