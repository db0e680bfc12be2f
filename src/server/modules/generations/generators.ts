import type { GenerationKind } from "#core/generations/kinds.ts";
import { campaignGenerator } from "./campaign/campaign.generator.ts";
import { copyGenerator } from "./copy/copy.generator.ts";
import { imageGenerator } from "./image/image.generator.ts";
import { textGenerator } from "./text/text.generator.ts";
import type { Content, Generator, StoredContent } from "./generator.ts";
import { videoGenerator } from "./video/video.generator.ts";

const GENERATORS: Record<GenerationKind, Generator> = {
  text: textGenerator,
  image: imageGenerator,
  video: videoGenerator,
  campaign: campaignGenerator,
  copy: copyGenerator,
};

/**
 * The generator of a kind, for `generations.service.ts` (also for the quota) and the runs
 * (`runs/run-generation.ts`). A new kind is added to `GENERATORS` in this file and to
 * `core/generations/kinds.ts`.
 */
export function generatorFor(kind: GenerationKind): Generator {
  return GENERATORS[kind];
}

/**
 * Content of a row, of any kind, for responses, streams, archives and restores; `defineGenerator`
 * (`generator.ts`) opens it, and the kind's `*.generator.ts` defines how it is read.
 */
export function contentOf(row: StoredContent & { readonly kind: GenerationKind }): Content {
  return generatorFor(row.kind).open(row);
}
