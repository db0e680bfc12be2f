import { access, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Launch options of Playwright for this machine. */
interface BrowserLaunch {
  readonly executablePath?: string;
  readonly channel?: string;
  readonly args: string[];
  readonly env: Record<string, string | undefined>;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/**
 * The bundled Chromium expects its fonts in fixed folders; this configuration uses those next to
 * it, so that pages look the same on every machine.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
/** Disables the browser's own network requests. */
const ARGS = ["--disable-gpu", "--disable-quic", "--disable-background-networking"];

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * `@sparticuz/chromium` inflates itself into the temporary folder of the calling process and
 * accepts partial files as complete. Therefore, a separate process unpacks it into a new folder,
 * which is moved into place when complete.
 */
async function unpack(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const { version } = JSON.parse(await readFile(join(dirname(entry), "../package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(ROOT, "node_modules", `.chromium-${version}`);
  if (await exists(folder)) return folder;
  const work = await mkdtemp(`${folder}-`);
  try {
    const script = `
      import chromium, { inflate } from "@sparticuz/chromium";
      await chromium.executablePath();
      await inflate(${JSON.stringify(join(dirname(entry), "../bin/al2023.tar.br"))});`;
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: ROOT,
      env: { TMPDIR: work },
    });
    await writeFile(join(work, "fonts", "fonts.conf"), FONTS_CONF);
    await rename(work, folder).catch(async (error: unknown) => {
      // A concurrent run was faster.
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Finds the browser of tests, screenshots and scripts: `CHROMIUM_PATH` if set; on Linux x64 the
 * browser from npm with its own libraries and fonts; otherwise an installed Chrome.
 */
export async function browserLaunch(env: NodeJS.ProcessEnv): Promise<BrowserLaunch> {
  if (env["CHROMIUM_PATH"]) return { executablePath: env["CHROMIUM_PATH"], args: ARGS, env };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome", args: ARGS, env };
  const folder = await unpack();
  return {
    executablePath: join(folder, "chromium"),
    args: ARGS,
    env: { ...env, LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}
