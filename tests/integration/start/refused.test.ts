import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { processesWith } from "../../support/processes/processes.ts";

interface Ended {
  readonly code: number | string | null | undefined;
  readonly stderr: string;
}

/** Runs the product until it ends by itself. */
function run(env: Record<string, string>): Promise<Ended> {
  return new Promise((done) => {
    const options = { env: { PATH: process.env["PATH"], ...env } };
    execFile(process.execPath, ["build/product/main.mjs"], options, (error, _, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    );
  });
}

test("a taken port is told in one line, and the database that had started is stopped", async () => {
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

test("a malformed setting is told in one line and nothing starts", async () => {
  const { code, stderr } = await run({ TRUSTED_PROXIES: "not-an-address" });
  expect(code).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES is not valid: .+for example/),
  ]);
});
