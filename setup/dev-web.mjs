// Serves the web app with hot reload on PORT and proxies API paths to API_PORT. Started by
// setup/dev.mjs.
import { createServer } from "vite";

const API_PATHS = ["/api", "/files", "/outbox", "/sandbox", "/healthz", "/readyz", "/metrics"];
const target = `http://127.0.0.1:${process.env.API_PORT}`;

const server = await createServer({
  server: {
    host: process.env.HOST || "127.0.0.1",
    port: Number(process.env.PORT),
    strictPort: true,
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target }])),
  },
});
await server.listen();
process.stdout.write(`Web app with hot reload: http://localhost:${process.env.PORT}\n`);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void server.close().then(() => process.exit(0)));
