// All that other slices, boot and the commands may import from this folder.
export { findAddress, listAccountsAfter, listDeletedUsers, removeDeletedUser } from "./accounts.repo.ts";
export { createClientQueue, type ClientQueue } from "./client-queue.ts";
export { closeAccount, lockAccount } from "./close-account.service.ts";
export {
  findCustomerOfUser,
  findUserOfCustomer,
  linkCustomer,
  writePaidTier,
  type Customer,
} from "./customer.service.ts";
export { checkPassword, type PasswordCheckDeps } from "./password-check.service.ts";
export { createPasswords, type Passwords } from "./passwords.ts";
export { readProfile, replaceAvatar, usersWithAvatar } from "./profile.service.ts";
export { findSession, requireUser } from "./require-user.service.ts";
export { resetSecondFactor } from "./second-factor/reset-second-factor.service.ts";
export { readSecondFactor, type SecondFactorStateDeps } from "./second-factor/second-factor-state.service.ts";
export { readSessions } from "./session-list.service.ts";
export type { SessionDeps } from "./session.service.ts";
export { prepareFindSession, type FindSession } from "./sessions.repo.ts";
export {
  findSubscriberByEmail,
  lockSubscriber,
  readSubscriber,
  type Subscriber,
} from "./subscriber.service.ts";
