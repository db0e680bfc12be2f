declare const ofUser: unique symbol;

/**
 * Whose something is. No text of a request becomes one: they come out of the database alone, with the session of whoever
 * asks or in a row's `user_id`. A function that finds, changes or removes what is a user's therefore takes one of these
 * and nothing that merely looks like it, such as the id of a generation.
 */
export type UserId = string & { readonly [ofUser]: true };

/** The id of a new user, or one that comes back in the data of a job; a test lists who may call this. */
export const asUserId = (id: string): UserId => id as UserId;
