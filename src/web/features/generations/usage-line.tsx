import { Link } from "react-router";
import { connectionWords } from "#core/connection-words.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { usageWords } from "#core/generations/tool-words.ts";
import { useConnection } from "#web/lib/connection.tsx";
import { paths } from "#web/lib/paths.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { useUsageOf } from "#web/lib/use-usage.ts";

/** What a press of the button costs, said before it is pressed, or that it cannot be sent. Keeps its height while loading. */
export function UsageLine({ kind }: { kind: GenerationKind }) {
  const entry = useUsageOf(kind);
  const connection = useConnection();
  if (connection !== "ok") {
    return (
      <p className="text-center text-caption font-medium text-warn">{connectionWords.notNow[connection]}</p>
    );
  }
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
