import type { UserId } from "./user-id.ts";

/**
 * Id of a row together with its owner, in repos and services of all slices; queries by it never
 * match another user's row.
 */
export interface OwnedId {
  readonly userId: UserId;
  readonly id: string;
}
