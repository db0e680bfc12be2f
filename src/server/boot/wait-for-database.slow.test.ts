import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { createLog } from "../observability/log.ts";
import { waitForDatabase } from "./wait-for-database.ts";

test("An unresponsive database is retried until it responds", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}).resume()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  let tries = 0;
  let waits = 0;
  await waitForDatabase({
    use: async () => {
      if (++tries > 2) return;
      const client = new pg.Client({
        connectionString: `postgres://ada@127.0.0.1:${port}/ads`,
        connectionTimeoutMillis: 100,
      });
      try {
        await client.connect();
      } finally {
        await client.end();
      }
    },
    onWaiting: async () => void waits++,
    log: createLog("silent"),
  });
  silent.close();
  expect({ tries, waits }).toEqual({ tries: 3, waits: 1 });
});

test("Any other error, such as a wrong password, is thrown at once", async () => {
  const wrong = Object.assign(new Error("password authentication failed"), { code: "28P01" });
  const use = () => Promise.reject(wrong);
  const onWaiting = () => Promise.reject(new Error("it waited"));
  await expect(waitForDatabase({ use, onWaiting, log: createLog("silent") })).rejects.toBe(wrong);
});
