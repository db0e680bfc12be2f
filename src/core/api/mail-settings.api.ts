import { changeMailSettingsSchema, mailSettingsSchema } from "../account/mail-settings.ts";
import type { Area } from "./endpoint.ts";

/**
 * Contract of the calls that read and change the optional mails on the profile page; served by
 * `notices/mail-settings.routes.ts`. Schemas are in `core/account/mail-settings.ts`.
 */
export const mailSettingsApi = {
  "GET /api/profile/mails": {
    summary: "Read which optional mails you get",
    status: 200,
    success: "The settings",
    response: mailSettingsSchema,
    errors: [],
  },
  "PATCH /api/profile/mails": {
    summary: "Switch optional mails on or off",
    description: "Omitted kinds stay as they are.",
    body: changeMailSettingsSchema,
    status: 200,
    success: "The settings",
    response: mailSettingsSchema,
    errors: [],
  },
} satisfies Area;
