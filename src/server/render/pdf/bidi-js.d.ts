declare module "bidi-js" {
  /** Levels of a text by the Unicode Bidirectional Algorithm, one for each UTF-16 unit. */
  interface Levels {
    /** Odd for right to left. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction: "ltr" | "auto"): Levels;
    /** Indices of a line from left to right; `end` is included. */
    getReorderedIndices(text: string, levels: Levels, start: number, end: number): readonly number[];
    getMirroredCharacter(character: string): string | null;
  }
  // The package's own types describe a namespace with a default, which CommonJS does not have.
  function bidiFactory(): Bidi;
  export = bidiFactory;
}
