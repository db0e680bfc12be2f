/** Comments on ads in a review, and the owner's answers. */
import * as z from "zod/mini";
import { cursorField, requiredText } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { reviewerName, versionMarkSchema } from "./decision.ts";
import { REVIEW_LIMITS } from "./limits.ts";

const time = z.iso.datetime();
const id = z.string().check(z.maxLength(LIMITS.name));
const text = requiredText("Your comment", REVIEW_LIMITS.comment);
/** Percent of the width or height of the picture. */
const percent = z.number().check(z.gte(0), z.lte(100));

/**
 * A comment of a review, or an answer to one, in responses to owner and reviewer; names and texts
 * are plain text. `present.ts` of `modules/reviews` makes it. `null`: `field` for the whole ad, `x`
 * and `y` without a spot, `replyTo` unless it is an answer, `resolvedAt` while open.
 */
export const commentSchema = z.object({
  id: z.string(),
  adId: z.string(),
  /** The campaign's owner, or a person with the link. */
  by: z.enum(["owner", "reviewer"]),
  name: z.string(),
  text: z.string(),
  /** Name of a field, `callToAction`, `url` or `media`; `null` for the whole ad. */
  field: z.nullable(z.string()),
  /** A spot on the picture in percent of its width and height, from the top left. */
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  /** The comment that it answers. */
  replyTo: z.nullable(z.string()),
  /** State of the ad when the comment was written. */
  version: versionMarkSchema,
  createdAt: time,
  /** When the owner marked it as resolved; answers are never resolved. */
  resolvedAt: z.nullable(time),
});

/**
 * A comment or an answer, made by `present.ts` of `modules/reviews` for the owner's Review tab and
 * the reviewer's page.
 */
export type ReviewComment = z.output<typeof commentSchema>;

/**
 * Response of the lists of comments: a page of `COMMENTS_PAGE_SIZE`, oldest first.
 * `comments.service.ts` makes it. `nextCursor` is `null` on the last page.
 */
export const commentListSchema = z.object({
  items: z.array(commentSchema),
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of `COMMENTS_PAGE_SIZE` comments, from `comments.service.ts` to the Review
 * tab and the reviewer's page.
 */
export type CommentList = z.output<typeof commentListSchema>;

/**
 * Query of a list of comments, of owner and reviewer: one ad (all if missing), and the cursor, for
 * `comments.service.ts`; `COMMENTS_PAGE_SIZE` is the size of a page.
 */
export const listCommentsSchema = z.object({
  adId: z.optional(id),
  cursor: cursorField,
});

/**
 * Body of the owner's comment or answer on the Review tab; without `field` it is about the whole
 * ad; the length is `REVIEW_LIMITS.comment` in `limits.ts`.
 */
export const ownCommentSchema = z.object({
  adId: id,
  text,
  field: z.optional(id),
  x: z.optional(percent),
  y: z.optional(percent),
  replyTo: z.optional(id),
});

/**
 * Checked body of the owner's comment or answer, for `comments.service.ts`; a reviewer's adds a
 * name (`sharedCommentSchema`). Its length is `REVIEW_LIMITS.comment` in `limits.ts`.
 */
export type OwnComment = z.output<typeof ownCommentSchema>;

/**
 * Body of a reviewer's comment or answer on the page of a review link, with the name of at most
 * `LIMITS.name` (`core/limits.ts`); the text's length is `REVIEW_LIMITS.comment` in `limits.ts`.
 * `shared-review.routes.ts` takes it, `comments.service.ts` stores it.
 */
export const sharedCommentSchema = z.extend(ownCommentSchema, { name: reviewerName });

/**
 * Body with which the owner marks a comment as resolved or opens it again (`comments.service.ts`).
 */
export const resolveCommentSchema = z.object({ resolved: z.boolean() });
