// All that other slices, boot and the commands may import from this folder.
export { resumeAbandonedMails } from "./abandoned-mails.service.ts";
export {
  dropMailsTo,
  dropPendingMails,
  listMailsTo,
  queueFinalMail,
  queueMail,
  type QueueMailDeps,
} from "./mails.service.ts";
