import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { deviceLabel } from "#core/account/devices.ts";
import type { ActiveSession } from "#core/account/sessions-api.ts";
import { sessionsCopy } from "#core/account/profile.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { formatLocalDay } from "./format-day.ts";

const DAY_MS = 86_400_000;
const PHONES = ["iPhone", "iPad", "Android"];

const deviceName = (session: ActiveSession) => deviceLabel(session) ?? sessionsCopy.unknownBrowser;

function activityText({ createdAt, lastSeenAt }: ActiveSession): string {
  const recent = Date.now() - lastSeenAt < DAY_MS;
  const seen = recent ? sessionsCopy.seenToday : sessionsCopy.seen(formatLocalDay(lastSeenAt));
  return `${sessionsCopy.since(formatLocalDay(createdAt))}, ${seen}`;
}

interface SessionRowProps {
  readonly session: ActiveSession;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/**
 * Row of `SessionsSection`: browser, system and last activity ("today" for the last 24 hours), with
 * a button to end the session unless it is the current one. Systems with the icon of a phone:
 * `PHONES` in this file; device names: `core/account/devices.ts`; words: `sessionsCopy` in
 * `core/account/profile.copy.ts`.
 */
export function SessionRow({ session, busy, disabled, onEnd }: SessionRowProps) {
  const Icon = PHONES.includes(session.system ?? "") ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {deviceName(session)}
          {session.current && <Badge tone="ok">{sessionsCopy.thisOne}</Badge>}
        </p>
        <p className="mt-0.5 text-label text-pretty text-ink-3 tabular-nums">{activityText(session)}</p>
      </div>
      {!session.current && (
        <Button
          size="small"
          busy={busy}
          disabled={disabled}
          aria-label={sessionsCopy.endNamed(deviceName(session))}
          onClick={onEnd}
        >
          {sessionsCopy.end}
        </Button>
      )}
    </li>
  );
}
