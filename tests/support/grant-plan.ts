import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Tier } from "../../src/core/plans.ts";

const COMMAND = fileURLToPath(new URL("../../src/server/cli/plan.ts", import.meta.url));

/** Gives an account of the product under test a plan, as its operator would. */
export async function grantPlan(email: string, tier: Tier): Promise<void> {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: process.env["E2E_DATA_DIR"] ?? "" };
  await promisify(execFile)(process.execPath, [COMMAND, email, tier], { env });
}
