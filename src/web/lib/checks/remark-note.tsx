import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";
import Scale from "lucide-react/icons/scale";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { checksCopy, explainRemark } from "#core/checks/checks.copy.ts";
import type { Remark } from "#core/checks/remarks.ts";
import type { Finding } from "#core/checks/rule.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { DismissRemark } from "./dismiss-remark.tsx";

const LOOKS = {
  reject: { ground: "bg-bad-soft", ink: "text-bad", Icon: CircleX },
  "may-reject": { ground: "bg-warn-soft", ink: "text-warn", Icon: TriangleAlert },
  law: { ground: "bg-warn-soft", ink: "text-warn", Icon: Scale },
  advice: { ground: "bg-sunken", ink: "text-ink-2", Icon: Info },
} as const;

/** Which text of a list it is, unless the remark quotes it: "Headlines 3: ". */
function placeOf({ platform, field, index, what }: Finding): string {
  const { fields }: PlatformSpec = PLATFORMS[platform];
  return index === undefined || what.includes("“") ? "" : `${fields[field]?.label ?? field} ${index + 1}: `;
}

interface RemarkNoteProps {
  readonly remark: Remark;
  readonly onFix?: (() => void) | undefined;
  readonly onDismiss?: ((reason: string) => void) | undefined;
}

/**
 * One remark in `RemarkList`: the words, the platforms that reject them, the reason, the source,
 * and the fix. Remarks: `core/checks/remarks.ts`; words: the rule in `core/checks/rules`, of
 * buttons and platforms `core/checks/checks.copy.ts`. Colors: `LOOKS` in this file.
 */
export function RemarkNote({ remark, onFix, onDismiss }: RemarkNoteProps) {
  const { severity, what, finding } = remark;
  const { ground, ink, Icon } = LOOKS[severity];
  const { fix, source } = finding;
  return (
    <li className={cx("flex gap-2.5 rounded-md p-3 text-label", ground)}>
      <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", ink)} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="auto" className={cx("font-semibold break-words", ink)}>
          {placeOf(finding)}
          {what}
        </p>
        <p className="text-pretty text-ink-2">{explainRemark(remark)}</p>
        <p className="text-caption text-ink-2">
          {source.url === "" ? (
            checksCopy.source(source)
          ) : (
            <a
              href={`https://${source.url}`}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-current/40 underline-offset-3 hover:decoration-current"
            >
              {checksCopy.source(source)}
            </a>
          )}
        </p>
        {((fix && onFix) || onDismiss) && (
          <div className="mt-1.5 flex min-w-0 flex-wrap gap-2">
            {fix && onFix && (
              <Button size="small" className="max-w-full" onClick={onFix}>
                <span dir="auto" className="truncate">
                  {fix.label}
                </span>
              </Button>
            )}
            {onDismiss && <DismissRemark severity={severity} onDismiss={onDismiss} />}
          </div>
        )}
      </div>
    </li>
  );
}
