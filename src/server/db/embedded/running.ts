import { openCluster } from "./cluster.ts";
import { isClusterServer, readPidFile } from "./postmaster-pid.ts";
import { databaseUrl } from "./product-database.ts";

/**
 * Connection string of the database in `dataDir`; `undefined` if it does not run.
 * `with-database.ts` and the doctor call it, so that commands use the database of a running server.
 * It calls `openCluster` (`cluster.ts`), which creates a missing cluster. The format is
 * `databaseUrl` in `product-database.ts`.
 */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const cluster = await openCluster(dataDir);
  const pidFile = await readPidFile(cluster.dir);
  if (!pidFile || !(await isClusterServer(cluster.dir, pidFile.pid))) return undefined;
  return databaseUrl(cluster, pidFile.port);
}
