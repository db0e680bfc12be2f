/**
 * Pattern of `ilike` for values that contain a text; `%` and `_` are no wildcards. For the searches
 * of ads (`ad-search.repo.ts`, `ad-uses.service.ts`), campaigns and products in their repos.
 */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
