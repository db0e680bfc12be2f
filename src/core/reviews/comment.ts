/** Comments on ads in a review, and the owner's answers. */
import * as z from "zod/mini";
import { requiredText } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { reviewerName, versionMarkSchema } from "./decision.ts";
import { REVIEW_LIMITS } from "./limits.ts";

const time = z.iso.datetime();
const id = z.string().check(z.maxLength(LIMITS.name));
const text = requiredText("Your comment", REVIEW_LIMITS.comment);
/** Percent of the width or height of the picture. */
const percent = z.number().check(z.gte(0), z.lte(100));

/**
 * A comment of a review, or an answer to one, in responses to owner and reviewer. Names and texts
 * are plain text.
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
 * A comment or an answer as `presentComment` makes it for the owner's Review tab and the reviewer's
 * page.
 */
export type ReviewComment = z.output<typeof commentSchema>;

/** Response of the lists of comments: a page, oldest first. */
export const commentListSchema = z.object({
  items: z.array(commentSchema),
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of comments as `comments.service` returns it to the Review tab and the reviewer's page.
 */
export type CommentList = z.output<typeof commentListSchema>;

/** Query of a list of comments, of owner and reviewer; without `adId` of all ads. */
export const listCommentsSchema = z.object({
  adId: z.optional(id),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** Request body of the owner's comment or answer on the Review tab. */
export const ownCommentSchema = z.object({
  adId: id,
  text,
  field: z.optional(id),
  x: z.optional(percent),
  y: z.optional(percent),
  replyTo: z.optional(id),
});

/**
 * Checked body of the owner's comment or answer; a reviewer's adds a name (`sharedCommentSchema`).
 */
export type OwnComment = z.output<typeof ownCommentSchema>;

/** Request body of a reviewer's comment or answer on the page of a review link. */
export const sharedCommentSchema = z.extend(ownCommentSchema, { name: reviewerName });

/** Request body with which the owner marks a comment as resolved or opens it again. */
export const resolveCommentSchema = z.object({ resolved: z.boolean() });
