import type { Page } from "@playwright/test";
import { emojiSvg } from "#server/render/emoji.ts";

const EMOJI = /\p{RGI_Emoji}/gv;

/** Image of an emoji as a data URL; `undefined` if the set has none. */
function addressOf(emoji: string): string | undefined {
  const name = Array.from(emoji, (one) => one.codePointAt(0)?.toString(16)).join("-");
  const drawing = emojiSvg(`${name}.svg`);
  return drawing && `data:image/svg+xml;base64,${drawing.toString("base64")}`;
}

/** Runs in the page: replaces each emoji by its image. */
const REPLACE = `(drawings) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parts = text.data.split(/(\\p{RGI_Emoji})/v);
    if (parts.length === 1) continue;
    text.replaceWith(...parts.map((part) => {
      if (!(part in drawings)) return part;
      const picture = new Image();
      picture.src = drawings[part];
      picture.alt = part;
      picture.style.cssText = "display: inline; width: 1.15em; height: 1.15em; vertical-align: -0.2em";
      return picture;
    }));
  }
}`;

/**
 * Replaces the emojis of a page by the drawings of the ads' renderer before its screenshot, because
 * the browser may have no emoji font.
 */
export async function drawEmoji(page: Page): Promise<void> {
  const found = new Set((await page.evaluate<string>("document.body.innerText")).match(EMOJI));
  if (found.size === 0) return;
  const drawings = [...found].flatMap((emoji) => {
    const address = addressOf(emoji);
    return address === undefined ? [] : [[emoji, address] as const];
  });
  await page.evaluate(`(${REPLACE})(${JSON.stringify(Object.fromEntries(drawings))})`);
}
