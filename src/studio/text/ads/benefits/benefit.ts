/**
 * What a statement of the brief means for the reader, where the statement itself carries it: "no
 * appointment needed" means that people can just turn up. `to` is the whole sentence: `{clause}` is
 * the statement in the middle of a sentence, `{Clause}` at the start of one, and `[Venez|Viens]`
 * the formal and the informal address.
 */
export type Benefit = readonly [pattern: RegExp, to: string];
