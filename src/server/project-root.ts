/**
 * The project's folder, which ends with a slash: two above this file, and two above the built
 * server's in `build/product`. The web build, the migrations and the packages of the film renderer
 * are found from it.
 */
export const PROJECT_ROOT = new URL("../../", import.meta.url);
