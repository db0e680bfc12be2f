const MB = 1024 ** 2;

/** Formats a file size in bytes as "4.4 MB", in the list of videos. */
export const formatMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
