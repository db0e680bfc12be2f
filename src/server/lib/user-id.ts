declare const userIdBrand: unique symbol;

/**
 * Branded id of a user. Values come only from the database: from a session or a row's `user_id`,
 * never from the text of a request. Functions that read or change a user's data take this type, so
 * that no other id, such as that of a generation, can be passed by mistake.
 */
export type UserId = string & { readonly [userIdBrand]: true };

/**
 * Brands the id of a new user or of a job's data; `sign-up.service.ts`, `end-account.ts` and
 * schemas of jobs call it; a test lists the permitted callers.
 */
export const asUserId = (id: string): UserId => id as UserId;
