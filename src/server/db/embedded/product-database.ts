import type { Client } from "pg";
import type { Cluster } from "./cluster.ts";

const NAME = "adloom";

/**
 * Creates the product's database and the role that owns it (both are called `NAME`), unless they
 * exist. Called at each start of the embedded server. The password is `cluster.password`, from the
 * file `PASSWORD_FILE` in `cluster.ts`.
 */
export async function ensureDatabase(admin: Client, cluster: Cluster): Promise<void> {
  const role = await admin.query("select 1 from pg_roles where rolname = $1", [NAME]);
  if (role.rowCount === 0) {
    await admin.query(`create role ${NAME} login password ${admin.escapeLiteral(cluster.password)}`);
  }
  const database = await admin.query("select 1 from pg_database where datname = $1", [NAME]);
  if (database.rowCount === 0) await admin.query(`create database ${NAME} owner ${NAME}`);
}

/**
 * Connection string of the product's database in the embedded server, which `embedded-postgres.ts`
 * and operator commands (`running.ts`) use; the password is in the cluster's folder (`cluster.ts`).
 */
export function databaseUrl(cluster: Cluster, port: number): string {
  return `postgres://${NAME}:${cluster.password}@127.0.0.1:${port}/${NAME}`;
}
