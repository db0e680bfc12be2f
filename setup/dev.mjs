import { once } from "node:events";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { environment, exitCode } from "./processes.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(typeof address === "object" && address?.port);
}

/**
 * Command `npm run dev`: runs the product with hot reload. The web app's development server on PORT
 * proxies to the API, which restarts when one of its files changes. If one of the two exits, the
 * other is stopped.
 */
export async function runDev({ root, node }) {
  const port = process.env.PORT || "3000";
  const apiPort = await freePort();
  const appUrl = process.env.APP_URL || `http://localhost:${port}`;
  const start = (args, env) =>
    spawn(node, args, { cwd: root, stdio: "inherit", env: environment(node, env) });
  const children = [
    start(["--watch", "--watch-preserve-output", "src/server/boot/main.ts"], {
      PORT: apiPort,
      HOST: "127.0.0.1",
      APP_URL: appUrl,
    }),
    start(["setup/dev-web.mjs"], { PORT: port, API_PORT: apiPort, NODE_ENV: "development" }),
  ];
  const end = (signal) => children.forEach((child) => child.kill(signal));
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isStopping = true;
      end("SIGTERM");
    });
  }
  const ends = children.map(async (child) => {
    const [code, signal] = await once(child, "exit");
    end("SIGTERM");
    return exitCode(code, signal);
  });
  const codes = await Promise.all(ends);
  return isStopping ? 0 : Math.max(...codes);
}
