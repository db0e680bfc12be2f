/** Whether the packages of the renderer of videos exist for this platform. */
export const CAN_RENDER = process.platform === "linux" && process.arch === "x64";
