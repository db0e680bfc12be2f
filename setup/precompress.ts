import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Extensions of text files, except pages, which the server completes and compresses. */
const TEXT_EXTENSIONS = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".xml", ".ico"]);

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const packed = {
    br: await promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gz: await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length) await writeFile(`${file}.${extension}`, bytes);
  }
}

/**
 * Writes a `.br` and a `.gz` copy of each text file in the folder of the built web app, unless the
 * copy is larger; `react-router.config.ts` calls it after the build.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}
