import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureServer } from "../../setup/build.mjs";
import { ensureFilmRenderer } from "../../setup/install.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

const machine = { root, node: process.execPath, bin: join(root, "node_modules", ".bin") };

/**
 * Tests start the built server, which is built again if the sources have changed, and render videos
 * with packages that the product installs on request.
 */
export default async () => {
  await ensureFilmRenderer(machine);
  await ensureServer(machine);
};
