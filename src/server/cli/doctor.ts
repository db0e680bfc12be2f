import { readConfig } from "../boot/config.ts";
import { openMail, openStorage } from "../boot/deps.ts";
import { checkConfiguration } from "./doctor/configuration.ts";
import { checkDatabase } from "./doctor/database.ts";
import type { Finding } from "./doctor/finding.ts";
import { checkAi, checkMail, checkPayments, checkStorage } from "./doctor/services.ts";
import { runCommand } from "./run-command.ts";

const MARKS = { ok: "ok     ", warning: "warning", failed: "FAILED " } as const;

/** Checks everything the product stands on, changes nothing, and says how to mend what does not hold. */
async function examine(): Promise<readonly Finding[]> {
  const config = readConfig();
  const mail = openMail(config);
  try {
    const found = await Promise.all([
      checkDatabase(config),
      checkStorage(openStorage(config), config),
      checkMail(mail, config),
      checkAi(config),
      checkPayments(config),
    ]);
    return [...checkConfiguration(config), ...found.flat()];
  } finally {
    mail.close();
  }
}

function show({ state, about, text, mend }: Finding): string {
  const line = `${MARKS[state]}  ${about}: ${text}`;
  return mend === undefined ? line : `${line}\n         ${mend}`;
}

await runCommand(async () => {
  const findings = await examine();
  process.stdout.write(`${findings.map(show).join("\n")}\n`);
  process.exitCode = findings.some(({ state }) => state === "failed") ? 1 : 0;
});
