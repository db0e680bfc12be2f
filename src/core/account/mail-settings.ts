import * as z from "zod/mini";

/**
 * Kinds of mails that an account can switch off, in the order of the switches on the profile page
 * (`mails-section.tsx`). A new one needs fields in `mailSettingsSchema`, words in
 * `optionalMailCopy` below, and notices (`modules/notices/find-notices.service.ts`, of results
 * `result-notices.service.ts`).
 */
export const OPTIONAL_MAILS = ["claims", "offers", "results"] as const;
/**
 * Kind of a mail that an account can switch off, stored with notices (`notices.table.ts`); see
 * `OPTIONAL_MAILS`.
 */
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/**
 * Names and explanations of the optional mails next to the switches on the profile page
 * (`mails-section.tsx`). Their lines in a mail are `noticeCopy` in `notices.copy.ts`. "30 days" is
 * `CLAIM_EXPIRING_DAYS` in `core/brands/limits.ts`, written out.
 */
export const optionalMailCopy: Readonly<Record<OptionalMail, { name: string; what: string }>> = {
  claims: { name: "Claims that end", what: "A claim of a brand ends within 30 days." },
  offers: { name: "Offers that ended", what: "An offer has ended, and an exported ad still makes it." },
  results: { name: "Results worth a look", what: "A report shows a winner, or an ad that can be stopped." },
};

/**
 * Which optional mails an account gets: response of `GET` and `PATCH /api/profile/mails`;
 * `notices.repo.ts` makes it. Its fields are the kinds of `OPTIONAL_MAILS`.
 */
export const mailSettingsSchema = z.object({
  claims: z.boolean(),
  offers: z.boolean(),
  results: z.boolean(),
});
/**
 * Which of the optional mails (`OPTIONAL_MAILS`) an account gets; `notices.repo.ts` on the server
 * reads and stores it, the profile page shows it.
 */
export type MailSettings = z.output<typeof mailSettingsSchema>;

/**
 * Body of `PATCH /api/profile/mails`, sent when a switch on the profile page is moved; kinds
 * (`OPTIONAL_MAILS`) that are left out stay. `notices.repo.ts` on the server stores it.
 */
export const changeMailSettingsSchema = z.partial(mailSettingsSchema);
/**
 * Checked body of `PATCH /api/profile/mails`: the profile page sends the moved switch,
 * `notices.repo.ts` stores it. Kinds are those of `OPTIONAL_MAILS`.
 */
export type ChangeMailSettings = z.output<typeof changeMailSettingsSchema>;
