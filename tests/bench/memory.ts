import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { memoryMb, peakMb } from "./process.ts";
import type { Report } from "./table.ts";

/**
 * Starts to measure how much memory a process uses above its memory at rest, before the work of a
 * part of the bench; the returned function adds the row after it.
 * @param atMost limit in MB
 */
export async function measureMemory(pid: number, atMost: number): Promise<(report: Report) => Promise<void>> {
  // Wait until garbage of the start is collected.
  await pause(2000);
  const rest = await memoryMb(pid);
  // Linux: resets the peak.
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  return async (report) =>
    report.add({
      what: "most memory above the product at rest",
      unit: "MB",
      ours: (await peakMb(pid)) - rest,
      target: { atMost },
    });
}
