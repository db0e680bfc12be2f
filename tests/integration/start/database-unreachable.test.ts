import { expect, inject, test } from "vitest";
import { freePort } from "#server/db/embedded/free-port.ts";
import { startFaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";
import { createTestDatabase } from "../../support/processes/postgres.ts";
import { startProduct } from "../../support/processes/product.ts";
import { until } from "../../support/until.ts";

test("waits for an unreachable database at the start, reports it, and becomes ready when it is available", async () => {
  const database = await createTestDatabase(inject("database"));
  const line = await startFaultyProxy(database.url);
  line.cut();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ask = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  const starting = startProduct({ env: { DATABASE_URL: line.url, PORT: String(port) } });
  try {
    await until("it responds", async () => (await ask("/healthz").catch(() => undefined))?.ok, 30_000);
    const ready = await ask("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: "not ready", unreachable: ["database"] });
    for (const path of ["/api/profile", "/api/auth/get-session", "/files/some/key"]) {
      const response = await ask(path);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("2");
      expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
      expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
    }
    expect((await ask("/api/generations", { method: "POST" })).status).toBe(503);
    const page = await ask("/");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");

    line.restore();
    const product = await starting;
    expect(product.output()).toContain("waits for its database");
    expect((await ask("/readyz")).status).toBe(200);
    expect((await ask("/api/profile")).status).toBe(401);
    expect(await product.end("SIGTERM")).toBe(0);
  } finally {
    line.restore();
    await (await starting).stop();
    await line.stop();
    await database.drop();
  }
});
