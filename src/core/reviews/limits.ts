/**
 * Most numbers and lengths of reviews; lengths in UTF-16 units. The services of `modules/reviews`
 * count, `review-limits.ts` there limits rates, schemas and `messages.ts` use them.
 */
export const REVIEW_LIMITS = {
  /** Life of a link that has no last day. */
  linkDays: 30,
  /** People that one review is mailed to. */
  people: 20,
  /** Mails to people per user and 24 hours, reminders included. */
  invitationsPerDay: 20,
  /** Ads of one review. */
  ads: 300,
  note: 1000,
  comment: 2000,
  /** Comments and answers of one review. */
  comments: 5000,
  /** Comments and decisions through one link per hour. */
  commentsPerHour: 2000,
  decisionsPerHour: 600,
  /** Requests with links that do not work, per client and 15 minutes. */
  deadLinks: 30,
} as const;

/** Names of ads in one paragraph of the mail to the owner (`mails.copy.ts`); more are counted. */
export const NAMED_ADS = 10;
