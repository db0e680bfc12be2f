import { STUDIO_COPY_USE } from "#core/generations/copy/platform-copy.ts";
import { writeCopyFor } from "#studio/copy/write-copy-for.ts";
import { NO_USAGE, type CopyEngine, type CopyEvent, type CopyRequest } from "../ai.ts";

/**
 * The studio's engine for campaign copy (`studio/copy`): no network, no cost, done within
 * milliseconds.
 */
export function createStudioCopy(): CopyEngine {
  async function* write({ brief, seed, signal }: CopyRequest): AsyncGenerator<CopyEvent, void> {
    signal.throwIfAborted();
    yield { type: "copy", copy: writeCopyFor(brief, seed), use: STUDIO_COPY_USE };
    yield { type: "usage", usage: NO_USAGE };
  }

  return { id: "studio", writeCopy: write };
}
