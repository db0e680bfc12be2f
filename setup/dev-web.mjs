// Serves the web app with hot reload on PORT and proxies API paths to API_PORT. Started by
// setup/dev.mjs.
import { createServer } from "vite";

const API_PATHS = ["/api", "/files", "/outbox", "/sandbox", "/healthz", "/readyz", "/metrics"];
const target = `http://127.0.0.1:${process.env.API_PORT}`;

// The review page has its own build (vite.review.config.ts), so it has its own server.
const review = await createServer({ configFile: "vite.review.config.ts", server: { host: "127.0.0.1" } });
await review.listen();
const reviewAddress = review.httpServer?.address();
const reviewPort = reviewAddress && typeof reviewAddress === "object" && reviewAddress.port;

const server = await createServer({
  server: {
    host: process.env.HOST || "127.0.0.1",
    port: Number(process.env.PORT),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(API_PATHS.map((path) => [path, { target }])),
      "/review/": { target: `http://127.0.0.1:${reviewPort}` },
    },
  },
});
await server.listen();
process.stdout.write(`Web app with hot reload: http://localhost:${process.env.PORT}\n`);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void Promise.all([server.close(), review.close()]).then(() => process.exit(0)));
