import { formatDay } from "../format-day.ts";
import { PRODUCT } from "../product.ts";
import type { MailCopy } from "./mails.copy.ts";
import { MAX_TYPED } from "./limits.ts";

/**
 * One line of the daily mail: a sentence and a link to a page of the dashboard. `noticeCopy` words
 * it, the table of notices keeps it until `modules/notices/digest.service.ts` sends the mail.
 */
export interface NoticeWords {
  readonly text: string;
  /** Path of the page that it is about. */
  readonly path: string;
}

const typed = (text: string) => `“${text.length > MAX_TYPED ? `${text.slice(0, MAX_TYPED - 1)}…` : text}”`;

/**
 * Lines of the daily mail by the kind of the notice: claims and offers for
 * `find-notices.service.ts`, results for `result-notices.service.ts`. A claim gets its line
 * `CLAIM_EXPIRING_DAYS` (`core/brands/limits.ts`) before its end. Typed texts are cut at
 * `MAX_TYPED` characters (`limits.ts` beside this file).
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
 * The daily mail with notices; `more` notices beyond the listed ones are only counted.
 * `modules/notices/digest.service.ts` queues it and lists at most `LISTED`; `isDayOld` in
 * `notices.repo.ts` allows one a day.
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
