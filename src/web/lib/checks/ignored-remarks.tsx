import { checksCopy } from "#core/checks/checks.copy.ts";
import { Button } from "#web/ui/button.tsx";

interface IgnoredRemarksProps {
  readonly count: number;
  readonly onRestore: () => void;
}

/**
 * Line under the remarks of `AdRemarks` and `PlatformRemarks`: how many the user ignores, with a
 * button that brings them back. Words: `core/checks/checks.copy.ts`.
 */
export function IgnoredRemarks({ count, onRestore }: IgnoredRemarksProps) {
  if (count === 0) return null;
  return (
    <p className="flex items-center gap-1 text-caption text-ink-3">
      {checksCopy.ignored(count)}
      <Button size="small" variant="ghost" onClick={onRestore}>
        {checksCopy.restore}
      </Button>
    </p>
  );
}
