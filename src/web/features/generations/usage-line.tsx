import { Link } from "react-router";
import { connectionCopy } from "#core/connection.copy.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { usageCopy } from "#core/generations/tool.copy.ts";
import { useConnection } from "#web/lib/connection.tsx";
import { paths } from "#web/lib/paths.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { useKindUsage } from "#web/lib/use-usage.ts";

/**
 * Line of `BriefSubmit` under a tool's form: used units of the kind (`useKindUsage`, quotas in
 * `core/plans.ts`), or why the form cannot be sent without a connection. Keeps its height while
 * loading. Words: `usageCopy` in `core/generations/tool.copy.ts` and `core/connection.copy.ts`.
 */
export function UsageLine({ kind }: { kind: GenerationKind }) {
  const entry = useKindUsage(kind);
  const connection = useConnection();
  if (connection !== "ok") {
    return (
      <p className="text-center text-caption font-medium text-warn">
        {connectionCopy.cannotSend[connection]}
      </p>
    );
  }
  return (
    <p className="min-h-4 text-center text-caption text-ink-3 tabular-nums">
      {entry?.total === "unlimited" && usageCopy.unlimited(kind)}
      {typeof entry?.total === "number" && (
        <>
          {usageCopy.used(entry.used, entry.total)}{" "}
          {entry.used >= entry.total && (
            <Link to={paths.plans} className={TEXT_LINK}>
              {usageCopy.seePlans}
            </Link>
          )}
        </>
      )}
    </p>
  );
}
