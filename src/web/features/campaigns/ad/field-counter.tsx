import { cx } from "#web/ui/cx.ts";
import type { FieldMessage } from "./field-message.ts";

const TONES = { plain: "text-ink-3", "over-shown": "text-warn", "over-limit": "text-bad" } as const;

/**
 * Counter at a field of an ad's panel (`AdTextField`, `AdListField`): length of the text and the
 * length that the platform shows or takes, as `fieldMessage` (`field-message.ts`) computes them.
 * Colors: `TONES` in this file; limits: `PLATFORMS` in `core/platforms/platforms.ts`.
 */
export function FieldCounter({ message: { length, of, tone } }: { message: FieldMessage }) {
  return (
    <span className="text-caption text-ink-3 tabular-nums">
      <span className={cx("font-medium", TONES[tone])}>{length}</span>
      {of !== undefined && ` / ${of}`}
    </span>
  );
}
