/** Milliseconds between announcements of one generation's growing text: smooth to read, light on the database. */
const INTERVAL_MS = 40;

export interface GrowingText {
  /** Announces the text so far: the first one at once, then the latest one now and then. */
  readonly show: (index: number, text: string) => void;
  /** Leaves out what was not announced yet and waits for what is on its way, so that nothing comes after the whole part. */
  readonly settle: () => Promise<void>;
}

/** Announces one generation's growing text. It is only shown, so a failure to announce it is no failure. */
export function growingText(announce: (index: number, text: string) => Promise<void>): GrowingText {
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
