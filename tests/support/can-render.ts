/**
 * Whether the packages of the film renderer exist for this platform; tests of rendered films are
 * skipped otherwise.
 */
export const CAN_RENDER = process.platform === "linux" && process.arch === "x64";
