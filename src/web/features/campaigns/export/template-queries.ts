import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeTemplate, Template, TemplateList } from "#core/exports/templates.ts";
import { api, uploadFile } from "#web/lib/api.ts";
import { campaignKey } from "#web/lib/campaign-key.ts";

const templatesKey = (campaignId: string) => [...campaignKey(campaignId), "export-templates"] as const;

/**
 * Reads the user's own sheets of a campaign (`GET /api/campaigns/:id/exports/templates`) for
 * `SheetsDialog`. The server deletes those not used for `TEMPLATE_DAYS` (`core/exports/limits.ts`)
 * and proposes the field of each column (`propose-mapping.ts`).
 */
export function useTemplates(campaignId: string) {
  return useQuery({
    queryKey: templatesKey(campaignId),
    queryFn: ({ signal }) =>
      api("GET /api/campaigns/:id/exports/templates", { params: { id: campaignId }, signal }),
    staleTime: 0,
  });
}

/** Replaces the shown sheet by the changed one. */
function useReplaceTemplate(campaignId: string) {
  const client = useQueryClient();
  return (template: Template) => {
    client.setQueryData<TemplateList>(templatesKey(campaignId), (list) => ({
      items: [...(list?.items ?? []).filter(({ network }) => network !== template.network), template],
    }));
    // A sheet can keep ads behind, for example by its encoding.
    void client.invalidateQueries({ queryKey: [...campaignKey(campaignId), "export-preview"] });
  };
}

/**
 * Uploads the user's own sheet of a network (`POST .../exports/templates/:network`) for
 * `SheetPicker`; it replaces the earlier one, and the preview is read again. `templates.service.ts`
 * of the server refuses with messages of `core/exports/template.copy.ts`; limits:
 * `core/exports/limits.ts` (`SheetPicker` checks the size before), and `sheetsPerHour` in
 * `core/rate-limits.ts` (429).
 */
export function useUploadTemplate(campaignId: string, network: string) {
  const replace = useReplaceTemplate(campaignId);
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile("POST /api/campaigns/:id/exports/templates/:network", file, {
        params: { id: campaignId, network },
      }),
    onSuccess: replace,
  });
}

/**
 * Corrects the fields of columns or the copied row of the user's own sheet (`PATCH
 * .../exports/templates/:network`), for `MappingTable`; the answer replaces the cached sheet.
 * Fields: `core/exports/template-fields.ts`; the server's work: `templates.service.ts`.
 */
export function useChangeTemplate(campaignId: string, network: string) {
  const replace = useReplaceTemplate(campaignId);
  return useMutation({
    mutationFn: (body: Partial<ChangeTemplate>) =>
      api("PATCH /api/campaigns/:id/exports/templates/:network", {
        params: { id: campaignId, network },
        body,
      }),
    onSuccess: replace,
  });
}
