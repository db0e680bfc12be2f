const MB = 1024 ** 2;

/** Formats a file size in bytes as "4.4 MB" (1024 ** 2 bytes each), in `FilmRows`. */
export const formatMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
