const MB = 1024 ** 2;

/** Bytes as "4.4 MB". */
export const formatMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
