import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { ENCODINGS, type Encoding } from "./encodings.ts";
import { contentHash, type WebFile } from "./web-file.ts";

/** Endings of what `npm run build` leaves beside a file that is smaller compressed (setup/precompress.ts). */
const ENDINGS: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

const IMMUTABLE = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
/** Kept, but asked about each time: it belongs to the page's own version. */
const REVALIDATED = "no-cache";

/** Names under /assets carry a hash of their contents. A script with a fixed name must fit the page that loads it. */
function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return IMMUTABLE;
  return extname(path) === ".js" ? REVALIDATED : HOUR;
}

function readWebFile(file: string, path: string): WebFile {
  const plain = new Uint8Array(readFileSync(file));
  const compressed = new Map(
    ENCODINGS.filter((encoding) => existsSync(file + ENDINGS[encoding])).map((encoding) => [
      encoding,
      new Uint8Array(readFileSync(file + ENDINGS[encoding])),
    ]),
  );
  return {
    type: getMimeType(path) ?? "application/octet-stream",
    cacheControl: cacheControl(path),
    hash: contentHash(plain),
    encodings: [...compressed.keys()],
    bytes: (encoding) => (encoding && compressed.get(encoding)) ?? plain,
  };
}

/** Paths below a built folder, with slashes and without one at the start; none where nothing was built. */
export function builtPaths(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
    .map((path) => path.replace(/^\//, ""));
}

/**
 * Every built file that is no page, by the path it answers. They are read once and kept (about 3 MB): nothing outside
 * the list can be asked for, and a build under a running server does not mix two versions.
 */
export function builtFiles(root: string): Map<string, WebFile> {
  const names = builtPaths(root).filter(
    (path) => !path.endsWith(".html") && !Object.values(ENDINGS).includes(extname(path)),
  );
  return new Map(names.map((name) => [`/${name}`, readWebFile(join(root, name), `/${name}`)]));
}
