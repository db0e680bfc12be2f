import {
  describeOrigin,
  describeSecurityEvent,
  securityActivityCopy,
} from "#core/account/security-activity.copy.ts";
import type { SecurityEvent } from "#core/account/security-events.ts";
import { Badge } from "#web/ui/badge.tsx";
import { formatLocalTime } from "./format-day.ts";

/**
 * Row of `SecuritySection`: event, time, and device with IP address, or the cause of an event
 * without a client (`describeOrigin`). Words: `core/account/security-activity.copy.ts`; events:
 * `core/account/security-events.ts`; the server names the device (`deviceLabel` in
 * `core/account/devices.ts`).
 */
export function SecurityRow({ event }: { event: SecurityEvent }) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {describeSecurityEvent(event)}
        {event.event === "new_device_sign_in" && <Badge tone="warn">{securityActivityCopy.newDevice}</Badge>}
        {event.event === "sign_in_failed" && <Badge tone="bad">{securityActivityCopy.failed}</Badge>}
      </p>
      <p className="mt-0.5 text-label text-pretty break-words text-ink-3 tabular-nums">
        <time dateTime={new Date(event.at).toISOString()}>{formatLocalTime(event.at)}</time>,{" "}
        {describeOrigin(event)}
      </p>
    </li>
  );
}
