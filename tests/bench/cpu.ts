import { readdir, readFile } from "node:fs/promises";
import pg from "pg";

/** Clock ticks per second of /proc (getconf CLK_TCK; 100 on all common Linux servers). */
const TICKS_PER_SECOND = 100;

interface Stat {
  readonly parent: number;
  readonly seconds: number;
}

async function statOf(pid: number): Promise<Stat> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in parentheses, can contain any characters; the fields follow it (proc_pid_stat(5)).
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return { parent: Number(fields[1] ?? 0), seconds: ticks / TICKS_PER_SECOND };
}

/** CPU seconds used by a database server so far, including all of its processes. */
async function postgresSeconds(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const { parent: server } = await statOf(rows[0]?.pid ?? 0);
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const stats = await Promise.all(pids.map(statOf));
  await client.end();
  return stats.filter(({ parent }) => parent === server).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** CPU seconds that a process and its living descendants have used so far. */
export async function treeSeconds(root: number): Promise<number> {
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const stats = new Map(await Promise.all(pids.map(async (pid) => [pid, await statOf(pid)] as const)));
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(stats.get(pid)?.parent ?? 0));
  return [...stats].reduce((sum, [pid, { seconds }]) => (isBelow(pid) ? sum + seconds : sum), 0);
}

/**
 * Reports the number of cores that the product, its database and the bench's load used meanwhile.
 */
export async function watchCores(pid: number, databaseUrl: string): Promise<() => Promise<string>> {
  const look = async () => ({
    at: performance.now() / 1000,
    product: (await statOf(pid)).seconds,
    postgres: await postgresSeconds(databaseUrl),
    load: (await statOf(process.pid)).seconds,
  });
  const before = await look();
  return async () => {
    const after = await look();
    const cores = (of: "product" | "postgres" | "load") =>
      ((after[of] - before[of]) / (after.at - before.at)).toFixed(2);
    return `cores taken: ${cores("product")} by the product, ${cores("postgres")} by Postgres, ${cores("load")} by the load itself`;
  };
}
