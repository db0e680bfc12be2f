/**
 * The benefit of a statement of the brief, where the statement implies it: "no appointment needed"
 * means that people can just turn up. `says` is the benefit as a phrase, "just turn up", or a whole
 * sentence with `{clause}` for the statement in its middle or `{Clause}` at its start.
 * `[Venez|Viens]` has the formal and the informal form of address. `benefitOf` (`benefits.ts`)
 * fills it in.
 */
export type Benefit = readonly [pattern: RegExp, says: string];

/**
 * A statement with its benefit, as sentences. `benefitOf` (`benefits.ts`) makes it, `lineOf`
 * (`line.ts`) puts it into the line.
 */
export interface Felt {
  /** The benefit first: "Just turn up: no appointment needed." */
  readonly first: string;
  /** The statement first: "No appointment needed: just turn up." */
  readonly last: string;
}
