/** Minimum interval between announcements of a generation's growing text; each one is a query. */
const INTERVAL_MS = 40;

/** Limits how often the unfinished text of a part is announced to event streams. */
interface GrowingTextThrottle {
  /** Announces the text so far: the first at once, then the latest once per interval. */
  readonly show: (index: number, text: string) => void;
  /**
   * Drops pending text and waits for a running announcement, so that none follows the complete
   * part.
   */
  readonly settle: () => Promise<void>;
}

/**
 * Throttles announcements of a growing text: the first at once, then the newest one every 40 ms
 * (`INTERVAL_MS` in this file); `run.ts` makes one for each try, and `settle` drops the waiting
 * text. Failed announcements are ignored, because they are only a preview.
 */
export function throttleGrowingText(
  announce: (index: number, text: string) => Promise<void>,
): GrowingTextThrottle {
  let next: { readonly index: number; readonly text: string } | undefined;
  let pumping = false;
  let sending: Promise<void> = Promise.resolve();
  let sentAt = -Infinity;

  async function pump() {
    pumping = true;
    while (next) {
      const wait = sentAt + INTERVAL_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (!next) break;
      const { index, text } = next;
      next = undefined;
      sentAt = performance.now();
      sending = announce(index, text).catch(() => {});
      await sending;
    }
    pumping = false;
  }

  return {
    show(index, text) {
      next = { index, text };
      if (!pumping) void pump();
    },
    async settle() {
      next = undefined;
      await sending;
    },
  };
}
