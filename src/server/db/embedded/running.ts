import { openCluster } from "./cluster.ts";
import { isClusterServer, readPidFile } from "./postmaster-pid.ts";
import { databaseUrl } from "./product-database.ts";

/**
 * Connection string of the database in `dataDir`; `undefined` if it does not run. Lets commands use
 * the database of a running server.
 */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const cluster = await openCluster(dataDir);
  const pidFile = await readPidFile(cluster.dir);
  if (!pidFile || !(await isClusterServer(cluster.dir, pidFile.pid))) return undefined;
  return databaseUrl(cluster, pidFile.port);
}
