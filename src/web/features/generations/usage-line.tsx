import { Link } from "react-router";
import type { GenerationKind } from "../../../core/generations/kinds.ts";
import { usageWords } from "../../../core/generations/tool-words.ts";
import { paths } from "../../lib/paths.ts";
import { TEXT_LINK } from "../../ui/text-link.ts";
import { useUsageOf } from "../../lib/use-usage.ts";

/** What a press of the button costs, said before it is pressed. Keeps its height while loading. */
export function UsageLine({ kind }: { kind: GenerationKind }) {
  const entry = useUsageOf(kind);
  return (
    <p className="min-h-4 text-center text-caption text-ink-3 tabular-nums">
      {entry?.total === "unlimited" && usageWords.unlimited(kind)}
      {typeof entry?.total === "number" && (
        <>
          {usageWords.left(entry.used, entry.total)}{" "}
          {entry.used >= entry.total && (
            <Link to={paths.plans} className={TEXT_LINK}>
              {usageWords.seePlans}
            </Link>
          )}
        </>
      )}
    </p>
  );
}
