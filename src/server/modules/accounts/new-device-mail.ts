import { deviceLabel, readDevice } from "#core/account/devices.ts";
import { newDeviceMail } from "#core/account/mails.copy.ts";
import type { Tx } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { queueMail } from "../mails/mails.public.ts";
import { tryConsume } from "../rate-limits/rate-limits.public.ts";
import { newDeviceMailLimit } from "./account-limits.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";

interface NewDevice {
  readonly user: { readonly id: UserId; readonly email: string };
  readonly client: Client;
}

/**
 * Queues a mail about a sign-in on a new device, at most one a day (`newDeviceMailsPerDay` in
 * `core/rate-limits.ts`); `startSession` (`start-session.ts`) calls it for a browser that the
 * account does not know (`rememberDevice` in `cookies.ts`). Text: `core/account/mails.copy.ts`;
 * name of the device: `core/account/devices.ts`.
 */
export async function queueNewDeviceMail(
  tx: Tx,
  deps: AccountMailDeps & { readonly newId: () => string },
  { user, client }: NewDevice,
): Promise<void> {
  if ((await tryConsume({ db: tx, clock: deps.clock }, [newDeviceMailLimit(user.id)])) > 0) return;
  const device = deviceLabel(readDevice(client.userAgent ?? null));
  await queueMail(deps, tx, {
    id: deps.newId(),
    kind: "new-device",
    recipient: user.email,
    copy: newDeviceMail({ device, client: client.clientIp }),
    url: `${deps.publicUrl}/dashboard/profile`,
  });
}
