import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Trail, TrailEntry } from "#core/reviews/trail.ts";
import { trailPdf } from "./trail-pdf.ts";

const ENTRY: TrailEntry = {
  ...{ at: "2026-11-22T10:00:00.000Z", kind: "asked", by: "owner", name: "", email: null },
  ...{ ad: null, version: null, text: "", field: null },
};
const TRAIL: Trail = {
  reviewId: "review",
  campaign: { id: "campaign", name: "Autumn", companyName: "Halden", productName: "Dusk Lamp" },
  ...{ note: "", lastDay: null, people: [], entries: [] },
};

/** Positions of the runs of text in a PDF, in the order of drawing. */
async function runsIn(trail: Trail) {
  const pdf = (await trailPdf(trail)).toString("latin1");
  const pages = [...pdf.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gsu)].map(
    ([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"),
  );
  return pages.flatMap((page) =>
    [...page.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf/gu)].map(
      ([, x, y, font, size]) => ({ x: Number(x), y: Number(y), font, size: Number(size) }),
    ),
  );
}

test("The runs of a line share its baseline, and an Arabic name is one of them", async () => {
  const entry = { ...ENTRY, name: "محمد عبد الله الطويل جداً الاسم الكامل" };
  const lines = Map.groupBy(await runsIn({ ...TRAIL, entries: [entry] }), ({ y }) => y);
  const line = [...lines.values()].at(-1)!;
  const [first, name, last] = line;
  expect(line).toHaveLength(3);
  expect(first?.font).toBe(last?.font);
  expect(name?.font).not.toBe(first?.font);
  expect([first!.x < name!.x, name!.x < last!.x]).toEqual([true, true]);
});

test("A comment that runs from right to left starts at the right margin", async () => {
  const comment = { ...ENTRY, kind: "commented", text: "مرحبا" } as const;
  const [latin, arabic] = await Promise.all(
    ["Hello", comment.text].map(async (text) => {
      const runs = await runsIn({ ...TRAIL, entries: [{ ...comment, text }] });
      return runs.at(-1)!;
    }),
  );
  expect(latin?.x).toBe(56);
  expect(arabic?.x).toBeGreaterThan(400);
});

test("A long trail continues on further pages", async () => {
  const entries = Array.from({ length: 60 }, () => ({ ...ENTRY, name: "Lena" }));
  const runs = await runsIn({ ...TRAIL, entries });
  for (const { y } of runs) expect(y).toBeGreaterThan(50);
  expect(runs.length).toBeGreaterThanOrEqual(60);
});
