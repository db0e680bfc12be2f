/**
 * How often a user may do something within a time; for some entries a campaign, a review link or a
 * client. The slices on the server count with `modules/rate-limits/rate-limits.service.ts` and
 * answer 429 (words: `core/errors.ts`); API document and pages name the numbers. Failed sign-ins
 * (`SIGN_IN_LIMITS` in `limits.ts`) and sent verification mails (`mail-limits.ts`) are in
 * `core/account`.
 */
export const RATE_LIMITS = {
  /** All calls that change something, in one process; far beyond manual use. */
  changesPerMinute: 600,
  /** Text ads and campaign copy together: unlimited on every plan, within this fair use. */
  textsPerMinute: 20,
  textsPerDay: 300,
  /** Completions of missing parts, which cost no unit. */
  completionsPerMinute: 10,
  /** Redraws of image ads of a tool, which cost no unit. */
  imageRedrawsPerMinute: 60,
  /** Redraws of pictures of one campaign, which cost no unit. */
  adRedrawsPerHour: 20,
  /** A preview takes about half a second of one core. */
  brandPreviewsPerMinute: 60,
  /**
   * Each preview draws and stores about a megabyte. A person who edits needs one every few seconds.
   */
  filmPreviewsPerMinute: 40,
  filmPreviewsPerHour: 400,
  /** Videos that a user begins to upload or to render. */
  filmsPerHour: 60,
  /** Voicings of scripts, failed and stopped ones included, because they cost money too. */
  voicingsPerHour: 20,
  /** Uploaded files, rejected ones included. */
  uploadsPerHour: 100,
  /** Readings of websites. */
  readingsPerHour: 10,
  /** Reports that are read; changing a mapping reads again. */
  reportReadsPerMinute: 30,
  /** Exports of campaigns, because each stores files. */
  exportsPerHour: 60,
  /** Uploads of the user's own sheets. */
  sheetsPerHour: 60,
  /** Archives of all data of the account. */
  dataExportsPerHour: 10,
  /** Calls of the billing page that reach the payment provider. */
  planCallsPerMinute: 60,
  /** Mails to reviewers in 24 hours, reminders included. */
  invitationsPerDay: 20,
  /** Comments through one review link. */
  linkCommentsPerHour: 2000,
  /** Decisions through one review link. */
  linkDecisionsPerHour: 600,
  /** Requests of one client with review links that do not work. */
  deadLinksPer15Minutes: 30,
  /** Sign-ups by one client. */
  signUpsPerHour: 10,
  /** Verification mails that a person requests, to one address. */
  mailsPerMinute: 1,
  /** Mails of one kind to one address: verification or reset. */
  mailsPerHour: 5,
  mailsPerDay: 10,
  /** Reset mails to one address that one client requests. */
  clientResetMailsPerMinute: 1,
  clientResetMailsPerHour: 3,
  /** Verification and reset mails that one client requests, to all addresses. */
  clientMailsPerHour: 30,
  /** Mails about a sign-in with a new device. */
  newDeviceMailsPerDay: 1,
} as const;
