import { PRODUCT } from "#core/product.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { createDeps, ownOrigins, type DatabaseUrls } from "./deps.ts";
import { switchedOff } from "./exposure.ts";
import { listen, type HttpServer } from "./http/listen.ts";
import { jobHandlers } from "./job-handlers.ts";
import type { Logger } from "./log.ts";
import { resumeAbandonedMails } from "./modules/mails/abandoned-mails.service.ts";
import { createStartingApp } from "./starting-app.ts";
import { waitForDatabase } from "./wait-for-database.ts";

const JOBS_DEADLINE_MS = 5000;
const HTTP_GRACE_MS = 3000;

/** One plain line for the person who started it, whatever the log level is. */
const say = (line: string) => process.stdout.write(`${line}\n`);

export interface Database extends DatabaseUrls {
  readonly stop: () => Promise<void>;
}

/** What a stop has to do for something that runs. */
export interface Step {
  readonly name: string;
  readonly run: () => unknown;
}

interface ServeOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** Each thing that runs leaves the step that stops it here. */
  readonly stops: Step[];
}

/** Builds and starts everything that works with the database, and says when it is ready. */
export async function serve({ config, log, database, stops }: ServeOptions): Promise<void> {
  // Requests are taken before they can be answered only where the database has to be waited for.
  let server: HttpServer | undefined;
  await waitForDatabase({
    use: () => migrate(database.directUrl),
    onWaiting: async () => {
      say(`${PRODUCT.name} waits for its database, which cannot be reached yet`);
      if (config.role === "worker") return;
      const waiting = await listen(createStartingApp(ownOrigins(config)[0]!, log), config);
      stops.push({ name: "waiting", run: () => waiting.close(0) });
      server = waiting;
    },
    log,
  });
  const deps = await createDeps(config, log, database);
  stops.push({ name: "connections", run: deps.close });
  stops.push({ name: "jobs", run: () => deps.jobs.stop(JOBS_DEADLINE_MS) });

  if (config.role !== "web") {
    await deps.jobs.work(jobHandlers(deps));
    // The start does not wait for it; what it leaves undone the queue does later.
    resumeAbandonedMails(deps).catch((error: unknown) => log.warn({ err: error }, "abandoned mails"));
  }
  if (config.role === "worker") {
    say(`${PRODUCT.name} worker is ready`);
    return;
  }
  for (const { text, fix } of switchedOff(config)) log.warn({ fix }, text);
  const app = createApp(deps);
  const open = server ?? (await listen(app, config));
  open.pass(app);
  stops.push({ name: "http", run: () => open.close(HTTP_GRACE_MS) });
  stops.push({ name: "event streams", run: deps.streams.closeAll });
  say(`${PRODUCT.name} is ready at ${deps.publicUrl}`);
}
