import type { ProfileAnswer } from "../../../core/account/answers.ts";
import { TIERS, type Tier } from "../../../core/plans.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { findUser, updateFullName, type UserRow } from "./accounts.repo.ts";

export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const isTier = (text: string): text is Tier => (TIERS as readonly string[]).includes(text);

function presentProfile(user: UserRow): ProfileAnswer {
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    emailConfirmedAt: user.emailConfirmedAt?.getTime() ?? null,
    subscriptionStatus: isTier(user.subscriptionStatus) ? user.subscriptionStatus : "free",
    subscriptionPeriodEnd: user.subscriptionPeriodEnd?.getTime() ?? null,
    avatarUrl: user.avatarUrl,
  };
}

export async function readProfile({ db }: ProfileDeps, userId: string): Promise<ProfileAnswer> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError("unauthorized");
  return presentProfile(user);
}

export async function updateProfile(
  { db, clock }: ProfileDeps,
  userId: string,
  { fullName }: { readonly fullName: string },
): Promise<ProfileAnswer> {
  const user = await updateFullName(db, clock, userId, fullName);
  if (!user) throw new AppError("unauthorized");
  return presentProfile(user);
}
