/**
 * Keeps the last results of a function by key, starting when their computation starts; made by
 * `createResultCache`. The composer keeps finished ads (`DRAWN_ADS` in `composer.ts`), the render
 * engine measured texts (`KEPT_TEXTS` in `render-engine.ts`).
 */
export interface ResultCache<T> {
  /** Returns the kept result, else that of `compute`. A failed computation is not kept. */
  get(key: string, compute: () => Promise<T>): Promise<T>;
}

/**
 * Creates a cache of results: of finished ads in `composer.ts`, of measured texts in
 * `render-engine.ts`, which set its size.
 * @param most number of results that are kept; the least recently used go first
 */
export function createResultCache<T>(most: number): ResultCache<T> {
  const results = new Map<string, Promise<T>>();
  return {
    get(key, compute) {
      const result = results.get(key) ?? compute();
      results.delete(key);
      results.set(key, result);
      result.catch(() => results.delete(key));
      const [oldest] = results.keys();
      if (results.size > most && oldest !== undefined) results.delete(oldest);
      return result;
    },
  };
}
