import { PRODUCT } from "../product.ts";

export const EXPORT_NAME = `${PRODUCT.name.toLowerCase()}-my-data.zip`;

/** What lies beside it in the archive of a user's data. */
export const exportReadme = `Everything ${PRODUCT.name} keeps about you

account.json       your profile and where you are signed in
generations.json   every brief and what was made of it, newest first
results.json       the results you have told us of, and campaigns you have ended
usage.json         what you have used in the billing period, and what your plan includes
units.json         the dated list behind it; deleted ads stay in it, without their content, until their unit no longer counts
subscription.json  your subscription, "null" without one; invoices and cards are kept by the payment provider
mails.json         the mails we sent you in the last 30 days; links in them are cut short, because some could open your account
results/           the files of your image ads, video ad scripts and full packages, a folder for each
uploads/           the images you have sent for your ads
avatars/           your avatar

Dates are in UTC. Your password is not in here: we keep only a hash of it, which nobody can read it from.
`;
