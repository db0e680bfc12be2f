/**
 * Asynchronous work that emits events, such as one part of a full package
 * (`campaign/write-copy.ts`) or a group of images (`image/generate-images.ts`); `mergeEvents` runs
 * several at once.
 */
export type Producer<T> = (emit: (event: T) => void) => Promise<void>;

/**
 * Runs producers concurrently and yields their events in order of arrival; `campaign.generator.ts`
 * and `image.generator.ts` call it. Waits for all of them, then throws the first failure: events of
 * the other producers are not lost.
 */
export async function* mergeEvents<T>(producers: readonly Producer<T>[]): AsyncGenerator<T, void> {
  const queue: T[] = [];
  const failures: unknown[] = [];
  let running = producers.length;
  let wake = () => {};
  for (const producer of producers) {
    void producer((event) => {
      queue.push(event);
      wake();
    })
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running--;
        wake();
      });
  }
  for (;;) {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) yield next;
    if (running === 0 && queue.length === 0) break;
    if (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }
  if (failures.length > 0) throw failures[0];
}
