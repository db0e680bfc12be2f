// All that other slices, boot and the commands may import from this folder.
export { deleteAccount, type DeleteAccountDeps } from "./delete-account.service.ts";
export { eraseDeletedAccounts } from "./erase-deleted-accounts.service.ts";
export { ERASED_FOLDER, isMarkedErased } from "./erasure-marks.ts";
