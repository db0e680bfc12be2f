import * as z from "zod/mini";

/** Kinds of mails that an account can switch off, in the order of the profile page. */
export const OPTIONAL_MAILS = ["claims", "offers", "results"] as const;
/** A kind of mail that can be switched off. */
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Names and explanations of the kinds on the profile page. */
export const optionalMailCopy: Readonly<Record<OptionalMail, { name: string; what: string }>> = {
  claims: { name: "Claims that end", what: "A claim of a brand ends within 30 days." },
  offers: { name: "Offers that ended", what: "An offer has ended, and an exported ad still makes it." },
  results: { name: "Results worth a look", what: "A report shows a winner, or an ad that can be stopped." },
};

/** Which mails an account gets. Several on one day are one mail. */
export const mailSettingsSchema = z.object({
  claims: z.boolean(),
  offers: z.boolean(),
  results: z.boolean(),
});
/** Which of the optional mails an account gets. */
export type MailSettings = z.output<typeof mailSettingsSchema>;

/** Body of a change; missing kinds stay. */
export const changeMailSettingsSchema = z.partial(mailSettingsSchema);
/** A change of the optional mails. */
export type ChangeMailSettings = z.output<typeof changeMailSettingsSchema>;
