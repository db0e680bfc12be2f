import type { MailCopy } from "../account/mails.copy.ts";
import { adName } from "../campaigns/ad-name.ts";
import { PRODUCT } from "../product.ts";
import type { PlatformId } from "../platforms/platforms.ts";
import type { DecisionKind } from "./decision.ts";
import { NAMED_ADS } from "./limits.ts";

const adsInWords = (count: number) => (count === 1 ? "1 ad" : `${count} ads`);

/** A day in words: "Friday, November 27, 2026". */
const dayInWords = new Intl.DateTimeFormat("en", { dateStyle: "full", timeZone: "UTC" });

/**
 * Values in a mail with a review link, from the services that queue it; names and note come from
 * users.
 */
interface LinkMail {
  /** Name of the campaign's owner. */
  readonly askedBy: string;
  readonly campaign: string;
  readonly ads: number;
  readonly note: string;
  /** ISO date. */
  readonly lastDay: string | null;
  readonly endsAt: Date;
}

/** The owner's note and the last day, as paragraphs. */
const noteAndDay = ({ note, lastDay }: LinkMail) => [
  ...(note === "" ? [] : [`“${note}”`]),
  ...(lastDay === null ? [] : [`Please answer by ${dayInWords.format(new Date(`${lastDay}T00:00:00Z`))}.`]),
];

const linkNote = ({ endsAt }: LinkMail) =>
  `The link is yours alone and works until ${dayInWords.format(endsAt)}. Please do not pass it on: anybody who has it can answer in your place.`;

const linkReason = ({ askedBy }: LinkMail) =>
  `You get this mail because ${askedBy} entered your address in ${PRODUCT.name}. If you do not know this person, ignore it.`;

/**
 * Mail that asks a person for review, with the link; `ask-for-review.service.ts` queues it. The
 * link works for at most `REVIEW_LIMITS.linkDays` (`limits.ts`).
 */
export const invitationMail = (mail: LinkMail): MailCopy => ({
  subject: `${mail.askedBy} asks you to review ${adsInWords(mail.ads)}`,
  preview: `${mail.campaign}: read, comment, approve or ask for changes.`,
  heading: `${mail.askedBy} asks you to review ${adsInWords(mail.ads)}`,
  paragraphs: [
    `The campaign is “${mail.campaign}”. You can comment on each ad, approve it or ask for changes. You need no account.`,
    ...noteAndDay(mail),
  ],
  button: "Review the ads",
  note: linkNote(mail),
  reason: linkReason(mail),
});

/**
 * Mail with a new link to a person who has not decided yet; `review-links.service.ts` queues it
 * when the owner clicks "Remind". Preview, button, note and reason are those of `invitationMail`.
 */
export const reminderMail = (mail: LinkMail): MailCopy => ({
  ...invitationMail(mail),
  subject: `Reminder: ${mail.askedBy} asks you to review ${adsInWords(mail.ads)}`,
  heading: `${mail.askedBy} still waits for your review`,
  paragraphs: [
    `${adsInWords(mail.ads)} of the campaign “${mail.campaign}” can be reviewed. This link replaces the one you got before.`,
    ...noteAndDay(mail),
  ],
});

/**
 * Decisions of one reviewer about ads of one campaign, as one paragraph of the mail to the owner;
 * `modules/reviews/digest.service.ts` makes it. The mail names the first `NAMED_ADS` (`limits.ts`).
 */
export interface DecidedGroup {
  readonly name: string;
  readonly decision: DecisionKind;
  readonly campaign: string;
  readonly ads: readonly { readonly platform: PlatformId; readonly variant: string }[];
}

function groupInWords({ name, decision, campaign, ads }: DecidedGroup): string {
  const named = ads.slice(0, NAMED_ADS).map(adName).join(", ");
  const more = ads.length > NAMED_ADS ? ` and ${ads.length - NAMED_ADS} more` : "";
  const did = decision === "approved" ? "approved" : "asks for changes of";
  return `${name} ${did} ${named}${more} (“${campaign}”).`;
}

const countAds = (groups: readonly DecidedGroup[], decision: DecisionKind) =>
  groups.filter((group) => group.decision === decision).reduce((sum, { ads }) => sum + ads.length, 0);

/**
 * Mail to the owner with the decisions since the previous one; `more` decisions are only counted.
 * `modules/reviews/digest.service.ts` queues it and lists at most `LISTED` groups, of each the
 * first `NAMED_ADS` ads (`limits.ts`); `startMailHour` in `digests.repo.ts` allows one an hour.
 */
export function decisionsMail(groups: readonly DecidedGroup[], more: number): MailCopy {
  const [approved, changes] = [countAds(groups, "approved"), countAds(groups, "changes")];
  const parts = [
    ...(approved > 0 ? [`${adsInWords(approved)} approved`] : []),
    ...(changes > 0 ? [`changes wanted for ${adsInWords(changes)}`] : []),
  ];
  const title = parts.join(", ").replace(/^c/, "C");
  return {
    subject: `Review: ${parts.join(", ")}`,
    preview: groups[0] ? groupInWords(groups[0]) : "",
    heading: title,
    paragraphs: [...groups.map(groupInWords), ...(more > 0 ? [`And ${more} more decisions.`] : [])],
    button: "Open the review",
    note: "The Review tab of the campaign has all decisions and comments.",
    reason: `You get this mail because you asked for a review in ${PRODUCT.name}. There is at most one such mail an hour.`,
  };
}
