/**
 * What a statement of the brief means for the reader, where the statement itself carries it: "no
 * appointment needed" means that people can just turn up. `says` is that meaning as a phrase, "just
 * turn up", which stands before or after the statement; or a whole sentence with `{clause}` for
 * the statement in its middle or `{Clause}` at its start, where only one order makes sense.
 * `[Venez|Viens]` is the formal and the informal address.
 */
export type Benefit = readonly [pattern: RegExp, says: string];

/** A statement with its meaning for the reader, as sentences. */
export interface Felt {
  /** The meaning first: "Just turn up: no appointment needed." */
  readonly first: string;
  /** The statement first: "No appointment needed: just turn up." */
  readonly last: string;
}
