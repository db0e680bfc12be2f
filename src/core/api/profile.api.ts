import * as z from "zod/mini";
import { changePasswordSchema, deleteAccountSchema } from "../account/profile-schemas.ts";
import { profileResponseSchema, statusResponseSchema } from "../account/responses.ts";
import { profileSchema } from "../account/schemas.ts";
import { endedSessionsSchema, sessionListSchema } from "../account/sessions-api.ts";
import { listSecurityEventsSchema, securityEventListSchema } from "../account/security-events.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import type { Area } from "./endpoint.ts";
import { SECURITY_EVENT_DAYS } from "../account/limits.ts";

/**
 * Contract of the signed-in user's profile, password and account deletion; served by
 * `accounts/profile.routes.ts`. Schemas are in `core/account/schemas.ts` and `profile-schemas.ts`.
 */
export const profileApi = {
  "GET /api/profile": {
    summary: "The profile",
    status: 200,
    success: "The signed-in user's profile",
    response: profileResponseSchema,
    errors: [],
  },
  "PATCH /api/profile": {
    summary: "Change the profile",
    description: "Only the name can change; other fields are ignored.",
    body: profileSchema,
    status: 200,
    success: "The changed profile",
    response: profileResponseSchema,
    errors: [],
  },
  "POST /api/profile/password": {
    summary: "Change the password",
    description: "All other sessions end, and a mail notifies the owner.",
    body: changePasswordSchema,
    status: 200,
    success: "The password has changed",
    response: statusResponseSchema,
    errors: ["password_too_weak", "busy"],
  },
  "DELETE /api/profile": {
    summary: "Delete the account",
    description:
      "Permanent: all sessions end, all data is erased, a subscription ends at once, and a final mail confirms it.",
    body: deleteAccountSchema,
    status: 200,
    success: "The account is deleted",
    response: statusResponseSchema,
    errors: ["busy"],
  },
} satisfies Area;

/**
 * Contract of "Security activity" on the profile page, served by
 * `security-log/security-events.routes.ts`; schemas are in `core/account/security-events.ts`. The
 * days are `SECURITY_EVENT_DAYS` in `core/account/limits.ts`.
 */
export const securityEventsApi = {
  "GET /api/profile/security-events": {
    summary: "Your security events, newest first",
    description: `Sign-ins, changes of password, name, second factor and plan, ended sessions and exports of the last ${SECURITY_EVENT_DAYS} days. \`client\` is the address that caused the event, \`null\` if no client did.`,
    query: listSecurityEventsSchema,
    status: 200,
    success: "One page",
    response: securityEventListSchema,
    errors: [],
  },
} satisfies Area;

/**
 * Contract of "Where you are signed in" on the profile page, served by
 * `accounts/sessions.routes.ts`; schemas are in `core/account/sessions-api.ts`; how exact
 * `lastSeenAt` is: `RENEW_AFTER_DAYS` in `accounts/sessions.repo.ts`.
 */
export const sessionsApi = {
  "GET /api/sessions": {
    summary: "Your sessions",
    description: "The current session first. `lastSeenAt` is accurate to a day.",
    status: 200,
    success: "The valid sessions",
    response: sessionListSchema,
    errors: [],
  },
  "DELETE /api/sessions": {
    summary: "End all other sessions",
    status: 200,
    success: "Number of ended sessions",
    response: endedSessionsSchema,
    errors: [],
  },
  "DELETE /api/sessions/:id": {
    summary: "End one session",
    params: z.object({ id: z.string() }),
    status: 204,
    success: "The session has ended",
    errors: [],
  },
} satisfies Area;

/**
 * Contract of the archive with the signed-in user's data, served by
 * `data-export/data-export.routes.ts`. The files in it come from `data-export.service.ts`;
 * `dataExportsPerHour` is in `core/rate-limits.ts`.
 */
export const dataExportApi = {
  "GET /api/profile/export": {
    summary: "Download all your data",
    description: `One ZIP archive with the account, all generations, results, images, usage, subscription and emails, streamed while it is built. At most ${RATE_LIMITS.dataExportsPerHour} exports in an hour.`,
    status: 200,
    success: "The archive",
    mediaType: "application/zip",
    errors: ["storage_unavailable"],
  },
} satisfies Area;
