/** The part of css-tree that is used; the package has no types. */
declare module "css-tree/tokenizer" {
  /** Calls back with the kind of each token and its range in the source. */
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  export const AtKeyword: number;
  export const Comment: number;
  export const LeftCurlyBracket: number;
  export const RightCurlyBracket: number;
  export const Semicolon: number;
  export const Url: number;
}
