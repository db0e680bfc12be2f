const SLOT = /\{(\w+)\}/g;

/** What frames may name. Empty means: not given, frames that need it are left out. */
export interface Slots {
  readonly product: string;
  readonly company: string;
  /** Product and company in one noun phrase, for example "Country Loaf from Hearth & Crumb". */
  readonly offer: string;
  /** The audience as it stands after a preposition. */
  readonly audience: string;
  /** The same at the beginning of a sentence or after a colon. */
  readonly audienceLabel: string;
}

/** Puts the user's words into a frame such as "Our answer: {offer}." Braces the user typed are left alone. */
export function fillFrame(frame: string, slots: Slots): string {
  let filled = "";
  let end = 0;
  for (const match of frame.matchAll(SLOT)) {
    const value = valueOf(match[1] ?? "", slots);
    filled += frame.slice(end, match.index) + value;
    end = match.index + match[0].length;
    // "Yahoo!" at the end of a sentence, or "Acme Inc.", bring their own mark.
    if (/[.!?…。！？]$/u.test(value) && /^[.!?。]/u.test(frame.slice(end))) end += 1;
  }
  return filled + frame.slice(end);
}

/** False when a value is missing, or when its own punctuation would collide with the frame's. */
export function fitsFrame(frame: string, slots: Slots): boolean {
  return [...frame.matchAll(SLOT)].every((match) => {
    const value = valueOf(match[1] ?? "", slots);
    if (value === "") return false;
    const before = frame.slice(0, match.index);
    const after = frame.slice(match.index + match[0].length);
    if (/[\p{Po}\p{Pd}]$/u.test(value) && /^\s?[,:;?!،：、，–—-]/u.test(after)) return false;
    if (/^[!?:;,–—-]/u.test(value)) return false;
    const quoted = /[«“„「]\s?$/u.test(before) && /["“”„«»「」]/u.test(value);
    return !quoted && !(startsSentence(before) && /^\p{Ll}/u.test(value) && !/^\p{Ll}+\p{Lu}/u.test(value));
  });
}

function startsSentence(before: string): boolean {
  return before === "" || /[.!?。！？]\s*$/u.test(before);
}

function valueOf(name: string, slots: Slots): string {
  return name in slots ? slots[name as keyof Slots] : "";
}
