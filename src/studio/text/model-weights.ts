/**
 * Returns a function that reads the weights of a model by feature from the text of its
 * `*-weights.json` (`joinWeights` writes it); `note-model.ts` and `goal-model.ts` call it.
 *
 * One text takes a third of the memory of an object with as many keys, and the table is made only
 * when the first brief is read.
 * @param lines lines such as "^book|12"
 * @param read reads what is behind the mark
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

/** Writes weights by feature in the form that `weightTable` reads; features contain no "|". */
export const joinWeights = (weights: Readonly<Record<string, string>>): string =>
  Object.entries(weights)
    .map(([feature, weight]) => `${feature}|${weight}`)
    .join("\n");
