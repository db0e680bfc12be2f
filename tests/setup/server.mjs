import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureServer } from "../../setup/build.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Tests start the built server; rebuilds it if the sources have changed. */
export default () => ensureServer({ root, node: process.execPath, bin: join(root, "node_modules", ".bin") });
