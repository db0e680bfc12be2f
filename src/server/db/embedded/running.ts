import { openCluster } from "./cluster.ts";
import { isServerOf, readPidFile } from "./postmaster-pid.ts";
import { databaseUrl } from "./product-database.ts";

/** Where the database in `dataDir` is reached while it runs; `undefined` when it does not. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const cluster = await openCluster(dataDir);
  const noted = await readPidFile(cluster.dir);
  if (!noted || !(await isServerOf(cluster.dir, noted.pid))) return undefined;
  return databaseUrl(cluster, noted.port);
}
