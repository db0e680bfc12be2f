/**
 * Bytes as whole megabytes (1024 ** 2 bytes), rounded, for messages and API documents that name the
 * size limit of a file; they add the unit.
 */
export const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);
