import * as z from "zod/mini";

/**
 * Kinds of mails that an account can switch off, in the order of the switches on the profile page.
 */
export const OPTIONAL_MAILS = ["claims", "offers", "results"] as const;
/** A kind of mail that an account can switch off on the profile page. */
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Names and explanations of the optional mails, shown next to the switches on the profile page. */
export const optionalMailCopy: Readonly<Record<OptionalMail, { name: string; what: string }>> = {
  claims: { name: "Claims that end", what: "A claim of a brand ends within 30 days." },
  offers: { name: "Offers that ended", what: "An offer has ended, and an exported ad still makes it." },
  results: { name: "Results worth a look", what: "A report shows a winner, or an ad that can be stopped." },
};

/**
 * Schema of the settings of optional mails of an account, in the responses of /api/profile/mails.
 * Several mails of one day are combined into one.
 */
export const mailSettingsSchema = z.object({
  claims: z.boolean(),
  offers: z.boolean(),
  results: z.boolean(),
});
/** Which of the optional mails an account gets, as stored and as the profile page shows it. */
export type MailSettings = z.output<typeof mailSettingsSchema>;

/**
 * Body of `PATCH /api/profile/mails`, sent when a switch on the profile page is moved; kinds that
 * are left out stay.
 */
export const changeMailSettingsSchema = z.partial(mailSettingsSchema);
/** A valid change of the optional mails from the profile page. */
export type ChangeMailSettings = z.output<typeof changeMailSettingsSchema>;
