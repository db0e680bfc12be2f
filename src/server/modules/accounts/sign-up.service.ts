import type { Db, Tx } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { asUserId, type UserId } from "../../user-id.ts";
import { dropPendingMails } from "../mails/mails.service.ts";
import { takeRate, takeRateWithin, tryRate } from "../rates/rates.service.ts";
import { queueVerification, type AccountMailDeps } from "./account-mails.service.ts";
import { mailLongRates, mailMinuteRate, signUpRate } from "./account-rates.ts";
import {
  findUserByEmail,
  insertUser,
  lockAddress,
  replaceCredential,
  updateFullName,
} from "./accounts.repo.ts";
import { deleteLinks } from "./links.repo.ts";
import { refuseCommonPassword } from "./password-rule.ts";
import type { Passwords } from "./passwords.ts";

export interface SignUpDeps extends AccountMailDeps {
  readonly db: Db;
  readonly newId: () => string;
  readonly passwords: Passwords;
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The client that the limit counts. */
  readonly client: string;
}

interface SignedUp {
  readonly user: { readonly id: UserId; readonly email: string; readonly fullName: string };
  /** Identifies this sign-up: signing up again gives another one. */
  readonly credentialId: string;
}

/**
 * Makes an account, its verification link, the mail and the job that sends it, all or nothing.
 * An address that was never verified is taken over: name and password are replaced and earlier links void.
 * A verified one is refused (`email_taken`).
 */
export async function signUp(deps: SignUpDeps, account: NewAccount): Promise<SignedUp> {
  const { db, newId, passwords } = deps;
  const { name: fullName, email, password, client } = account;
  refuseCommonPassword(password, "password");
  await takeRate(deps, [signUpRate(client)]);
  // Before the transaction: a connection must not wait in the line of the password hashes.
  const passwordHash = await passwords.hash(password, client);
  return db.transaction(async (tx) => {
    await lockAddress(tx, email);
    const existing = await findUserByEmail(tx, email);
    if (existing?.emailVerified) throw new AppError("email_taken");
    const user = { id: existing?.id ?? asUserId(newId()), email, fullName };
    const delaySeconds = existing ? await takeOver(deps, tx, user) : await settle(deps, tx, user);
    const credentialId = newId();
    await replaceCredential(tx, { id: credentialId, userId: user.id, passwordHash });
    await queueVerification(deps, tx, user, { id: newId(), delaySeconds });
    return { user, credentialId };
  });
}

type User = SignedUp["user"];

/** Counts the first mail with those that follow, but never holds it back. */
async function settle({ clock }: SignUpDeps, tx: Tx, user: User): Promise<number> {
  await insertUser(tx, clock, user);
  const { email } = user;
  await tryRate({ db: tx, clock }, [mailMinuteRate("sign-up", email), ...mailLongRates("sign-up", email)]);
  return 0;
}

/** Seconds until the new mail may leave: the earlier link is void at once, so the mail is put off rather than dropped. */
async function takeOver({ clock }: SignUpDeps, tx: Tx, user: User): Promise<number> {
  await takeRateWithin(tx, clock, mailLongRates("sign-up", user.email));
  const delaySeconds = await tryRate({ db: tx, clock }, [mailMinuteRate("sign-up", user.email)]);
  await updateFullName(tx, clock, user.id, user.fullName);
  await deleteLinks(tx, user.id, "verify-email");
  await dropPendingMails(tx, { kind: "verify-email", recipient: user.email });
  return delaySeconds;
}
