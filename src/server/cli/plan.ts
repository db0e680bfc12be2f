import { emailField } from "#core/fields.ts";
import { PLANS, TIERS, type Tier } from "#core/plans.ts";
import { createClock } from "../lib/clock.ts";
import { readConfig } from "../boot/config.ts";
import { createLog } from "../observability/log.ts";
import { grantTier } from "../modules/entitlements/entitlements.public.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Grants a plan to an account without payment; free removes the grant.

  npm run plan -- EMAIL TIER     TIER is one of ${TIERS.join(", ")}

For example: npm run plan -- ada@example.com growth`;

/** Message for the operator and exit code: 0 done, 1 unknown account, 2 invalid arguments. */
interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

async function plan(args: readonly string[]): Promise<Outcome> {
  const [address, wanted, ...rest] = args;
  const email = emailField.safeParse(address);
  const tier = TIERS.find((known) => known === wanted?.toLowerCase());
  if (address === undefined || wanted === undefined || rest.length > 0) return { code: 2, text: USAGE };
  if (!email.success) return { code: 2, text: `${address} is not an email address.\n\n${USAGE}` };
  if (!tier) return { code: 2, text: `${wanted} is not a plan.\n\n${USAGE}` };
  const config = readConfig();
  const log = createLog("silent");
  return withDatabase(config, log, async (db) => {
    const granted = await grantTier({ db, clock: createClock() }, email.data, tier);
    if (!granted)
      return {
        code: 1,
        text: `No account has the address ${email.data}. The user must sign up and verify the address first.`,
      };
    return { code: 0, text: describe(email.data, tier, granted.tier) };
  });
}

function describe(email: string, granted: Tier, effective: Tier): string {
  const name = (tier: Tier) => `${PLANS[tier].name} plan`;
  const done =
    granted === "free"
      ? `${email} no longer has a granted plan.`
      : `${email} was granted the ${name(granted)}. To remove it: npm run plan -- ${email} free`;
  if (effective === granted && granted !== "free") return done;
  return `${done}\nThe account now has the ${name(effective)}${effective === "free" ? "" : ", which is paid"}.`;
}

await runCommand(async (args) => {
  const { code, text } = await plan(args);
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
});
