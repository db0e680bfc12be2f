import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "#server/boot/config.ts";

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), "utf8");

test("the example settings start the product unchanged, and the optional ones exist", async () => {
  const [text, readme] = await Promise.all([read("deploy/example.env"), read("README.md")]);
  const config = readConfig(parseEnv(text) as Record<string, string>);
  expect(config).toMatchObject({ appUrl: "https://ads.example.com", mailFrom: "Ads <ads@example.com>" });
  for (const [, name] of text.matchAll(/^#? ?([A-Z0-9_]+)=/gm)) {
    if (name !== "POSTGRES_PASSWORD" && name !== "NODE_ENV") expect(readme).toContain(`\`${name}\``);
  }
});

test("the README lists every command of setup.mjs and no other", async () => {
  const [json, readme, setup] = await Promise.all([
    read("package.json"),
    read("README.md"),
    read("setup.mjs"),
  ]);
  const { scripts } = JSON.parse(json) as { scripts: Record<string, string> };
  for (const name of Object.keys(scripts)) {
    const npm = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
    expect(readme).toMatch(new RegExp(`^\\| \`${npm}(\`| -- )`, "m"));
    expect(setup).toMatch(new RegExp(`^  (async )?"?${name}"?(\\(|: )`, "m"));
  }
});

test("every deployment file uses existing commands and leaves time to drain", async () => {
  const [docker, compose, web, worker, setup] = await Promise.all([
    read("deploy/Dockerfile"),
    read("deploy/compose.yaml"),
    read("deploy/systemd/adloom-web@.service"),
    read("deploy/systemd/adloom-worker@.service"),
    read("setup.mjs"),
  ]);
  expect(docker).toContain("RUN node setup.mjs build");
  expect(docker).toContain('CMD ["node", "setup.mjs", "start"]');
  for (const unit of [web, worker]) expect(unit).toContain("ExecStart=/usr/bin/node setup.mjs start");
  expect(setup).toMatch(/async build\(machine\)/);
  expect(setup).toMatch(/async start\(machine\)/);
  const graces = [compose, web, worker].map((text) =>
    Number(/(?:stop_grace_period: |TimeoutStopSec=)(\d+)/.exec(text)?.[1]),
  );
  for (const seconds of graces) expect(seconds).toBeGreaterThan(10);
  expect(worker).toContain("ROLE=worker");
  expect(web).toContain("ROLE=web");
});

test("nginx streams events without buffering and accepts uploads up to our limit", async () => {
  const nginx = await read("deploy/nginx/adloom.conf");
  expect(nginx).toMatch(/events\$ \{[^}]*proxy_buffering off/);
  expect(nginx).toContain("client_max_body_size 12m");
});
