/**
 * Bytes as whole megabytes (1024 ** 2 bytes), rounded, for messages (`uploads/messages.ts`,
 * `film/messages.ts`) and API documents (`core/api/*.api.ts`) that name the size limit of a file;
 * they add the unit.
 */
export const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);
