import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "adloom-full-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a command with a disk of one megabyte mounted at the folder, visible to that command only.
 */
function onSmallDisk(...command: string[]): string {
  const mount = 'mount -t tmpfs -o size=1m adloom "$0" && exec "$@"';
  const args = ["--map-root-user", "--mount", "sh", "-c", mount, folder, ...command];
  return execFileSync("unshare", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Available on Linux only, and not in all containers. */
function canMount(): boolean {
  try {
    onSmallDisk("true");
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!canMount())(
  "a full disk is reported, leaves no part of the file, and accepts the next one that fits",
  () => {
    const response = onSmallDisk(
      process.execPath,
      "tests/support/processes/full-disk-child.ts",
      join(folder, "files"),
    );
    expect(JSON.parse(response)).toEqual({ outcomes: ["stored", "ENOSPC", "stored"], files: 2 });
  },
);
