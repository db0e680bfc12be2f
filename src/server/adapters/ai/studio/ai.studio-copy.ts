import { STUDIO_COPY_USE } from "#core/generations/copy/platform-copy.ts";
import { writeCopyFor } from "#studio/copy/write-copy-for.ts";
import { NO_USAGE, type CopyEngine, type CopyEvent, type CopyRequest } from "../ai.ts";

/**
 * Creates the studio's engine for campaign copy, one of those of `createStudio` (`studio.ts`): no
 * network, no cost, done within milliseconds. `studio/copy/write-copy-for.ts` writes the copy.
 */
export function createStudioCopy(): CopyEngine {
  async function* write({ brief, seed, signal }: CopyRequest): AsyncGenerator<CopyEvent, void> {
    signal.throwIfAborted();
    yield { type: "copy", copy: writeCopyFor(brief, seed), use: STUDIO_COPY_USE };
    yield { type: "usage", usage: NO_USAGE };
  }

  return { id: "studio", writeCopy: write };
}
