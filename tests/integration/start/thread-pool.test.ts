import { readdir, readFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { startProduct } from "../../support/processes/product.ts";

test.skipIf(process.platform !== "linux")(
  "heavy work gives way to answering: the thread pool has a lower priority than the rest of the process",
  async () => {
    const product = await startProduct();
    try {
      const threads = `/proc/${product.pid}/task`;
      const priorities: Record<string, number[]> = {};
      for (const thread of await readdir(threads)) {
        const name = (await readFile(`${threads}/${thread}/comm`, "utf8")).trim();
        (priorities[name] ??= []).push(getPriority(Number(thread)));
      }
      const own = getPriority(product.pid);
      expect(own).toBe(getPriority());
      expect(priorities["libuv-worker"]).toEqual(Array(4).fill(Math.min(19, own + 10)));
    } finally {
      await product.stop();
    }
  },
);
