/**
 * Pattern of `ilike` for values that contain a text; `%` and `_` are no wildcards. For the searches
 * of ads, campaigns and products.
 */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
