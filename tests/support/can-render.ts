/** Whether the packages of the film renderer exist for this platform. */
export const CAN_RENDER = process.platform === "linux" && process.arch === "x64";
