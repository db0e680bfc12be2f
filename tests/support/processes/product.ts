import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SERVER_FLAGS, serverSettings } from "../../../setup/server-settings.mjs";
import { freePort } from "#server/db/embedded/free-port.ts";
import { until } from "../until.ts";

/** The built product in its own process, in tests; `startProduct` makes it. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** All output so far. */
  readonly output: () => string;
  /** Sends a signal and resolves to the exit code; the data is kept. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Stops the process and removes its data. */
  readonly stop: () => Promise<void>;
}

interface ProductOptions {
  /** Environment variables as an operator would set them; nothing else is inherited. */
  readonly env?: Record<string, string>;
  /** Data folder of an earlier process. */
  readonly dataDir?: string;
  /** Command that runs the product; the product's command line is appended to these arguments. */
  readonly within?: readonly string[];
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Much longer than needed, for busy machines. */
const READY_MS = 90_000;

/**
 * Starts the built product (`build/product/`) for a test on a free port and waits until it
 * is ready, at most `READY_MS`; throws with its output if it ends before. Node's flags and settings
 * are those of `setup/server-settings.mjs`.
 */
export async function startProduct({
  env = {},
  dataDir,
  within = [],
}: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "adloom-product-")));
  const port = await freePort();
  const product = [process.execPath, ...SERVER_FLAGS, "build/product/main.mjs"];
  const [command = "", ...args] = [...within, ...product];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      DATA_DIR: folder,
      ...serverSettings(ROOT),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const exited = once(child, "exit");
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!ended()) child.kill(signal);
    await exited;
    return child.exitCode;
  };

  await until("the product is ready", async () => ended() || / ready/.test(output), READY_MS).catch(
    async (error: unknown) => {
      await end("SIGKILL");
      throw new Error(output, { cause: error });
    },
  );
  if (ended()) throw new Error(`The product did not start:\n${output}`);
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => output,
    end,
    async stop() {
      await end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
