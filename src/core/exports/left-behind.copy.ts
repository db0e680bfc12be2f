/**
 * Reasons for which an ad is left out of an export, shown in the dialog and in the archive's
 * README. `refuse-ad.ts` on the server and the writer `google-display.ts` choose among them.
 * Missing parts have `openTaskCopy` (`core/campaigns/campaigns.copy.ts`), findings their own
 * message, own sheets `templateRefusals` (`template.copy.ts`).
 */
export const leftBehindCopy = {
  writing: "Its texts are still being written",
  failed: "Its texts could not be written",
  mediaLost: "Its picture could not be read",
  formula: (label: string) => `${label}: starts like a formula, so no sheet may contain it`,
  limit: (label: string, format: string) => `${label}: ${format} would be refused, also with your reason`,
  address: "Web address: too long with its tags",
  headlines: (least: number) => `Headlines: at least ${least} are needed`,
  descriptions: (least: number) => `Descriptions: at least ${least} are needed`,
  businessName: "Business name is missing in the settings",
  adName: "Its name could not be written",
} as const;

/**
 * Warnings about ads that are exported although they are not approved. `warningsOf` in
 * `select-ads.ts` on the server chooses one for each ad, and the dialog shows it before the export
 * starts.
 */
export const exportWarnings = {
  notApproved: "It is not approved",
  changed: "Changed since it was approved; the newest texts are exported",
  approvedVersion: "Changed since it was approved; the approved texts are exported",
} as const;
