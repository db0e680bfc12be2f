import type { ReviewComment } from "#core/reviews/comment.ts";

/**
 * A comment with its number on the ad, which its pin shows, and the answers to it: `numberComments`
 * makes it, `CommentList` and `AdStage` show it.
 */
export interface NumberedComment extends ReviewComment {
  readonly number: number;
  readonly answers: readonly ReviewComment[];
}

/**
 * Numbers the comments on an ad in the order in which they were written, each with its answers, for
 * `useComments`.
 */
export function numberComments(comments: readonly ReviewComment[]): NumberedComment[] {
  const sorted = comments.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const answers = Map.groupBy(sorted, ({ replyTo }) => replyTo);
  return (answers.get(null) ?? []).map((comment, index) => ({
    ...comment,
    number: index + 1,
    answers: answers.get(comment.id) ?? [],
  }));
}

/**
 * Whether a comment is done: the owner resolved or answered it. `CommentPane` says so if all are.
 * The owner's count of open comments has its own rule (`countByAd` in
 * `server/modules/reviews/comments.repo.ts`), by which answers do not count.
 */
export const isAnswered = ({ resolvedAt, answers }: NumberedComment) =>
  resolvedAt !== null || answers.some(({ by }) => by === "owner");
