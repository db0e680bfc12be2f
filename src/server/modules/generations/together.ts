/** A piece of work that tells what it has done. */
export type Telling<T> = (tell: (event: T) => void) => Promise<void>;

/**
 * Does works side by side and gives what they tell in the order in which they tell it. Ends when all have ended; then
 * throws the first failure, if one of them failed: what the others did in the meantime is not lost.
 */
export async function* together<T>(works: readonly Telling<T>[]): AsyncGenerator<T, void> {
  const told: T[] = [];
  const failures: unknown[] = [];
  let running = works.length;
  let wake = () => {};
  for (const work of works) {
    void work((event) => {
      told.push(event);
      wake();
    })
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running--;
        wake();
      });
  }
  for (;;) {
    for (let next = told.shift(); next !== undefined; next = told.shift()) yield next;
    if (running === 0 && told.length === 0) break;
    if (told.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }
  if (failures.length > 0) throw failures[0];
}
