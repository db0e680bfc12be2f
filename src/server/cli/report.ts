import { Console } from "node:console";
import { PLANS } from "#core/plans.ts";
import { readConfig } from "../boot/config.ts";
import { createLog } from "../observability/log.ts";
import { readPlanReport, type MonthlyReport } from "./report/report.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Prints users, usage, revenue and AI cost of a month by plan.

  npm run report -- [YYYY-MM]     default: the current month (UTC)`;

const dollars = (usd: number) => `$${usd.toFixed(2)}`;

function show(month: string, { plans, cost }: MonthlyReport): void {
  const rows = plans.map((plan) => ({
    Plan: PLANS[plan.tier].name,
    Users: plan.users,
    Paying: plan.paying,
    Text: plan.made.text,
    Image: plan.made.image,
    Video: plan.made.video,
    Package: plan.made.campaign,
    Copy: plan.made.copy,
    Failed: plan.failed,
    "AI cost": dollars(plan.cost),
    "Revenue a month": dollars(plan.revenue),
    Margin: dollars(plan.revenue - plan.cost),
  }));
  const revenue = plans.reduce((sum, plan) => sum + plan.revenue, 0);
  new Console(process.stdout).table(rows);
  process.stdout.write(
    `${month}: total AI cost ${dollars(cost)} by the price table, including deleted accounts; ` +
      `current subscriptions bring ${dollars(revenue)} a month before offers, taxes and fees.\n`,
  );
}

async function report([wanted, ...rest]: readonly string[]): Promise<void> {
  const month = wanted ?? new Date().toISOString().slice(0, 7);
  if (rest.length > 0 || !/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const read = await withDatabase(readConfig(), createLog("silent"), (db) =>
    readPlanReport(db, `${month}-01`),
  );
  show(month, read);
}

await runCommand(report);
