// All that other slices and the commands may import from this folder.
export { readAllSecurityEvents } from "./security-events.service.ts";
export {
  eraseSecurityEvents,
  logAccountDeletion,
  logRefusedSignIn,
  recordFailedSignIn,
  recordSecurityEvent,
  storeSecurityEvent,
  type SecurityLogDeps,
} from "./security-log.service.ts";
