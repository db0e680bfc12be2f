import { openFilmRenderer } from "../adapters/film-renderer/open-film-renderer.ts";
import { readConfig } from "../boot/config.ts";
import { openMail, openStorage } from "../boot/deps.ts";
import { checkConfiguration } from "./doctor/configuration.ts";
import { checkDatabase } from "./doctor/database.ts";
import { checkFilmRenderer } from "./doctor/film-renderer.ts";
import type { DoctorFinding } from "./doctor/finding.ts";
import { checkAi, checkMail, checkPayments, checkStorage } from "./doctor/services.ts";
import { checkWebsiteReader } from "./doctor/website-reader.ts";
import { runCommand } from "./run-command.ts";

const MARKS = { ok: "ok     ", warning: "warning", failed: "FAILED " } as const;

/** Checks configuration, database and services without changing anything. */
async function runChecks(): Promise<readonly DoctorFinding[]> {
  const config = readConfig();
  const mail = openMail(config);
  try {
    const found = await Promise.all([
      checkDatabase(config),
      checkStorage(openStorage(config), config),
      checkMail(mail, config),
      checkAi(config),
      checkPayments(config),
      checkWebsiteReader(config),
      checkFilmRenderer(openFilmRenderer(config)),
    ]);
    return [...checkConfiguration(config), ...found.flat()];
  } finally {
    mail.close();
  }
}

function formatFinding({ state, about, text, fix }: DoctorFinding): string {
  const line = `${MARKS[state]}  ${about}: ${text}`;
  return fix === undefined ? line : `${line}\n         ${fix}`;
}

await runCommand(async () => {
  const findings = await runChecks();
  process.stdout.write(`${findings.map(formatFinding).join("\n")}\n`);
  process.exitCode = findings.some(({ state }) => state === "failed") ? 1 : 0;
});
