/** Types for the tests and the bench. */
export const SERVER_FLAGS: readonly string[];
export function serverSettings(root: string): Record<string, string>;
