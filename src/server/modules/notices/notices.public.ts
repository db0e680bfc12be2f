// All that other slices, boot and the commands may import from this folder.
export { mailNotices, type NoticeDeps } from "./digest.service.ts";
export { addNotices, readAllNotices, type NewNotice } from "./notices.repo.ts";
