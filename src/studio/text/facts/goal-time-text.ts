/** A time that a goal names, and its place in the goal's text, in UTF-16 units. */
export interface FoundTime {
  /** "for May or June", "by the end of July", "for a Tuesday": of a booking or an order. */
  readonly booked: string;
  /** The same of a visit: "on a Saturday". */
  readonly visited: string;
  readonly start: number;
  readonly end: number;
}

/** What separates statements of a goal; commas between months are no separators. */
const SEPARATOR =
  /[,;.()\n!]| (?:but|because|so|when|weil|damit|da|denn|car|parce|pour que|porque|que|quando|perché|so dass|want|omdat|dat|zodat|mais|ma|aber|pero|mas|maar) /iu;
/** The same after a time, where another time may be given up: "in September statt im Oktober". */
const AFTER = new RegExp(
  `${SEPARATOR.source}| (?:instead of|rather than|statt|anstatt|au lieu d|plutôt qu|en vez de|invece d|em vez d|in plaats van)`,
  "iu",
);

/** The statement of a goal around a range of it; the range itself stays whole. */
export function around(goal: string, start: number, end: number): string {
  const before = goal.slice(0, start).split(SEPARATOR).at(-1) ?? "";
  const after = goal.slice(end).split(AFTER)[0] ?? "";
  return `${before} ${after}`;
}

/** Words and marks between months; between days, a comma starts another statement. */
export const JOINT = String.raw`(?:\s*(?:,|/|&|\+)\s*|\s+(?:and|or|und|oder|et(?: en)?|ou|y(?: en)?|o|u|e(?: a| em)?|en(?: in)?|of)\s+)`;

/** An event before which customers are wanted: "before the fair in April". */
export const AHEAD =
  /(?<!\p{L})(?:ahead of|before|vor(?! allem)|avant|antes|prima|v[óo][óo]r de|voordat)(?!\p{L})/iu;
/** Prepositions of a start or an end ("ab März", "until Friday"), which is no time to book for. */
export const FROM_OR_TO =
  /(?<!\p{L})(?:by|ab|seit|nach|from|since|after|until|till|to|bis|à partir d[eu’']|dès|depuis|après|jusqu[’']?\p{L}*|d[’']ici|a partir d[eoa]l?|desde|después de|hasta|a partire da|dopo|da|dal|fino a|entro|depois de|até|vanaf|sinds|na|tot|uiterlijk|voor) (?:(?:the|le|la|las?|los?|el|o|à|au|het|fin|la fin|fine|finales|end of|ende|mitte|eind) ?(?:de |di )?)*$/iu;

/** "May, June or September" */
export function joinWith(names: readonly string[], or: (next: string) => string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${or(last)} ${last}`;
}
