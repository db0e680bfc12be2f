// All that other slices, boot and the commands may import from this folder.
export { resumeAbandonedMails } from "./abandoned-mails.service.ts";
export {
  dropMailsOf,
  dropMailsTo,
  dropPendingMails,
  dropUnsentMails,
  listMailsTo,
  queueFinalMail,
  queueMail,
  queueSecretMail,
  type QueueMailDeps,
} from "./mails.service.ts";
