// Runs the embedded database of a folder in its own process, so that tests can kill it: node
// postgres-owner.ts DATA_DIR. Prints the connection string and stops on SIGTERM; an error is one
// line and exit code 1.
import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "" });
  const alive = setInterval(() => {}, 60_000);
  process.once("SIGTERM", () => {
    clearInterval(alive);
    void database.stop();
  });
  process.stdout.write(`${database.url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
