import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { readAudit } from "./audit.mjs";
import { runQuietly } from "./processes.mjs";

const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test("Advisories are read with their package, each once", () => {
  const cause = { severity: "high", title: "Reads too much", url: "https://example.com/1", source: 1 };
  const output = report({
    one: { name: "one", severity: "high", via: [cause] },
    two: { name: "two", severity: "high", via: ["one"] },
  });
  const advisories = [
    { name: "one", severity: "high", title: "Reads too much", url: "https://example.com/1" },
  ];
  expect(readAudit({ code: 1, output: `npm warn something\n${output}\n` })).toEqual({ advisories });
  expect(readAudit({ code: 0, output: report({}) })).toEqual({ advisories: [] });
});

test("An unreachable registry differs from one without advisories", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "" } }, null, 2);
  const failed = (output) => readAudit({ code: 1, output });
  expect(failed(`npm warn x\nnpm error y\n${refused}\nnpm error log`)).toEqual({
    reason: "405 Method Not Allowed",
  });
  expect(failed("connect ECONNREFUSED")).toEqual({ reason: "connect ECONNREFUSED" });
  expect(failed("")).toEqual({ reason: "npm printed nothing" });
  expect(failed(report({}))).toEqual({ reason: "npm ended with code 1" });
});

const closing = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/**
 * A local registry that responds to all requests with this status and body, and records the
 * requests.
 */
async function registry(status, body) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
    asked.push(`${request.method} ${request.url} ${text.toString()}`);
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => {
    server.close();
    await once(server, "close");
  });
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, asked };
}

/** Runs the audit of a project with one package, with the installed npm. */
async function audit(url) {
  const root = await mkdtemp(join(tmpdir(), "adloom-audit-"));
  closing.push(() => rm(root, { recursive: true, force: true }));
  const dependencies = { "adloom-fixture": "1.0.0" };
  const packages = { "": { dependencies }, "node_modules/adloom-fixture": { version: "1.0.0" } };
  await writeFile(join(root, "package.json"), JSON.stringify({ dependencies }));
  await writeFile(join(root, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }));
  // As in the repository: `npm ci` does not audit, the command does.
  await writeFile(join(root, ".npmrc"), "audit=false\n");
  const script = `import { runAudit } from ${JSON.stringify(new URL("audit.mjs", import.meta.url).href)};
    process.exitCode = await runAudit({ root: ${JSON.stringify(root)}, node: process.execPath });`;
  const npm = {
    npm_config_registry: url,
    npm_config_fetch_retries: "0",
    npm_config_cache: join(root, "cache"),
  };
  const env = { ...process.env, ...npm };
  return runQuietly(process.execPath, ["--input-type=module", "--eval", script], { cwd: root, env });
}

test("An audit without advisories passes and asks about all packages", async () => {
  const { url, asked } = await registry(200, "{}");
  const { code, output } = await audit(url);
  expect(output).toContain("0 known advisories");
  expect(code).toBe(0);
  expect(asked).toContainEqual(expect.stringMatching(/^POST \/.*\{"adloom-fixture":\["1\.0\.0"\]\}$/));
});

test("An audit without a reachable registry fails", async () => {
  const refusing = await audit((await registry(404, '{"error":"Not found"}')).url);
  const failing = await audit((await registry(503, "")).url);
  const away = await audit("http://127.0.0.1:9/");
  for (const { code, output } of [refusing, failing, away]) {
    expect(output).toContain("NOTHING WAS CHECKED");
    expect(code).toBe(1);
  }
});
