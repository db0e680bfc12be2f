/**
 * Returns a function that reads the weights of a model by feature from the text of its
 * `*-weights.json` (`joinWeights` writes it); `note-model.ts` and `goal-model.ts` call it.
 *
 * One text takes a third of the memory of an object with as many keys, and the table is made only
 * when the first brief is read.
 * @param lines lines such as "^book|12"
 * @param read reads the weight from the text after the last "|" of a line
 */
export function weightTable<T>(lines: string, read: (text: string) => T): () => ReadonlyMap<string, T> {
  let table: ReadonlyMap<string, T> | undefined;
  return () => {
    table ??= new Map(
      lines.split("\n").map((line) => {
        const at = line.lastIndexOf("|");
        return [line.slice(0, at), read(line.slice(at + 1))] as const;
      }),
    );
    return table;
  };
}

/**
 * Writes weights by feature in the form that `weightTable` reads; features contain no "|".
 * `scripts/train-note-model.ts` and `scripts/train-goal-model.ts` call it.
 * @param write writes the weight as a text
 */
export const joinWeights = <T>(weights: Readonly<Record<string, T>>, write: (weight: T) => string): string =>
  Object.entries(weights)
    .map(([feature, weight]) => `${feature}|${write(weight)}`)
    .join("\n");
