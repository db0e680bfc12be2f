// Renders every style for the sample businesses and the edge cases into one page: node
// scripts/contact-sheet.ts [folder]
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { commonSizeOf, GALLERY_PLATFORMS } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { createComposer } from "#server/render/composer.ts";
import { BUSINESSES, type Business } from "./contact-sheet/businesses.ts";
import { EDGE_CASES } from "./contact-sheet/edge-cases.ts";
import { contactSheetPage, type Row } from "./contact-sheet/page.ts";

const SPOTS: readonly (readonly [ImagePlatform, ImageSize])[] = GALLERY_PLATFORMS.map(
  (platform) => [platform, commonSizeOf(platform)] as const,
);
const HARD_SPOTS = SPOTS.filter(([platform]) => platform === "Instagram" || platform === "TikTok");

const folder = process.argv[2] ?? "data/contact-sheet";
const composer = createComposer();
const times: number[] = [];

async function renderRow(
  business: Business,
  style: ImageBrief["style"],
  seed: number,
  spots: typeof SPOTS,
): Promise<Row> {
  const pictures = await Promise.all(
    business.pictures.map(async ({ file, role }) => ({
      data: await readFile(join("assets/samples", file)),
      ...(role ? { role } : {}),
    })),
  );
  const ads: Row["ads"][number][] = [];
  for (const [platform, size] of spots) {
    const start = performance.now();
    const ad = await composer.compose({
      brief: { ...business, style, size },
      platform,
      pictures,
      seed,
      format: "webp",
    });
    times.push(performance.now() - start);
    const file = `${style}-${business.id}-${platform}-${size}.webp`;
    await writeFile(join(folder, file), ad.image);
    ads.push({ file, caption: [platform, ad.recipe.layout, ad.recipe.scheme, ...ad.notes].join(" · ") });
  }
  return { title: `${style} · ${business.id}`, ads };
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows: Row[] = [];
  for (const style of IMAGE_STYLES) {
    for (const [seed, business] of BUSINESSES.entries())
      rows.push(await renderRow(business, style, seed, SPOTS));
  }
  for (const [seed, business] of EDGE_CASES.entries()) {
    for (const style of IMAGE_STYLES) rows.push(await renderRow(business, style, seed, HARD_SPOTS));
  }
  await writeFile(join(folder, "index.html"), contactSheetPage(rows));
  const sorted = times.toSorted((a, b) => a - b);
  const median = Math.round(sorted[sorted.length >> 1] ?? 0);
  console.log(
    `${times.length} ads, median ${median} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms: ${folder}/index.html`,
  );
}

await main();
