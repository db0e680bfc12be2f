import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { freePort } from "#server/db/embedded/free-port.ts";
import { BAD_SETTINGS } from "../../support/bad-settings.ts";
import { runCommand } from "../../support/processes/command.ts";
import { createTestDatabase } from "../../support/processes/postgres.ts";
import { processesWith } from "../../support/processes/processes.ts";

interface Ended {
  readonly code: number | string | null | undefined;
  readonly stderr: string;
}

/** Runs the product until it exits. */
function run(env: Record<string, string>): Promise<Ended> {
  return new Promise((done) => {
    // Kills it with its children if it does start.
    const options = { env: { PATH: process.env["PATH"], ...env }, timeout: 60_000 };
    execFile(process.execPath, ["build/product/main.mjs"], options, (error, _, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    );
  });
}

test("a port in use is reported in one line, and the started database is stopped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "adloom-refused-"));
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  try {
    const { code, stderr } = await run({ PORT: String(port), DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`PORT ${port} is already taken`)]);
    expect(processesWith(folder)).toEqual([]);
  } finally {
    taken.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test.each(Object.entries(BAD_SETTINGS))(
  "A malformed %s is reported in one line and nothing starts",
  async (name, values) => {
    const folder = await mkdtemp(join(tmpdir(), "adloom-refused-"));
    try {
      const { code, stderr } = await run({ DATA_DIR: folder, [name]: values[0] ?? "" });
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^${name} [^\n]+: it must be [^\n]+for example [^\n]+\n$`));
      expect(await readdir(folder)).toEqual([]);
      expect(processesWith(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

test("a HOST that is not an address of this machine is reported in one line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "adloom-refused-"));
  const database = await createTestDatabase(inject("database"));
  try {
    // An address reserved for documentation (RFC 5737).
    const { code, stderr } = await run({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      HOST: "192.0.2.1",
      PORT: String(await freePort()),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^HOST is not an address of this machine \(EADDRNOTAVAIL\): .+for example .+\n$/);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("commands also report an invalid DATA_DIR in one line", async () => {
  const { code, text } = await runCommand("plan", ["ada@example.com", "pro"], { DATA_DIR: "/dev/null" });
  expect({ code, text }).toEqual({
    code: 1,
    text: expect.stringMatching(/^DATA_DIR cannot be used \(\w+\): .+\n$/),
  });
});
