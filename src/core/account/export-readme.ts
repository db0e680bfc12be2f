import { PRODUCT } from "../product.ts";
import { SECURITY_EVENT_DAYS } from "./limits.ts";

/**
 * File name of the archive with a user's data, which `data-export.routes.ts` sends with `GET
 * /api/profile/export`; the product's name in it is in `core/product.ts`.
 */
export const EXPORT_FILE_NAME = `${PRODUCT.name.toLowerCase()}-my-data.zip`;

/**
 * Text of `README.txt` in the archive with a user's data. `data-export.service.ts` adds the files
 * that it explains; a new file there needs a line here. The "30 days" of mails are `MAIL_DAYS` in
 * `core/account/limits.ts`, written out.
 */
export const exportReadme = `Your data at ${PRODUCT.name}

account.json       your profile, your two-step sign-in and where you are signed in
generations.json   every brief and its result, newest first
campaigns.json     your campaigns with all their ads
ad-versions.json   the history of your ads
exports.json       your exports: which version of which ad, for which platform
export-sheets.json your own sheets that exports fill in, and what you chose for the columns of each header
reviews.json       the records of your reviews: who was asked, what was said and decided, and which hash it was about
videos.json        the settings, captions and voices of your videos
brands.json        your brands with their products and claims
results.json       the campaign results you added, and the campaigns you marked as ended
reports.json       reports of platforms that your campaigns keep, and what is remembered of them
report-rows.json   the rows of these reports
notices.json       notices of the daily mail, sent or waiting, and which of these mails you get
usage.json         units used in the billing period, and what your plan includes
units.json         the dated list of units; a deleted ad stays listed without its content until its unit no longer counts
security-events.json  sign-ins and changes of your account in the last ${SECURITY_EVENT_DAYS} days
subscription.json  your subscription, "null" without one; invoices and cards are kept by the payment provider
mails.json         the mails we sent you in the last 30 days; links in them are shortened, because some give access to your account
campaigns/         the pictures of your campaigns, one folder each
exports/           the files of your exports, one folder each
sheets/            your own sheets, one folder each
results/           the files of your image ads, video ad scripts, videos and full packages, one folder each
uploads/           the images you uploaded for your ads and brands
voices/            the recordings of your voice for videos
proofs/            the files that prove your claims
avatars/           your avatar

Dates are in UTC. Your password, passkeys, authenticator key and recovery codes are not included.
`;
