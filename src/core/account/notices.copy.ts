import { formatDay } from "../format-day.ts";
import { PRODUCT } from "../product.ts";
import type { MailCopy } from "./mails.copy.ts";

/**
 * One line of the daily mail with notices: a sentence and a link to a page of the dashboard. The
 * slices that find something build it, and the row of the notice keeps it until the mail.
 */
export interface NoticeWords {
  readonly text: string;
  /** Path of the page that it is about. */
  readonly path: string;
}

/** Longest part of a typed text in a mail. */
const MAX_TYPED = 120;
const typed = (text: string) => `“${text.length > MAX_TYPED ? `${text.slice(0, MAX_TYPED - 1)}…` : text}”`;

/**
 * The lines of the daily mail, by the kind of the notice; the slices that add notices call them.
 */
export const noticeCopy = {
  claim: (claim: string, brand: string, day: string): string =>
    `The claim ${typed(claim)} of ${brand} ends on ${formatDay(day)}. Renew it, or change the ads that state it.`,
  offer: (product: string, day: string, ads: number): string =>
    `The offer for ${product} ended on ${formatDay(day)}, and ${ads === 1 ? "an exported ad still makes it" : `${ads} exported ads still make it`}.`,
  result: (campaign: string, platform: string, headline: string): string =>
    `${typed(campaign)} on ${platform}: ${headline}`,
};

const things = (count: number) => (count === 1 ? "One thing" : `${count} things`);

/**
 * The daily mail with notices, at most one a day. Notices beyond the listed ones are only counted
 * (`more`).
 */
export const noticesMail = (lines: readonly NoticeWords[], more: number): MailCopy => ({
  subject: `${PRODUCT.name}: ${things(lines.length + more).toLowerCase()} to look at`,
  preview: lines[0]?.text ?? "",
  heading: `${things(lines.length + more)} to look at`,
  paragraphs: [...lines.map(({ text }) => text), ...(more > 0 ? [`And ${more} more.`] : [])],
  button: lines.length + more === 1 ? "Take a look" : "Look at the first",
  note: "You get this mail once a day at most.",
  reason: "You can switch off each kind of these mails on your profile page.",
});
