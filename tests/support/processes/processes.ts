import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface Process {
  readonly pid: number;
  readonly command: string;
}

/** Small Linux images have no `ps`. Zombie processes have no command line. */
function listOnLinux(): Process[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    try {
      return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") }];
    } catch {
      return []; // It ended in the meantime.
    }
  });
}

function listElsewhere(): Process[] {
  const lines = execFileSync("ps", ["-axww", "-o", "pid=,command="], { encoding: "utf8" }).split("\n");
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), command: line }));
}

/**
 * Running processes of this machine whose command line contains `words`, from `/proc` or `ps`.
 * Tests of start and stop look for leftovers of the product and of Postgres.
 */
export function processesWith(words: string): Process[] {
  const all = process.platform === "linux" ? listOnLinux() : listElsewhere();
  return all.filter(({ command }) => command.includes(words));
}
