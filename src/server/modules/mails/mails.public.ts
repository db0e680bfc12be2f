// All that other slices, boot and the commands may import from this folder.
export { resumeAbandonedMails } from "./abandoned-mails.service.ts";
export { listMailsTo, queueMail } from "./mails.service.ts";
