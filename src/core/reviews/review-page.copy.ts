import { PRODUCT } from "../product.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * First word of the name of the person who asked for review, for short sentences on the reviewer's
 * page (`open-review.tsx`, `decision-bar.tsx`, `name-dialog.tsx`).
 */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] || name;

/**
 * Text of the page that a review link opens: head, list of ads, the ad itself
 * (`web/features/review-page`). Comments, decisions and errors have their own constants below.
 */
export const reviewPageCopy = {
  title: (campaign: string) => `${campaign}, for your approval`,
  loading: "Loading the ads...",
  asks: (owner: string, day: string | undefined) =>
    day === undefined ? `${owner} asks for your approval` : `${owner} asks for your approval by ${day}`,
  approved: (done: number, all: number) => `${done} of ${all} approved`,
  madeWith: `Made with ${PRODUCT.name}`,
  allAds: "All ads",
  caption: (platform: string, variant: string) => `${platform}, variant ${variant}`,
  placement: "Where the ad shows",
  version: (number: number) => `Version ${number}`,
  texts: "Everything you approve",
  callToAction: "Button",
  address: "Address",
  leadsTo: (url: string) => `Leads to ${url.replace(/^https?:\/\//, "")}`,
  noAddress: "No address yet",
  picture: "Picture",
  commentOn: (part: string) => `Comment on ${part.toLowerCase()}`,
  comment: "Comment",
  tapPicture: "Tap the picture to comment on a spot.",
  keptTitle: "Kept in spite of a check",
  reason: (owner: string, reason: string) => `${owner}’s reason: “${reason}”`,
  noteFrom: (owner: string) => `${owner} writes`,
} as const;

/**
 * States of an ad in words, on the reviewer's page (`ad-strip.tsx`); the Review tab has its own in
 * `review-tab.copy.ts`.
 */
export const reviewStateCopy = {
  waiting: "Waits for you",
  approved: "Approved",
  changes: "Changes asked",
  changed: "Changed, asks again",
} as const;

/**
 * Text of the comments and their form on the reviewer's page; those of the Review tab are
 * `askedAdCopy` (`review-tab.copy.ts`).
 */
export const reviewCommentCopy = {
  pane: "Comments and decision",
  none: "No comments yet",
  count: (comments: number) => count(comments, "comment", "comments"),
  allAnswered: (comments: number) =>
    comments === 1 ? "1 comment, answered" : `${comments} comments, all answered`,
  add: "Add a comment",
  yours: "Your comment",
  about: "About",
  wholeAd: "the whole ad",
  picture: "the picture",
  onPicture: "on the picture",
  on: (part: string) => `on the ${part.toLowerCase()}`,
  text: "Comment",
  reply: "Reply",
  yourAnswer: "Your answer",
  answer: "Answer",
  sendAnswer: "Add answer",
  send: "Add comment",
  sending: "Adding...",
  cancel: "Cancel",
  resolved: "Resolved",
  pin: (number: number) => `Comment ${number}`,
  draftPin: "Pin of your comment. Arrow keys move it.",
  missing: "Write what you want to say.",
  offline: "Not sent yet. It will go when you are back.",
  failed: "Not sent. Your text is still here; please try again.",
  more: "Show more comments",
} as const;

/**
 * Text of the buttons and dialogs with which a reviewer approves or asks for changes
 * (`decision-bar.tsx` and its dialogs). Refusals of the server are in `messages.ts`.
 */
export const reviewDecisionCopy = {
  approve: "Approve",
  approving: "Approving...",
  approveAll: (ads: number) => `Approve all ${ads} that wait`,
  askChanges: "Ask for changes",
  asking: "Sending...",
  lockHint: "Approving locks exactly what you see here.",
  nameTitle: { approved: "Who is approving?", changes: "Who is asking?", comment: "Who is commenting?" },
  nameText: (owner: string) =>
    `Asked once. Your name stands beside your comments and decisions, and in the record that ${owner} keeps.`,
  name: "Your name",
  nameMissing: "Please enter your name.",
  nameSubmit: { approved: "Approve", changes: "Ask for changes", comment: "Add comment" },
  changesTitle: (ad: string) => `What should change in ${ad}?`,
  changesAllTitle: (ads: number) => `What should change in these ${ads} ads?`,
  changesText: "Your words go to the ad as a comment.",
  changesLabel: "What should change",
  changesMissing: "Say what should change.",
  allTitle: (ads: number) => `Approve these ${ads} ads?`,
  allText: "Each is locked exactly as it is shown here.",
  notOpened: "You have not opened it",
  approveThese: (ads: number) => `Approve ${count(ads, "ad", "ads")}`,
  scope: "Which ads",
  all: (ads: number) => `All ${ads} that wait`,
  thisOne: "This ad",
  cancel: "Cancel",
  failed: "This could not be saved. Please try again.",
  offline: "You are offline. Nothing was sent; please try again when you are back.",
  nextAd: (left: number) => `Next ad, ${left} left`,
  lockedTitle: "Approved and locked",
  lockedText: (who: string, version: number, when: string) =>
    `${who} approved version ${version} of this ad on ${when}.`,
  fingerprint:
    "This fingerprint stands for this exact text, picture and address. If one letter changes, it changes, and you are asked again.",
  changesDone: "You asked for changes",
  changesDoneText: (owner: string) => `${owner} sees what you wrote. A new version asks you again.`,
  mind: (owner: string) =>
    `Changed your mind? Write to ${owner}: a locked ad can only be replaced by a new version.`,
  allDone: (ads: number) => (ads === 1 ? "That was the only ad." : `That was all ${ads} ads.`),
  allDoneText: (owner: string) => `Your answers are with ${owner}. You can close this page.`,
} as const;

/**
 * Text of the note on the reviewer's page about an ad that was changed meanwhile
 * (`change-note.tsx`), and of the bar below it then (`decision-bar.tsx`).
 */
export const reviewChangeCopy = {
  title: (owner: string) => `${owner} changed this ad while you were reading`,
  text: "Nothing was decided. Compare the two versions, then decide about the new one.",
  before: "You were reading",
  now: "Now",
  picture: "The picture is another one.",
  show: "Show the new version",
  gone: "This ad is no longer part of the review.",
} as const;

/**
 * Text of the reviewer's page when it has no ads to show (`review-page.tsx`, `offline-note.tsx`):
 * the link has ended, the ads were deleted, or the browser is offline.
 */
export const reviewStatusCopy = {
  deadTitle: "This link has ended",
  deadText: "Ask the person who sent it for a new one.",
  failedTitle: "The ads could not be loaded",
  failedText: "Check your connection, then try again.",
  emptyTitle: "There is nothing to review any more",
  emptyText: "The ads of this review were deleted.",
  tryAgain: "Try again",
  offline: "You are offline. What you type stays here.",
} as const;
