import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ImageSource, Node } from "@takumi-rs/core";
import { extractEmojis } from "@takumi-rs/helpers/emoji";

const FOLDER = fileURLToPath(new URL("./", import.meta.resolve("@twemoji/svg/package.json")));
const EMPTY = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');

/** Emoji as pictures: the node with its emoji replaced, and the pictures they need. Nothing is fetched. */
export type Emoji = (node: Node) => { node: Node; images: ImageSource[] };

export function createEmoji(): Emoji {
  const known = new Map<string, Buffer>();
  const read = (src: string): Buffer => {
    const held = known.get(src);
    if (held) return held;
    const data = drawingOf(src.slice(src.lastIndexOf("/") + 1)) ?? EMPTY;
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

/** The drawing (SVG) of an emoji by its file's name; one that is newer than the set shows its parts' first, else nothing. */
export function drawingOf(name: string): Buffer | undefined {
  for (const file of [name, name.replaceAll("-fe0f", ""), `${name.split("-")[0]}.svg`]) {
    try {
      return readFileSync(FOLDER + file);
    } catch {
      continue;
    }
  }
  return undefined;
}
