/**
 * Most numbers and lengths of reviews; lengths in UTF-16 units. `links.repo.ts` and
 * `comments.service.ts` of `modules/reviews`, schemas and `messages.ts` use them.
 */
export const REVIEW_LIMITS = {
  /** Life of a link that has no last day. */
  linkDays: 30,
  /** People that one review is mailed to. */
  people: 20,
  /** Ads of one review. */
  ads: 300,
  note: 1000,
  comment: 2000,
  /** Comments and answers of one review. */
  comments: 5000,
} as const;

/** Names of ads in one paragraph of the mail to the owner (`mails.copy.ts`); more are counted. */
export const NAMED_ADS = 10;
