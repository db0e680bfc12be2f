import type { Tier } from "../../src/core/plans.ts";
import { runCommand } from "./processes/command.ts";

/** Gives an account of the product under test a plan, as its operator would. */
export async function grantPlan(email: string, tier: Tier): Promise<void> {
  const { code, text } = await runCommand("plan", [email, tier], {
    DATA_DIR: process.env["E2E_DATA_DIR"] ?? "",
  });
  if (code !== 0) throw new Error(text);
}
