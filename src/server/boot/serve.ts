import { PRODUCT } from "#core/product.ts";
import { hasNativePackages } from "../adapters/film-renderer/native-packages.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { migrate } from "../db/migrate.ts";
import { createDeps, ownOrigins, type DatabaseUrls } from "./deps.ts";
import type { ShutdownStep } from "./shutdown.ts";
import { disabledFeatures } from "./exposure.ts";
import { listen, type HttpServer } from "../http/listen.ts";
import { jobHandlers } from "./job-handlers.ts";
import type { Logger } from "../observability/log.ts";
import { resumeAbandonedMails } from "../modules/mails/mails.public.ts";
import { createStartingApp } from "./starting-app.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/** Timeout for running jobs on shutdown. */
const JOBS_TIMEOUT_MS = 5000;
/** Timeout for running requests on shutdown. */
const HTTP_TIMEOUT_MS = 3000;

/** Prints a line for the operator, regardless of the log level. */
const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * A running database: that of `DATABASE_URL` or the embedded one, which `stop` ends. `main.ts`
 * opens it and hands it to `serve`.
 */
export interface Database extends DatabaseUrls {
  readonly stop: () => Promise<void>;
}

interface ServeOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** Components push their shutdown step here. */
  readonly shutdownSteps: ShutdownStep[];
}

/**
 * Starts what `ROLE` asks for: migrates the database when it is reachable, creates `deps`,
 * registers the jobs and listens with `createApp` (`app.ts`). Prints a line when it is ready.
 * `main.ts` calls it once and runs the shutdown steps that it pushes (timeouts: this file).
 */
export async function serve({ config, log, database, shutdownSteps }: ServeOptions): Promise<void> {
  // Set while the server waits for the database; it then serves the starting application.
  let server: HttpServer | undefined;
  await waitForDatabase({
    use: () => migrate(database.directUrl),
    onWaiting: async () => {
      print(`${PRODUCT.name} waits for its database, which cannot be reached yet`);
      if (config.role === "worker") return;
      const starting = await listen(createStartingApp(ownOrigins(config)[0]!, log), config);
      shutdownSteps.push({ name: "starting http", run: () => starting.close(0) });
      server = starting;
    },
    log,
  });
  const deps = await createDeps(config, log, database);
  shutdownSteps.push({ name: "connections", run: deps.close });
  shutdownSteps.push({ name: "jobs", run: () => deps.jobs.stop(JOBS_TIMEOUT_MS) });

  if (config.role !== "web") {
    if (config.filmRenderer === "server" && !hasNativePackages()) {
      const fix = "Run FILM_RENDERER=server npm start, or unset FILM_RENDERER.";
      log.warn({ fix }, "FILM_RENDERER is server, but the packages that make videos are not installed");
    }
    await deps.jobs.work(jobHandlers(deps));
    // The start does not wait for this; scheduled jobs complete the rest.
    resumeAbandonedMails(deps).catch((error: unknown) =>
      log.warn({ err: error }, "abandoned mails not resumed"),
    );
  }
  if (config.role === "worker") {
    print(`${PRODUCT.name} worker is ready`);
    return;
  }
  for (const { text, fix } of disabledFeatures(config)) log.warn({ fix }, text);
  const app = createApp(deps);
  const running = server ?? (await listen(app, config));
  running.setApplication(app);
  shutdownSteps.push({ name: "http", run: () => running.close(HTTP_TIMEOUT_MS) });
  shutdownSteps.push({ name: "event streams", run: deps.streams.closeAll });
  print(`${PRODUCT.name} is ready at ${deps.publicUrl}`);
}
