import Check from "lucide-react/icons/check";
import CircleX from "lucide-react/icons/circle-x";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { checksCopy } from "#core/checks/checks.copy.ts";
import type { Finding, Severity } from "#core/checks/rule.ts";
import { capitalize } from "#core/in-words.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { cx } from "#web/ui/cx.ts";

/** Letters instead of the logos, which are trademarks of the platforms: "Fb". */
const markOf = (platform: PlatformId) => capitalize(PLATFORMS[platform].code.toLowerCase());

const LOOKS = {
  reject: { tone: "bg-bad-soft text-bad", Icon: CircleX },
  "may-reject": { tone: "bg-warn-soft text-warn", Icon: TriangleAlert },
  none: { tone: "bg-sunken text-ink-2 inset-ring inset-ring-line", Icon: Check },
} as const;

/** Whether a platform rejects a text; advice is in the remarks. */
function verdict(findings: readonly Finding[], platform: PlatformId): Severity | undefined {
  return findings.find(
    (finding) =>
      finding.platform === platform && (finding.severity === "reject" || finding.severity === "may-reject"),
  )?.severity;
}

interface PlatformMarksProps {
  readonly platforms: readonly PlatformId[];
  /** The most severe first. */
  readonly findings: readonly Finding[];
}

/**
 * Small marks, one for each platform, with the worst finding about a text ad (`reject` or
 * `may-reject`; other findings show no problem); `AdRemarks` shows them above its remarks. Words:
 * `core/checks/checks.copy.ts`; codes: `core/platforms/platforms.ts`; colors: `LOOKS` in this file.
 */
export function PlatformMarks({ platforms, findings }: PlatformMarksProps) {
  return (
    <ul aria-label={checksCopy.label} className="flex flex-wrap gap-1">
      {platforms.map((platform) => {
        const severity = verdict(findings, platform);
        const { tone, Icon } = LOOKS[severity === "reject" || severity === "may-reject" ? severity : "none"];
        const words = checksCopy.state(platform, severity);
        return (
          <li
            key={platform}
            title={words}
            className={cx("inline-flex h-5 items-center gap-1 rounded-xs px-1 text-caption", tone)}
          >
            <Icon aria-hidden className="size-3" />
            <span aria-hidden>{markOf(platform)}</span>
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
