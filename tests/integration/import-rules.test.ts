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

/** Lints one planted file with the project's configuration and returns the violations. */
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
  await cp("scripts/lint", join(root, "scripts/lint"), { recursive: true });
  await symlink(resolve("node_modules"), join(root, "node_modules"));
  for (const module of ["accounts", "billing", "usage"])
    await mkdir(join(root, "src/server/modules", module), { recursive: true });
  for (const feature of ["accounts", "generations"])
    await mkdir(join(root, "src/web/features", feature), { recursive: true });
  await mkdir(join(root, "src/studio/image"), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const DOCSTRING = "adloom(docstring)";
const COMMENT_WIDTH = "adloom(comment-width)";
const RESTRICTED = "eslint(no-restricted-imports)";
const use = (from: string) => `import { a } from "${from}";\n/** Text. */\nexport const b = a;\n`;

describe("forbidden imports", () => {
  test.each([
    ["core imports the server", "src/core/x.ts", "../server/boot/config.ts"],
    ["core imports the web app", "src/core/x/y.ts", "../../web/lib/api.ts"],
    ["core imports the studio", "src/core/x.ts", "#studio/random.ts"],
    ["core imports the studio by its path", "src/core/x/y.ts", "../../studio/random.ts"],
    ["core imports the server by its alias", "src/core/x.ts", "#server/boot/config.ts"],
    ["a test of core imports the studio", "src/core/x.test.ts", "#studio/random.ts"],
    ["core imports a library", "src/core/x.ts", "node:fs"],
    ["the studio imports the server", "src/studio/x.ts", "#server/render/composer.ts"],
    ["the studio imports the server by its path", "src/studio/image/x.ts", "../../server/render/composer.ts"],
    ["the studio imports the web app", "src/studio/x.ts", "#web/lib/api.ts"],
    ["the studio imports core by its path", "src/studio/x.ts", "../core/plans.ts"],
    ["the studio imports Node's modules", "src/studio/image/x.ts", "node:fs"],
    ["the studio imports a library", "src/studio/image/x.ts", "zod/mini"],
    ["a test of the studio imports the server", "src/studio/image/x.test.ts", "#server/render/measure.ts"],
    ["the server imports the web app", "src/server/x.ts", "../web/lib/api.ts"],
    ["the server imports the web app by its alias", "src/server/x.ts", "#web/lib/api.ts"],
    ["the server imports core by its path", "src/server/x/y.ts", "../../core/plans.ts"],
    ["the server imports the studio by its path", "src/server/x.ts", "../studio/image/brief.ts"],
    ["deps.ts imports core by its path", "src/server/boot/deps.ts", "../core/plans.ts"],
    ["the web app imports the server", "src/web/routes/x.ts", "../../server/boot/config.ts"],
    ["the web app imports the server by its alias", "src/web/routes/x.ts", "#server/boot/config.ts"],
    ["the web app imports the studio", "src/web/routes/x.ts", "#studio/image/brief.ts"],
    ["the web app imports the direction of films", "src/web/routes/x.ts", "#studio/film/direction/direct.ts"],
    ["the web app imports the studio by its path", "src/web/routes/x.ts", "../../studio/film/frame.ts"],
    ["a feature imports the studio", "src/web/features/accounts/x.ts", "#studio/random.ts"],
    ["the web app imports core by its path", "src/web/routes/x.ts", "../../core/plans.ts"],
    ["the API client imports the server", "src/web/lib/api.ts", "#server/boot/app.ts"],
    ["the API client imports the contract's schemas", "src/web/lib/api.ts", "#core/api/api.ts"],
    [
      "a feature imports schemas of an area",
      "src/web/features/accounts/x.ts",
      "#core/api/second-factor.api.ts",
    ],
    ["a feature imports another", "src/web/features/accounts/x.ts", "../generations/panel.tsx"],
    [
      "a feature imports from inside another",
      "src/web/features/accounts/login/x.ts",
      "../../generations/image/panel.tsx",
    ],
    [
      "a feature imports another by its alias",
      "src/web/features/accounts/x.ts",
      "#web/features/generations/panel.tsx",
    ],
    ["ui imports a feature", "src/web/ui/x.ts", "../features/accounts/form.tsx"],
    ["ui imports core", "src/web/ui/x.ts", "#core/plans.ts"],
    ["ui imports a feature by its alias", "src/web/ui/x.ts", "#web/features/accounts/form.tsx"],
    ["a module imports another's repo", "src/server/modules/usage/x.ts", "../accounts/accounts.repo.ts"],
    [
      "a module imports another's repo from below",
      "src/server/modules/usage/a/x.ts",
      "../../accounts/accounts.repo.ts",
    ],
    ["a module imports from inside another", "src/server/modules/usage/x.ts", "../accounts/a/b.ts"],
    [
      "a module imports another's repo by its alias",
      "src/server/modules/usage/x.ts",
      "#server/modules/accounts/accounts.repo.ts",
    ],
    ["a module imports a real adapter", "src/server/modules/usage/x.ts", "../../adapters/mail/mail.smtp.ts"],
    [
      "a module imports one of several real adapters",
      "src/server/modules/usage/x.ts",
      "../../adapters/ai/openai/ai.openai-images.ts",
    ],
    ["a module imports another's service", "src/server/modules/usage/x.ts", "../billing/billing.service.ts"],
    [
      "a module imports another's service by its alias",
      "src/server/modules/usage/a/x.ts",
      "#server/modules/billing/billing.service.ts",
    ],
    ["a module imports another's routes", "src/server/modules/usage/x.ts", "../billing/billing.routes.ts"],
    ["boot imports a service", "src/server/boot/x.ts", "../modules/billing/billing.service.ts"],
    ["boot imports a repo by its alias", "src/server/boot/x.ts", "#server/modules/billing/billing.repo.ts"],
    ["deps.ts imports a service", "src/server/boot/deps.ts", "../modules/billing/billing.service.ts"],
    ["a command imports a service", "src/server/cli/x.ts", "../modules/billing/billing.service.ts"],
    ["a command imports routes", "src/server/cli/a/x.ts", "#server/modules/billing/billing.routes.ts"],
    ["a module imports deps", "src/server/modules/usage/x.ts", "../../boot/deps.ts"],
    ["a module imports deps by its alias", "src/server/modules/usage/x.ts", "#server/boot/deps.ts"],
    [
      "a module imports a real adapter by its alias",
      "src/server/modules/usage/x.ts",
      "#server/adapters/mail/mail.smtp.ts",
    ],
    ["http imports a slice", "src/server/http/middleware/x.ts", "#server/modules/accounts/x.service.ts"],
    ["http imports a slice by its path", "src/server/http/x.ts", "../modules/accounts/x.service.ts"],
    ["an adapter imports a slice", "src/server/adapters/mail/x.ts", "#server/modules/mails/mails.service.ts"],
    ["the database room imports a slice", "src/server/db/x.ts", "../modules/accounts/accounts.table.ts"],
    ["a vendor's package outside its adapter", "src/server/modules/usage/x.ts", "nodemailer"],
    ["the AI SDK outside its adapter", "src/server/http/x.ts", "@ai-sdk/openai"],
    ["the queue outside jobs", "src/server/modules/usage/x.ts", "pg-boss"],
  ])("%s", async (_, file, from) => {
    expect(await lint(file, use(from))).toContain(RESTRICTED);
  });

  test.each([
    ["core imports zod", "src/core/x.ts", "zod/mini"],
    ["core imports core", "src/core/x.ts", "./plans.ts"],
    ["core imports core by its alias", "src/core/x/y/z.ts", "#core/plans.ts"],
    ["the web app draws films", "src/web/features/accounts/x.ts", "#studio/film/frame.ts"],
    ["the studio imports core", "src/studio/image/x.ts", "#core/platforms/canvases.ts"],
    ["the studio imports the studio", "src/studio/image/layout/x.ts", "#studio/random.ts"],
    ["a test of the studio imports vitest", "src/studio/image/x.test.ts", "vitest"],
    ["the server imports the studio", "src/server/render/x.ts", "#studio/image/brief.ts"],
    ["an adapter imports one that is named studio", "src/server/adapters/ai/openai/x.ts", "../studio/x.ts"],
    [
      "a module imports another's public file",
      "src/server/modules/usage/x.ts",
      "../billing/billing.public.ts",
    ],
    [
      "a module imports another's public file by its alias",
      "src/server/modules/usage/a/x.ts",
      "#server/modules/billing/billing.public.ts",
    ],
    [
      "a table imports another's table",
      "src/server/modules/billing/billing.table.ts",
      "../accounts/accounts.table.ts",
    ],
    ["boot imports a public file", "src/server/boot/x.ts", "../modules/billing/billing.public.ts"],
    ["boot imports routes", "src/server/boot/x.ts", "../modules/billing/sandbox/sandbox.routes.ts"],
    ["boot imports jobs by its alias", "src/server/boot/x.ts", "#server/modules/billing/billing.jobs.ts"],
    ["deps.ts imports a public file", "src/server/boot/deps.ts", "../modules/billing/billing.public.ts"],
    ["a command imports a public file", "src/server/cli/a/x.ts", "#server/modules/billing/billing.public.ts"],
    ["a module imports itself by its alias", "src/server/modules/usage/a/x.ts", "#server/modules/usage/b.ts"],
    ["a module imports core", "src/server/modules/accounts/x.ts", "#core/generations/kinds.ts"],
    ["an adapter imports its vendor", "src/server/adapters/mail/mail.smtp.ts", "nodemailer"],
    ["deps.ts imports a real adapter", "src/server/boot/deps.ts", "../adapters/mail/mail.smtp.ts"],
    ["the API client imports the parser of calls", "src/web/lib/api.ts", "#core/api/endpoint.ts"],
    ["a feature imports the kit", "src/web/features/accounts/x.ts", "../../ui/button.tsx"],
    ["a feature imports the kit by its alias", "src/web/features/accounts/x.ts", "#web/ui/button.tsx"],
    ["a feature imports core", "src/web/features/accounts/x.ts", "#core/generations/kinds.ts"],
  ])("%s: allowed", async (_, file, from) => {
    expect(await lint(file, use(from))).toEqual([]);
  });

  test("the API client imports the contract's type: allowed", async () => {
    const code =
      'import type { Api } from "#core/api/api.ts";\n/** Text. */\nexport type Call = keyof Api;\n';
    expect(await lint("src/web/lib/api.ts", code)).toEqual([]);
  });
});

describe("forbidden code", () => {
  test.each([
    ["the environment outside config", "export const a = process.env.PORT;\n", "node(no-process-env)"],
    ["a barrel", 'export * from "./x.ts";\n', "oxc(no-barrel-file)"],
    ["a default export", "export default 1;\n", "import(no-default-export)"],
    ["an export without a docstring", "export const a = 1;\n", DOCSTRING],
    ["an export below another comment", "/** About the file. */\n\nexport const a = 1;\n", DOCSTRING],
    ["an export with a directive only", "// oxlint-disable-next-line no-var\nexport var a = 1;\n", DOCSTRING],
    ["a docstring wider than 100 columns", `/** ${"a".repeat(94)} */\nexport const a = 1;\n`, COMMENT_WIDTH],
    ["a wide line of a docstring", `/**\n * ${"a".repeat(98)}\n */\nexport const a = 1;\n`, COMMENT_WIDTH],
    ["a wide line comment", `// ${"a".repeat(98)}\nexport const a = 1;\n`, COMMENT_WIDTH],
    ["an any", "export const a = (b: any) => b;\n", "typescript(no-explicit-any)"],
    [
      "a file over 300 lines",
      "export const a = 1;\n".replace("a", "a0") + "// line\n".repeat(301),
      "eslint(max-lines)",
    ],
  ])("%s", async (_, code, rule) => {
    expect(await lint("src/server/x.ts", code)).toContain(rule);
  });

  test.each([
    ["an export with a docstring", "/** Text. */\nexport const a = 1;\n"],
    ["an export with a line comment", "// Text.\nexport interface A {\n  a: 1;\n}\n"],
    [
      "a docstring above a directive",
      "/** Text. */\n// oxlint-disable-next-line no-console\nexport const a = console.log;\n",
    ],
    ["a docstring of 100 columns", `/** ${"a".repeat(93)} */\nexport const a = 1;\n`],
    [
      "a directive of the linter of any width",
      `/** Text. */\n// oxlint-disable-next-line no-console -- ${"a".repeat(80)}\nexport const a = console.log;\n`,
    ],
    ["a constant of the file", "const a = 1;\nexport { a };\n"],
  ])("%s: allowed", async (_, code) => {
    expect(await lint("src/server/x.ts", code)).toEqual([]);
  });
});
