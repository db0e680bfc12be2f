/** A placeholder in a template. */
const SLOT = /\{(\w+)\}/g;

/** Values of a template's placeholders. A template that needs an empty one does not fit. */
export interface Slots {
  readonly product: string;
  readonly company: string;
  /** Product and company in one noun phrase, for example "Country Loaf from Hearth & Crumb". */
  readonly offer: string;
  /** The audience after a preposition. */
  readonly audience: string;
  /** The audience at the start of a sentence or after a colon. */
  readonly audienceLabel: string;
}

/**
 * Fills a template such as "Our answer: {offer}." Braces inside the values are not placeholders.
 */
export function fillTemplate(template: string, slots: Slots): string {
  let filled = "";
  let end = 0;
  for (const match of template.matchAll(SLOT)) {
    const value = valueOf(match[1] ?? "", slots);
    filled += template.slice(end, match.index) + value;
    end = match.index + match[0].length;
    // A name such as "Yahoo!" or "Acme Inc." already ends the sentence.
    if (/[.!?…。！？]$/u.test(value) && /^[.!?。]/u.test(template.slice(end))) end += 1;
  }
  return filled + template.slice(end);
}

/** Whether every value is given and its punctuation does not collide with the template's. */
export function fitsTemplate(template: string, slots: Slots): boolean {
  return [...template.matchAll(SLOT)].every((match) => {
    const value = valueOf(match[1] ?? "", slots);
    if (value === "") return false;
    const before = template.slice(0, match.index);
    const after = template.slice(match.index + match[0].length);
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
