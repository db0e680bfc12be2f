import { campaignsMessages } from "../campaigns/messages.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import { REVIEW_LIMITS } from "./limits.ts";

/**
 * Messages of refused calls about reviews, to owner and reviewer, for schemas here and services of
 * `modules/reviews`; numbers come from `REVIEW_LIMITS` in `limits.ts`, of invitations from
 * `core/rate-limits.ts`.
 */
export const reviewMessages = {
  linkEnded: "This link has ended. Ask the person who sent it for a new one.",
  versionConflict: "This ad was changed while you were reading. Please look at it again.",
  adsMissing: "Please choose at least one ad",
  adUnknown: "This ad does not belong to the campaign",
  adUnfinished: "The texts of this ad are still being written",
  tooManyAds: `A review can have at most ${REVIEW_LIMITS.ads} ads`,
  tooManyPeople: `A review can be sent to at most ${REVIEW_LIMITS.people} people`,
  day: "Please choose a day such as 2026-12-31",
  dayPast: "This day is over",
  dayTooLate: `A link works for at most ${REVIEW_LIMITS.linkDays} days`,
  invitationLimit: `You can send ${RATE_LIMITS.invitationsPerDay} invitations a day. Please send the others tomorrow, or share a link for anybody.`,
  fieldUnknown: campaignsMessages.unknownField,
  spotIncomplete: "A spot needs both x and y, in percent of the picture",
  replyUnknown: "This comment does not exist",
} as const;
