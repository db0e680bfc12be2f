import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureServer } from "../../setup/build.mjs";
import { ensureFilmRenderer } from "../../setup/install.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

const machine = { root, node: process.execPath, bin: join(root, "node_modules", ".bin") };

/**
 * Builds the server if its sources have changed, because tests start the built one, and installs
 * the packages that render videos.
 */
export default async () => {
  await ensureFilmRenderer(machine);
  await ensureServer(machine);
};
