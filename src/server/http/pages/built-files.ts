import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { ENCODINGS, type Encoding } from "./encodings.ts";
import { contentHash, type WebFile } from "./web-file.ts";
import { workerPolicy } from "./worker-policy.ts";

/** Suffixes of precompressed files in the build (setup/precompress.ts). */
const SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

const IMMUTABLE = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
/** Cached but revalidated: the file must match the version of its page. */
const REVALIDATED = "no-cache";

/** Folders whose file names contain a content hash. */
const HASHED = /^(\/review)?\/assets\//;

/** Scripts with a fixed name must match their page. */
function cacheControl(path: string): string {
  if (HASHED.test(path)) return IMMUTABLE;
  return extname(path) === ".js" ? REVALIDATED : HOUR;
}

function readWebFile(file: string, path: string): WebFile {
  const plain = new Uint8Array(readFileSync(file));
  const compressed = new Map(
    ENCODINGS.filter((encoding) => existsSync(file + SUFFIXES[encoding])).map((encoding) => [
      encoding,
      new Uint8Array(readFileSync(file + SUFFIXES[encoding])),
    ]),
  );
  const policy = workerPolicy(path);
  return {
    type: getMimeType(path) ?? "application/octet-stream",
    headers: {
      "Cache-Control": cacheControl(path),
      ...(policy !== undefined && { "Content-Security-Policy": policy }),
    },
    hash: contentHash(plain),
    encodings: [...compressed.keys()],
    bytes: (encoding) => (encoding && compressed.get(encoding)) ?? plain,
  };
}

/**
 * Lists the files below the built web app as relative paths with slashes; empty without a build.
 * `findPages` (`pages.ts`) and `builtFiles` call it at the start.
 */
export function builtPaths(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
    .map((path) => path.replace(/^\//, ""));
}

/**
 * Reads every built file except pages, by URL path, with its cache headers (`cacheControl` in this
 * file); `findPages` (`pages.ts`) calls it at the start. The files stay in memory: no other path
 * can be requested, and a build during operation does not mix two versions.
 */
export function builtFiles(root: string): Map<string, WebFile> {
  const names = builtPaths(root).filter(
    (path) => !path.endsWith(".html") && !Object.values(SUFFIXES).includes(extname(path)),
  );
  return new Map(names.map((name) => [`/${name}`, readWebFile(join(root, name), `/${name}`)]));
}
