import type { MiddlewareHandler } from "hono";
import { mailSettingsApi } from "#core/api/mail-settings.api.ts";
import type { Db } from "#server/db/client.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { readMailSettings, saveMailSettings } from "./notices.repo.ts";

/**
 * Routes of the mails that a user can switch off, answered by `readMailSettings` and
 * `saveMailSettings` (`notices.repo.ts`). Path: `core/api/mail-settings.api.ts`; kinds of mails:
 * `core/account/mail-settings.ts`. `boot/app.ts` mounts them.
 */
export function mailSettingRoutes({ db }: { readonly db: Db }, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    mailSettingsApi,
    { requireUser },
    {
      "GET /api/profile/mails": (c) => readMailSettings(db, c.var.user.id),
      "PATCH /api/profile/mails": (c, { body }) => saveMailSettings(db, c.var.user.id, body),
    },
  );
}
