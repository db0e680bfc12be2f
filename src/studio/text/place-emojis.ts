import { countEmojis, endsWithEmoji } from "../language/emoji.ts";
import { isIdeographic, type Script } from "../language/script.ts";
import { type Random, shuffle } from "../random.ts";

const MAX_EMOJIS = 3;

/**
 * Joins sentences to one line with one or two emojis: the first at the start or after the opening
 * sentence, the second at the end. Emojis that the user typed count toward the three an ad may
 * have.
 * @param options.leads whether the first emoji is put at the start
 */
export function placeEmojis(
  sentences: readonly string[],
  options: { emojis: readonly string[]; leads: boolean; random: Random; script: Script },
): string {
  const { emojis, leads, random, script } = options;
  const typed = sentences.reduce((sum, sentence) => sum + countEmojis(sentence), 0);
  const room = typed === 0 ? 1 + Math.round(random()) : Math.min(1, MAX_EMOJIS - typed);
  const fresh = shuffle(random, emojis).filter((emoji) => !sentences.join(" ").includes(emoji));
  const chosen = fresh.slice(0, Math.max(0, room));
  const parts = [...sentences];
  const [first, second] = chosen;
  if (first !== undefined && leads) parts.unshift(first);
  else if (first !== undefined && endsWithEmoji(parts[0] ?? "")) parts.push(first);
  else if (first !== undefined) parts.splice(1, 0, first);
  if (second !== undefined && !endsWithEmoji(parts.at(-1) ?? "")) parts.push(second);
  return parts.join(isIdeographic(script) ? "" : " ");
}
