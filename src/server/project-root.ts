/**
 * The project's folder, which ends with a slash: two above this file, and two above the built
 * server's in build/product.
 */
export const PROJECT_ROOT = new URL("../../", import.meta.url);
