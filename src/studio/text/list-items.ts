import { capitalizeFirst } from "../language/letter-case.ts";
import { endsWithTerminalMark } from "../language/punctuation.ts";
import { stripInstructions } from "./instructions.ts";

/** UTF-16 units of one item and of a joined line. */
const MAX_ITEM = 45;
const MAX_LINE = 130;

/**
 * Joins short list items of neighboring lines to "Fresh bread · Vegan options"; sentences stay
 * apart.
 */
export function joinListItems(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const item =
      line.length <= MAX_ITEM &&
      !endsWithTerminalMark(line) &&
      !/[:·]/.test(line) &&
      stripInstructions(line, "details") === line;
    const text = item ? line.replace(/[,;]+$/u, "") : line;
    const previous = joined.at(-1);
    if (item && open && previous !== undefined && previous.length + text.length + 3 <= MAX_LINE) {
      joined[joined.length - 1] = `${previous} · ${capitalizeFirst(text)}`;
    } else joined.push(text);
    open = item;
  }
  return joined;
}
