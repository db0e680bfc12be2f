import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeMailSettings } from "#core/account/mail-settings.ts";
import { api } from "#web/lib/api.ts";

const MAILS_KEY = ["mail-settings"] as const;

/**
 * Reads which optional mails the user gets (`GET /api/profile/mails`), for `MailsSection`. The
 * settings before a choice are in `server/modules/notices/notices.repo.ts`.
 */
export function useMailSettings() {
  return useQuery({ queryKey: MAILS_KEY, queryFn: () => api("GET /api/profile/mails") });
}

/**
 * Switches optional mails on or off (`PATCH /api/profile/mails`, stored by
 * `server/modules/notices/notices.repo.ts`), for `MailsSection`; the answer replaces the cached
 * settings. Mails: `OPTIONAL_MAILS` in `core/account/mail-settings.ts`.
 */
export function useChangeMailSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeMailSettings) => api("PATCH /api/profile/mails", { body }),
    onSuccess: (settings) => client.setQueryData(MAILS_KEY, settings),
  });
}
