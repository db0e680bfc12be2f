import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ImageSource, Node } from "@takumi-rs/core";
import { extractEmojis } from "@takumi-rs/helpers/emoji";

const FOLDER = fileURLToPath(new URL("./", import.meta.resolve("@twemoji/svg/package.json")));
const EMPTY = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');

/**
 * Replaces the emoji of a renderer's node by images and returns the images. Nothing is fetched.
 * `render.ts`, `measure.ts` and `paint-sheets.ts` call it as `engine.emoji`.
 */
export type EmojiReplacer = (node: Node) => { node: Node; images: ImageSource[] };

/**
 * Creates the replacer of emoji by Twemoji's drawings (package `@twemoji/svg`, `FOLDER`), which it
 * reads from disk once, when `render-engine.ts` is created.
 */
export function createEmojiReplacer(): EmojiReplacer {
  const known = new Map<string, Buffer>();
  const read = (src: string): Buffer => {
    const held = known.get(src);
    if (held) return held;
    const data = emojiSvg(src.slice(src.lastIndexOf("/") + 1)) ?? EMPTY;
    known.set(src, data);
    return data;
  };
  return (node) => {
    const replaced = extractEmojis(node, "twemoji");
    const images = new Map<string, Buffer>();
    const walk = (at: Node): void => {
      if (at.type === "image" && typeof at.src === "string" && at.src.startsWith("https:"))
        images.set(at.src, read(at.src));
      if (at.type === "container") at.children?.forEach(walk);
    };
    walk(replaced);
    return { node: replaced, images: [...images].map(([src, data]) => ({ src, data })) };
  };
}

/**
 * Reads the SVG of an emoji by its Twemoji file name, for the replacer and the screenshots. A
 * sequence that is newer than the set (package `@twemoji/svg`) gives its first emoji; `undefined`
 * if that is missing, too, for which the replacer draws nothing.
 */
export function emojiSvg(name: string): Buffer | undefined {
  for (const file of [name, name.replaceAll("-fe0f", ""), `${name.split("-")[0]}.svg`]) {
    try {
      return readFileSync(FOLDER + file);
    } catch {
      continue;
    }
  }
  return undefined;
}
