/**
 * Whether the native packages of the film renderer exist for this platform (Linux x64); tests of
 * rendered films are skipped otherwise. The renderer is `server/adapters/film-renderer`.
 */
export const CAN_RENDER = process.platform === "linux" && process.arch === "x64";
