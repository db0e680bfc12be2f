import type { ReactNode } from "react";

interface FactListProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names and values in two columns, in `BasisCard` and `ExportedCard`, which have the words. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="divide-y divide-line text-label">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 px-6 py-2.5 max-sm:px-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
