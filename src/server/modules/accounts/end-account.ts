import * as z from "zod";
import type { Tx } from "../../db/client.ts";
import type { JobType } from "../../jobs/job.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Clock } from "../../clock.ts";
import { asUserId, type UserId } from "../../user-id.ts";
import { leaveBilling } from "../billing/end-billing.service.ts";
import { stopGenerations } from "../generations/leave.service.ts";
import { clearRate, clearRatesBelow } from "../rates/rates.service.ts";
import { ACCOUNT_MAIL } from "./account-mails.service.ts";
import { accountFailuresKey, addressRates } from "./account-rates.ts";
import { makeNameless } from "./accounts.repo.ts";

/** Tried for days: what somebody wanted gone must go. */
export const ERASE_ACCOUNT: JobType<{ userId: UserId }> = {
  name: "accounts.erase",
  schema: z.object({ userId: z.string().transform(asUserId) }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
};

export interface EndAccountDeps {
  readonly clock: Clock;
  readonly secret: string;
  readonly jobs: Pick<Jobs, "send" | "deleteMatching">;
}

/**
 * Takes an account's name and every way in, frees its address, stops its work, and writes the jobs that end its subscription
 * and remove what it made. Part of the caller's transaction.
 */
export async function endAccount(
  tx: Tx,
  deps: EndAccountDeps,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  await leaveBilling(tx, deps, userId);
  await stopGenerations(tx, deps, userId);
  await deps.jobs.deleteMatching(tx, ACCOUNT_MAIL, { email });
  await clearRate({ db: tx, clock: deps.clock }, addressRates(email));
  await clearRatesBelow({ db: tx, clock: deps.clock }, accountFailuresKey(email));
  await makeNameless(tx, deps.clock, userId);
  await deps.jobs.send(tx, ERASE_ACCOUNT, { userId });
}
