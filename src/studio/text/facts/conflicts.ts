import type { Conflict, Fact } from "./facts.ts";
import { hasWords, type Lexicon } from "./lexicon.ts";
import type { PriceValue } from "./value.ts";

/** Words around a price that do not say what it is for. */
const FILLERS =
  /(?<!\p{L})(?:price|prices|costs?|only|just|now|today|from|for|it|is|our|the|a|an|preis|kostet|kosten|nur|jetzt|heute|für|der|das|die|prix|coûte|seulement|le|la|precio|cuesta|solo|sólo|hoy|el|prezzo|costa|il|oggi|preço|custa|apenas|hoje|o|prijs|kost|slechts|vandaag|de|het)(?!\p{L})/giu;
/** A former price beside the new one is no contradiction. */
const FORMER =
  /(?<!\p{L})(?:was|instead of|statt|vorher|au lieu de|avant|antes|en vez de|anziché|prima|em vez de|in plaats van|eerst)(?!\p{L})/iu;
const EVERY_DAY =
  /(?<!\p{L})(?:daily|every ?day|7 days(?: a week)?|seven days|24\/7|täglich|jeden tag|tous les jours|7 ?j(?:ours)?\/7|todos los días|a diario|tutti i giorni|todos os dias|diariamente|elke dag|dagelijks)(?!\p{L})/iu;
const OPEN =
  /(?<!\p{L})(?:open|geöffnet|offen|ouvert\p{L}*|abiert\p{L}*|abrimos|apert\p{L}*|abert\p{L}*|geopend)(?!\p{L})/iu;

/**
 * Finds pairs of facts that contradict each other in a price or in opening days, hidden
 * restrictions included. Prices conflict only for the same thing and unit. Words of opening,
 * closing and former prices are in this file, those of weekdays in the lexicons. `readFacts` calls
 * it and hides both facts; the form asks the user about them (`readBrief` in
 * `modules/generations/brief-reading.ts`, words: `contradictionQuestion` in
 * `core/generations/copy/platform-copy.ts`).
 */
export function findConflicts(all: readonly Fact[], lexicon: Lexicon): Conflict[] {
  return all.flatMap((first, at) =>
    all.slice(at + 1).flatMap((second): Conflict[] => {
      if (pricesDiffer(first, second)) return [{ kind: "price", facts: [first, second] }];
      return hoursDiffer(first, second, lexicon) || hoursDiffer(second, first, lexicon)
        ? [{ kind: "hours", facts: [first, second] }]
        : [];
    }),
  );
}

function pricesDiffer(a: Fact, b: Fact): boolean {
  if (!a.printable || !b.printable) return false;
  const [first, second] = [onlyPrice(a), onlyPrice(b)];
  if (!first || !second || FORMER.test(`${a.text} ${b.text}`)) return false;
  return (
    first.amount !== second.amount &&
    first.per === second.per &&
    first.from === second.from &&
    subjectOf(a, first) === subjectOf(b, second)
  );
}

/** The price of a fact with a single one. */
function onlyPrice({ values }: Fact): PriceValue | undefined {
  const prices = values.filter((value): value is PriceValue => value.kind === "price");
  return prices.length === 1 ? prices[0] : undefined;
}

/** The subject of a price, by the words around it; empty if unknown. */
function subjectOf({ text }: Fact, { text: price }: PriceValue): string {
  const rest = text.replace(price, " ").toLowerCase().replace(FILLERS, " ");
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** Whether a place is said to be open on a day that another statement says it is closed. */
function hoursDiffer(open: Fact, closed: Fact, { kinds, time }: Lexicon): boolean {
  if (!open.printable || !OPEN.test(open.text) || !isClosed(closed, kinds.caution)) return false;
  if (EVERY_DAY.test(open.text)) return true;
  const weekday = new RegExp(`(?<!\\p{L})(?:${time.weekdays})`, "giu");
  const days = (text: string): string[] =>
    [...text.toLowerCase().matchAll(weekday)].map(([day]) => day.slice(0, DAY_STEM));
  const opened = days(open.text);
  return days(closed.text.slice(closedAt(closed.text))).some((day) => opened.includes(day));
}

/** Letters that tell "Friday" and "Fridays" from other days. */
const DAY_STEM = 3;
const CLOSED =
  /(?<!\p{L})(?:closed|geschlossen|fermé\p{L}*|cerrad\p{L}*|chius\p{L}*|fechad\p{L}*|encerrad\p{L}*|gesloten)(?!\p{L})/iu;
const isClosed = ({ text }: Fact, caution: string) =>
  CLOSED.test(text) && (hasWords(text, caution) || /^\P{L}*closed/iu.test(text));
const closedAt = (text: string) => Math.max(0, text.search(CLOSED) - CLOSED_BEFORE);
/** "Sundays closed": the day may stand before the word, in UTF-16 units. */
const CLOSED_BEFORE = 20;

/**
 * The two prices or statements of a conflict, as typed. `readBrief`
 * (`modules/generations/brief-reading.ts`) puts them into the form's question,
 * `contradictionQuestion` in `core/generations/copy/platform-copy.ts`.
 */
export function conflictTexts({ kind, facts }: Conflict): readonly [string, string] {
  const [first, second] = facts.map(({ text, values }) =>
    kind === "price" ? (values.find((value) => value.kind === "price")?.text ?? text) : text,
  );
  return [first ?? "", second ?? ""];
}
