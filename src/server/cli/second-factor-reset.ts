import { emailField } from "#core/fields.ts";
import { readConfig } from "../boot/config.ts";
import { resetSecondFactor } from "../modules/accounts/second-factor/reset-second-factor.service.ts";
import { createLog } from "../observability/log.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Turns two-step sign-in off for an account whose owner has lost every second factor.
Make sure that the person who asks is the owner: afterwards the password alone signs in.

  npm run second-factor:reset -- EMAIL

For example: npm run second-factor:reset -- ada@example.com`;

/** Text for the operator, and the exit code: 0 done, 1 nothing to do, 2 invalid arguments. */
interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

async function reset(args: readonly string[]): Promise<Outcome> {
  const [address, ...rest] = args;
  if (address === undefined || rest.length > 0) return { code: 2, text: USAGE };
  const email = emailField.safeParse(address);
  if (!email.success) return { code: 2, text: `${address} is not an email address.\n\n${USAGE}` };
  return withDatabase(readConfig(), createLog("silent"), async (db) => {
    switch (await resetSecondFactor({ db }, email.data)) {
      case "removed":
        return {
          code: 0,
          text: `Two-step sign-in of ${email.data} is off: its passkeys, authenticator app and recovery codes were removed.`,
        };
      case "none":
        return { code: 1, text: `${email.data} has no two-step sign-in.` };
      case "no-account":
        return { code: 1, text: `No account has the address ${email.data}.` };
    }
  });
}

await runCommand(async (args) => {
  const { code, text } = await reset(args);
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
});
