declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff" | "woff2" | "truetype";
    /** Values at which the axes of a variable font are fixed. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** Cuts a font down to the characters of a text. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
