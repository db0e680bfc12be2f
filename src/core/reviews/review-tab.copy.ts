import { inSentence } from "../in-words.ts";
import type { TrailKind } from "./trail.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * Text of the Review tab of a campaign (`review-tab.tsx`, `review-actions.tsx`,
 * `review-summary.ts`), where the owner asks for reviews and sees decisions.
 */
export const reviewTabCopy = {
  ask: "Ask for review",
  loadFailed: "The reviews could not be loaded.",
  emptyTitle: "No review requested yet",
  empty:
    "Send people a link. They see each ad as its platform shows it, comment and approve, without an account.",
  summary: (changes: number, changed: number, waiting: number) =>
    [
      changes > 0 ? `${count(changes, "ad asks", "ads ask")} for changes` : undefined,
      changed > 0 ? `${count(changed, "ad", "ads")} changed after approval` : undefined,
      waiting > 0 ? `${count(waiting, "ad waits", "ads wait")} for an answer` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(", "),
  allApproved: "Everything that you asked about is approved.",
  anybody: "Anybody with the link",
  people: (emails: readonly string[]) => inSentence(emails),
  answerBy: (day: string) => `Answer by ${day}.`,
  ends: (day: string) => `The link ends on ${day}.`,
  linksEnd: (day: string) => `The links end on ${day}.`,
  ended: "The links have ended.",
  withdrawn: "Withdrawn.",
  approved: (done: number, all: number) => `${done} of ${all} approved.`,
  remind: "Remind",
  reminding: "Sending...",
  reminded: "New links are on their way; the old ones have ended",
  newLink: "Make a new link",
  newLinkHint: "The old link ends.",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw this review?",
  withdrawText:
    "Its links stop working at once. Comments, approvals and the trail stay. You can ask again at any time.",
  keep: "Keep it",
  withdrawing: "Withdrawing...",
  withdrawnToast: "The review was withdrawn",
  failed: "This did not work. Please try again.",
  notOpened: "Not opened yet",
  opened: (when: string) => `Opened ${when}`,
  more: "Show older reviews",
  older: (day: string) => `Asked on ${day}`,
} as const;

/**
 * Text of the card with the link of a new review, on the Review tab (`link-once.tsx`); the link is
 * shown once.
 */
export const reviewLinkCopy = {
  title: "Send this link",
  text: "It is shown once: copy it now. Anyone with the link can comment and approve until it expires.",
  label: "Review link",
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "The link could not be copied.",
  done: "Done",
  mailed: (people: number) => `${count(people, "person gets", "people get")} a link by mail`,
} as const;

/**
 * Text of the form that asks for review, on the Review tab (`ask-form.tsx`, `ad-choice.tsx`).
 * Refusals of the server are in `messages.ts`.
 */
export const askReviewCopy = {
  title: "Ask for review",
  ads: "Ads",
  all: "All",
  none: "None",
  chosen: (ads: number) => `${count(ads, "ad", "ads")} chosen`,
  adsMissing: "Choose at least one ad.",
  to: "Who answers",
  byMail: "People by mail",
  byLink: "Anybody with a link",
  people: "Mail addresses",
  peopleHint: "One in a line, or separated by commas. Each person gets a link of their own.",
  peopleMissing: "Enter at least one address.",
  badAddress: (address: string) => `“${address}” is not a mail address.`,
  lastDay: "Last day",
  lastDayHint: (days: number) => `Links end after this day, at the latest after ${days} days.`,
  note: "Note",
  noteHint: "Stands above the ads.",
  send: "Ask for review",
  sending: "Asking...",
  cancel: "Cancel",
  failed: "The review could not be started. Your entries are still here.",
} as const;

/**
 * Text of an ad of a review and the comments on it, on the Review tab (`asked-ad-row.tsx`,
 * `ad-comments.tsx`).
 */
export const askedAdCopy = {
  version: (number: number) => `version ${number}`,
  state: {
    waiting: "Waiting",
    approved: "Approved",
    changes: "Changes asked",
    changed: "Changed since approval",
    deleted: "Deleted",
  },
  by: (name: string) => `by ${name}`,
  wasApproved: (words: string) => `Approved: ${words}`,
  open: "Open",
  comments: (comments: number) => count(comments, "comment", "comments"),
  answer: "Answer",
  answerLabel: "Your answer",
  send: "Send answer",
  sending: "Sending...",
  cancel: "Cancel",
  missing: "Write an answer first.",
  resolve: "Resolve",
  reopen: "Open again",
  resolved: "Resolved",
  failed: "This could not be saved. Please try again.",
  loadFailed: "The comments could not be loaded.",
  none: "No comments on this ad.",
  more: "Show more comments",
  onPicture: "on the picture",
  on: (part: string) => `on the ${part.toLowerCase()}`,
} as const;

/**
 * Text of the trail on the Review tab (`trail-card.tsx`): who, when, which version, comments. Its
 * PDF has its own text, in `trail.copy.ts`.
 */
export const trailCopy = {
  title: "Trail",
  pdf: "PDF",
  json: "JSON",
  loadFailed: "The trail could not be loaded.",
  more: (entries: number) => `Show ${count(entries, "earlier entry", "earlier entries")}`,
  unnamed: "A person with the link",
  kinds: {
    asked: "asked for review.",
    opened: "opened the link for the first time.",
    commented: "commented on",
    answered: "answered on",
    resolved: "resolved a comment on",
    reopened: "opened a comment again on",
    approved: "approved",
    changes: "asked for changes on",
    changed: "changed",
    reminded: "sent new links.",
    withdrawn: "withdrew the review.",
  } satisfies Record<TrailKind, string>,
  version: (number: number) => `, version ${number}`,
  /** Names of the parts that were changed. */
  parts: (names: string) => `: ${names}`,
} as const;

/**
 * Text of the line about reviews on the start page (`web/features/overview/review-line.tsx`), with
 * the sentences of `reviewTabCopy`.
 */
export const reviewLineCopy = {
  text: (changes: number, changed: number, waiting: number) =>
    reviewTabCopy.summary(changes, changed, waiting) || reviewTabCopy.allApproved,
  open: "Open reviews",
} as const;
