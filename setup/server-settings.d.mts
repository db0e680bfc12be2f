/** For the tests and the bench, which start the server as `npm start` does. */
export const SERVER_FLAGS: readonly string[];
export function serverSettings(root: string): Record<string, string>;
