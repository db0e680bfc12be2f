import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

interface Finding {
  readonly code: string;
  readonly message: string;
}

let root: string;

/** Lints one planted file with the project's own configuration and answers what was found. */
async function lint(file: string, code: string): Promise<string[]> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
  const output = await new Promise<string>((done) => {
    execFile(
      resolve("node_modules/.bin/oxlint"),
      ["-c", "oxlint.config.ts", "--format", "json", file],
      { cwd: root },
      (_, stdout) => done(stdout),
    );
  });
  await rm(path);
  const { diagnostics } = JSON.parse(output) as { diagnostics: Finding[] };
  return diagnostics.map((finding) => finding.code);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "adloom-lint-"));
  await cp("oxlint.config.ts", join(root, "oxlint.config.ts"));
  await symlink(resolve("node_modules"), join(root, "node_modules"));
  for (const module of ["accounts", "usage"])
    await mkdir(join(root, "src/server/modules", module), { recursive: true });
  for (const feature of ["accounts", "generations"])
    await mkdir(join(root, "src/web/features", feature), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const RESTRICTED = "eslint(no-restricted-imports)";
const use = (from: string) => `import { a } from "${from}";\nexport const b = a;\n`;

describe("what may not be imported", () => {
  test.each([
    ["core imports the server", "src/core/x.ts", "../server/config.ts"],
    ["core imports the web app", "src/core/x/y.ts", "../../web/lib/api.ts"],
    ["core imports a library", "src/core/x.ts", "node:fs"],
    ["the server imports the web app", "src/server/x.ts", "../web/lib/api.ts"],
    ["the web app imports the server", "src/web/routes/x.ts", "../../server/config.ts"],
    ["the API client imports more than the app's type", "src/web/lib/api.ts", "../../server/config.ts"],
    ["a feature imports another", "src/web/features/accounts/x.ts", "../generations/panel.tsx"],
    [
      "a feature imports from inside another",
      "src/web/features/accounts/login/x.ts",
      "../../generations/image/panel.tsx",
    ],
    ["ui imports a feature", "src/web/ui/x.ts", "../features/accounts/form.tsx"],
    ["ui imports core", "src/web/ui/x.ts", "../../core/plans.ts"],
    ["a module imports another's repo", "src/server/modules/usage/x.ts", "../accounts/accounts.repo.ts"],
    [
      "a module imports another's repo from below",
      "src/server/modules/usage/a/x.ts",
      "../../accounts/accounts.repo.ts",
    ],
    ["a module imports from inside another", "src/server/modules/usage/x.ts", "../accounts/a/b.ts"],
    ["a module imports a real adapter", "src/server/modules/usage/x.ts", "../../adapters/mail/mail.smtp.ts"],
    [
      "a module imports one of several real adapters",
      "src/server/modules/usage/x.ts",
      "../../adapters/ai/openai/ai.openai-images.ts",
    ],
    ["a module imports deps", "src/server/modules/usage/x.ts", "../../deps.ts"],
    ["a vendor's package outside its adapter", "src/server/modules/usage/x.ts", "nodemailer"],
    ["the AI SDK outside its adapter", "src/server/http/x.ts", "@ai-sdk/openai"],
    ["the queue outside jobs", "src/server/modules/usage/x.ts", "pg-boss"],
    ["the auth library outside accounts", "src/server/adapters/mail/x.ts", "better-auth"],
  ])("%s", async (_, file, from) => {
    expect(await lint(file, use(from))).toContain(RESTRICTED);
  });

  test("what the rules allow stays allowed", async () => {
    expect(await lint("src/core/x.ts", use("zod/mini"))).toEqual([]);
    expect(await lint("src/core/x.ts", use("./plans.ts"))).toEqual([]);
    expect(await lint("src/server/modules/usage/x.ts", use("../accounts/accounts.service.ts"))).toEqual([]);
    expect(await lint("src/server/modules/usage/x.ts", use("../accounts/a/b.service.ts"))).toEqual([]);
    expect(await lint("src/server/modules/accounts/x.ts", use("../../../core/generations/kinds.ts"))).toEqual(
      [],
    );
    expect(await lint("src/server/adapters/mail/mail.smtp.ts", use("nodemailer"))).toEqual([]);
    expect(await lint("src/server/deps.ts", use("./adapters/mail/mail.smtp.ts"))).toEqual([]);
    expect(await lint("src/web/features/accounts/x.ts", use("../../ui/button.tsx"))).toEqual([]);
    expect(await lint("src/web/features/accounts/x.ts", use("../../../core/generations/kinds.ts"))).toEqual(
      [],
    );
  });
});

describe("what may not be written", () => {
  test.each([
    ["the environment outside config", "export const a = process.env.PORT;\n", "node(no-process-env)"],
    ["a barrel", 'export * from "./x.ts";\n', "oxc(no-barrel-file)"],
    ["a default export", "export default 1;\n", "import(no-default-export)"],
    ["an any", "export const a = (b: any) => b;\n", "typescript(no-explicit-any)"],
    [
      "a file over 300 lines",
      "export const a = 1;\n".replace("a", "a0") + "// line\n".repeat(301),
      "eslint(max-lines)",
    ],
  ])("%s", async (_, code, rule) => {
    expect(await lint("src/server/x.ts", code)).toContain(rule);
  });
});
