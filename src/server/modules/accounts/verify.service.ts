import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { confirmEmail, findCredentialId, findUser, type UserRow } from "./accounts.repo.ts";
import { findLink } from "./links.repo.ts";

interface VerifyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type Verified =
  /** `here`: in the browser that signed up, which may be signed in. */
  | { readonly outcome: "verified"; readonly user: UserRow; readonly here: boolean }
  /** The address had been proved before; nothing changed. */
  | { readonly outcome: "repeated" }
  | { readonly outcome: "expired" | "invalid" };

/** Follows a verification link. Only the click that proves the address can lead to a session. */
export async function verifyEmail(
  { db, clock }: VerifyDeps,
  { token, signedUpWith }: { readonly token: string; readonly signedUpWith: string | undefined },
): Promise<Verified> {
  return db.transaction(async (tx): Promise<Verified> => {
    const link = await findLink(tx, clock, "verify-email", token);
    if (!link) return { outcome: "invalid" };
    const { userId } = link;
    const user = await findUser(tx, userId);
    if (!user) return { outcome: "invalid" };
    if (user.emailVerified) return { outcome: "repeated" };
    if (link.expired) return { outcome: "expired" };
    if (!(await confirmEmail(tx, clock, userId))) return { outcome: "repeated" };
    const credentialId = await findCredentialId(tx, userId);
    const here = signedUpWith !== undefined && signedUpWith === credentialId;
    return { outcome: "verified", user, here };
  });
}
