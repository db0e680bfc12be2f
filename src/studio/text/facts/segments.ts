/**
 * A part of a field of a brief, in UTF-16 units; `end` is exclusive. Made by the functions of this
 * file and by `findValues`.
 */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A clause of a brief and the sentence around it. `clausesOf` makes it; `joinClauses`
 * (`classify.ts`) and `mergePricedLists` (`priced-lists.ts`) join clauses.
 */
export interface Clause extends Range {
  readonly sentence: Range;
  /** What separates it from the clause before: a comma or dash is weak, everything else strong. */
  readonly join: "start" | "weak" | "strong";
}

/**
 * Words before a clause that follows from the clause before it, in all languages, as the source of
 * a regular expression. `notes.ts` and `ads/sentence-parts.ts` keep such clauses with the one
 * before them.
 */
export const CONSEQUENCE_WORDS = "so|sodass|damit|donc|así que|quindi|così|assim|por isso|zodat|dus";

/**
 * Merges clauses with the one before them in their sentence, from which a comma or dash separates
 * them, if `belongs` is true for the two. `appositions.ts` and `priced-lists.ts` call it.
 */
export function mergeClauses(
  clauses: readonly Clause[],
  belongs: (previous: Clause, clause: Clause) => boolean,
): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const previous = merged.at(-1);
    const follows = clause.join === "weak" && previous?.sentence.start === clause.sentence.start;
    if (follows && belongs(previous, clause)) merged[merged.length - 1] = { ...previous, end: clause.end };
    else merged.push(clause);
  }
  return merged;
}

const ABBREVIATION =
  /(?:^|[\s(])(?:[\p{L}-]*str|\p{L}|dra?|hr|dhr|mevr|mw|dott|sig|ing|eng|mr|mrs|ms|st|no|nr|vs|inc|ltd|co|corp|approx|ca|incl|excl|inkl|zzgl|max|min|std|tel|est|kl|bzw|evtl|prof|dir|san|sr|sra|mme|mlle|jr|etc|p\.\s?ex|p\.\s?ej|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|o\.\s?ä|p\.\s?[mp]|a\.\s?m|m\.w\.st|avda|av|avd|rd|ave|blvd|od|ggf|tlf|telf|tél|pza|pl|ctra|lgo|gr|qm|stk|mind|tägl|inh)\.$/iu;
const SENTENCE_END =
  /(?:[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？｡؟۔।]+["'”’»)\]」』）]*|\s*[\r\n\u2028\u2029]+\s*)/gu;
const BULLET = /^(?:(?![-–+]\s?\d+ ?%)[\s\-–—*•·▪▫◦●○■□➤➔→►✓✔✅☑👉🔹🔸⭐>]|\uFE0F)+|^[a-z]\)\s+/u;
/** The number of an item of a list, or an ordinal number: "8. November", "5. Klasse". */
const NUMBER = /^\(?(\d{1,2})[.)](?=\s+\p{L})/u;
const EDGE_START = /[\s,;:.!?…·|/&+*”»)\]\-–—\p{Extended_Pictographic}\uFE0F\u200D]/u;
/** "-20 %" and "+3" keep their sign. */
const SIGNED = /^[-–+]\s?\d/u;
const EDGE_END = /[\s,;:.!?…·|/&*„«‘([\-–—]/u;
/** A bare number such as "44." states nothing; "4.9/5", a price or a telephone number does. */
const BARE_NUMBER = /^[\s(]*\d{1,3}[\s).]*$/u;
/** "No fix, no fee", "Keine Daten, keine Rechnung": a condition, whose comma splits nothing. */
const CONDITION =
  /(?<=^|[,;،] ?)(?:no|kein(?:e|en)?|geen|pas d(?:e |[’'])|sin|sem|nessun[ao]?|niente)\s?[\p{L}\s-]{2,30}, ?(?:no|kein(?:e|en)?|geen|pas de|sin|no hay|sem|nessun[ao]?|niente) (?:fee|charge|cost|bill|pay|payment|invoice|rechnung|kosten|honorar|gebühr|facture|frais|paiement|honoraires|coste|cobro|pago|factura|custo|cobrança|pagamento|fatura|factuur|kosten|betaling|spesa|spese|compenso|parcella|fattura)(?!\p{L})/giu;
/** "4, 6 or 10 panels": numbers of one noun. */
const COUNTS =
  /(?<![\p{N}.,:])\d{1,4}(?:, \d{1,4})+,? (?:and|or|und|oder|et|ou|y|e|o|en|of) \d{1,4}(?![\p{N}.,:]\p{N})/giu;
/** "£39 / £75 / £144", "5,5 / 10 / 20": amounts of one list, which share the label before them. */
const AMOUNTS = /[€£$]? ?\d[\d.,]*(?: ?[€£$%])?(?: \/ [€£$]? ?\d[\d.,]*(?: ?[€£$%])?)+/gu;
/** A comma between digits belongs to a number; a dash needs spaces around it. */
const DELIMITER =
  /(?<weak>(?<!\d),(?!\d)|(?<=\d),(?=\s)|(?<!\d),(?=\d)|،|、|，|\s[–—-]{1,2}\s)|(?<strong>[;；؛]|\s[|·•]\s|\s\/\s)/gu;

/**
 * The ranges of the sentences of a brief's field with their final punctuation marks, without
 * bullets, outer spaces and bare numbers. Marks and abbreviations that end no sentence are in this
 * file. `readFacts`, `readContacts` and, for voice-overs, `voiceOverSentences` call it.
 */
export function sentencesOf(text: string): Range[] {
  const sentences: Range[] = [];
  let from = 0;
  const push = (to: number) => {
    const range = trimRange(text, { start: from, end: to });
    const said = text.slice(range.start, range.end);
    if (/[\p{L}\p{N}]/u.test(said) && !BARE_NUMBER.test(said)) sentences.push(range);
    from = to;
  };
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const breaks = /[\r\n\u2028\u2029]/u.test(match[0]);
    const head = text.slice(from, match.index + 1);
    const open =
      !breaks &&
      (isAsideQuestion(head, text.slice(end)) ||
        isContinued(text.slice(from, end), text.slice(end)) ||
        isAbbreviation(head, text.slice(end)) ||
        isQuoteOpen(text.slice(from, end)));
    if (!open) push(breaks ? match.index : end);
    if (breaks) from = end;
  }
  push(text.length);
  return sentences;
}

/** "Code for online application, refused? we redo free": a question that continues the sentence. */
const isAsideQuestion = (head: string, rest: string) =>
  /,\s*\p{L}+(?: \p{Ll}+){0,2}\?$/u.test(head) && /^\s+\p{Ll}/u.test(rest);

/** "Before the third frame... ok, before Saturday": dots before what corrects or continues them. */
const isContinued = (head: string, rest: string) =>
  /(?:\.{2,}|…)$/u.test(head) &&
  /^\s*(?:ok(?:ay)?|well|and|or|but|not|und|oder|aber|nicht|et|ou|mais|pas|y|o|pero|no|e|ma|non|mas|n[ãa]o|en|of|maar|niet)(?!\p{L})/u.test(
    rest,
  );

/** The day of a date such as "am 12. Mai" and "14./15. Juni". */
const ORDINAL = /(?:^|[\s/])\d{1,2}\.$/u;
/** "jede 2. Woche", "ab dem 3. Kind" */
const ORDINAL_ADJECTIVE =
  /(?:^|\s)(?:(?:jede[mnrs]?|de[mnr]|die|das|zum|zur|je|ihre?|deine?) |\d{1,2}\. (?:und|oder|bis) )\d{1,2}\.$/iu;
const MONTH =
  /^\s(?:\d{1,2}\.|jan|feb|mär|mar|apr|mai|may|maj|jun|jul|aug|sep|okt|oct|nov|dez|dec|led|únor|břez|dub|květ|červ|srp|září|říj|list|pros|stycz|lut|kwie|maja|czerw|lip|sierp|wrze|paź|grud|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)/iu;

/** "seit 1.3. gilt 890": a date after a preposition. */
const DATED = /(?<!\p{L})(?:seit|ab|bis|vom|am|zum) (?:dem )?\d{1,2}\.\d{1,2}\.$/iu;

/** "seg. a sáb. 8h-20h" */
const WEEKDAY =
  /(?:^|[\s(–-])(?:mon|tues?|wed|thurs?|fri|sat|lun|mer|jeu|ven|sam|dim|mié|jue|vie|mart|gio|seg|ter|qua|qui|sáb|dom)\.$/iu;

/** What follows an ordinal number: "von der 5. bis zur 13. Klasse", "im 3. Stock". */
const COUNTED =
  /^\s(?:bis (?:zu[rm] )?\d|(?:oder|und) \d{1,2}\.|(?:klasse|sorte|wahl|qualität|preis|platz|gang|semester|schuljahr|jahrgang|stunde|termin|mal|stock|etage|lebensjahr|jahrhundert|woche|monat|generation|person|kind|tür|hinterhof|aufgang|eingang|obergeschoss|des monats|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|advent|wochenende)(?!\p{L}))/iu;

/** "talons en 20 min. ressemelage complet 4 jours": the end of an item of hurried notes. */
const DURATION_END = /^\s*\p{Ll}[^.]*\d\s?(?:min|std|sec|sek)\.$/u;
/** The next item of hurried notes, with its own number; no "30 min. für 20 €". */
const NEXT_ITEM =
  /^\s+(?!(?:for|from|per|each|and|or|plus|only|max|für|ab|pro|je|zu|mit|und|oder|nur|vor|nach|bis|pour|par|à|au|en|et|ou|de|dès|avec|avant|après|gratuit\p{L}*|por|para|a|con|y|o|desde|antes|después|da|per|e|di|prima|dopo|com|depois|voor|vanaf|met|of|gratis|van)(?!\p{L}))\p{Ll}{4,} (?!(?:from|da|per|ab|zu|für|por|pour|dès|voor) )\p{L}{2,}[^.]*\d/u;

/** "44 Union St.": the end of an address, after which a hurried sentence starts small. */
const STREET_END = /\d[a-z]?,? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:St|Rd|Ave|Ln|Blvd)\.$/u;

/** "a carta de categoria B.": a letter that is the name of a class and no initial. */
const CLASS_LETTER =
  /(?<!\p{L})(?:class|grade|group|size|vitamin|plan|type|block|gate|zone|klasse|kategorie|gruppe|größe|typ|classe|catégorie|permis|groupe|taille|clase|categoría|carn[ée]t?|grupo|talla|categoria|patente|gruppo|taglia|carta|carteira|tamanho|categorie|rijbewijs|groep|maat|führerschein) \p{Lu}\.$/iu;

/** A full stop after an abbreviation ends the sentence only before a capital and after "etc.". */
function isAbbreviation(head: string, rest: string): boolean {
  if (!head.endsWith(".") || CLASS_LETTER.test(head)) return false;
  // "z. B.", "p. ej.", "e. g."
  if (/(?<![\p{L}\p{N}])\p{Ll}\.$/u.test(head) && /^\s?\p{L}{1,2}\./u.test(rest)) return true;
  if (
    WEEKDAY.test(head) &&
    /^\s*(?:(?:a|à|al|to) \p{L}|[–-]|\d{1,2}(?:[:.]\d{2}|\s?(?:h|am|pm|[–-])))/u.test(rest)
  )
    return true;
  if (ORDINAL.test(head) && (MONTH.test(rest) || COUNTED.test(rest))) return true;
  // "1. Stunde kostenlos", and the first item of a list.
  if (/^\s*\(?\d{1,2}\.$/u.test(head) && /^\s+\p{L}/u.test(rest)) return true;
  if (ORDINAL_ADJECTIVE.test(head)) return true;
  // "14.9. / 21.9. / 5.10., höchstens 12 Leute"
  if (/(?<!\d)\d{1,2}\.\d{1,2}\.$/u.test(head) && /^(?:,|\s+[/+–-]|\s*(?:und|bis|oder)(?!\p{L}))/u.test(rest))
    return true;
  if (DATED.test(head) && /^\s+\p{Ll}/u.test(rest)) return true;
  if (!ABBREVIATION.test(head) || (DURATION_END.test(head) && NEXT_ITEM.test(rest))) return false;
  if (
    STREET_END.test(head) ||
    (/\p{Lu}\p{Ll}+ (?:St|Rd|Ave|Blvd)\.$/u.test(head) &&
      /^\s+(?!(?:in|near|on|at|by|opposite|next|and)\s)\p{Ll}/u.test(rest))
  )
    return false;
  if (/(?<!\p{L})no\.$/iu.test(head)) return /^\s*\d/u.test(rest);
  // "Dir. san. dott.ssa Ferrari"; German "dir" ends sentences.
  if (/(?<!\p{L})dir\.$/iu.test(head)) return /^\s*san\./iu.test(rest);
  // German "mind." stands before a number, the English word "mind" ends sentences.
  if (/(?<!\p{L})mind\.$/iu.test(head)) return !/^\s+\p{Lu}/u.test(rest);
  // "38 varieties inc. Black Krim"; the company is "Inc."
  if (/(?<!\p{L})inc\.$/u.test(head)) return !/^\s+(?:We|I|You|Call|Book|No|All)(?!\p{L})/u.test(rest);
  const ends = /(?:etc|[ap]\.\s?m|inc|ltd|corp|min|std|tel|(?<![\p{L}.])\p{Ll})\.$/u.test(head);
  return !ends || /^\s+[\p{Ll}\p{N}]/u.test(rest);
}

function isQuoteOpen(quoted: string): boolean {
  // A German quotation ends with the mark that starts an English one.
  const text = quoted.replace(/„[^„“”]*[“”]/gu, "");
  const count = (mark: string) => text.split(mark).length - 1;
  return count("“") > count("”") || count("„") > count("“") + count("”") || count("«") > count("»");
}

/** The number before an item if the text has a neighboring item; empty for a date or an ordinal. */
function itemNumber(text: string, rest: string): string {
  const [number = "", digits] = NUMBER.exec(rest) ?? [];
  if (digits === undefined || MONTH.test(rest.slice(number.length))) return "";
  const hasItem = (value: number) => new RegExp(`(?:^|\\s)\\(?${value}[.)]\\s`, "u").test(text);
  return hasItem(Number(digits) - 1) || hasItem(Number(digits) + 1) ? number : "";
}

function trimRange(text: string, { start, end }: Range): Range {
  let from = start;
  for (;;) {
    const rest = text.slice(from, end);
    const bullet = BULLET.exec(rest)?.[0] ?? itemNumber(text, rest);
    if (bullet === "") break;
    from += bullet.length;
  }
  const tail = /\s+$/u.exec(text.slice(from, end))?.[0] ?? "";
  return { start: from, end: Math.max(from, end - tail.length) };
}

/**
 * Splits a sentence of a brief into the ranges of its clauses at commas, dashes and stronger marks
 * (patterns in this file), without marks at the edges. `readFacts` calls it before `joinClauses`.
 * @param protectedRanges values such as "4,80 €" and "9 - 5" that no mark splits
 */
export function clausesOf(text: string, sentence: Range, protectedRanges: readonly Range[]): Clause[] {
  const clauses: Clause[] = [];
  let from = sentence.start;
  let join: Clause["join"] = "start";
  const push = (to: number) => {
    const range = trimEdges(text, { start: from, end: to });
    if (range.end > range.start && /[\p{L}\p{N}]/u.test(text.slice(range.start, range.end)))
      clauses.push({ ...range, sentence, join });
  };
  const inner = text.slice(sentence.start, sentence.end);
  // "Everyone sings: no audition, no notes" is one list.
  const listFrom = inner.search(LIST_START);
  const whole = [BRACKETED, CONDITION, COUNTS, AMOUNTS, TIME_OR_DISTANCE].flatMap((pattern) =>
    rangesOf(pattern, inner),
  );
  const uncut = protectedRanges.filter((range) => range.start < sentence.end && range.end > sentence.start);
  const isInside = (at: number) =>
    uncut.some((range) => at > range.start && at < range.end) ||
    whole.some((range) => at - sentence.start > range.start && at - sentence.start < range.end);
  for (const match of inner.matchAll(DELIMITER)) {
    const at = sentence.start + match.index;
    if (isInside(at) || (listFrom >= 0 && match.index > listFrom && match.groups?.["weak"] !== undefined))
      continue;
    push(at);
    from = at + match[0].length;
    join = match.groups?.["weak"] === undefined ? "strong" : "weak";
  }
  push(sentence.end);
  return clauses;
}

/** A colon after a statement, which a list of what it means follows. */
const LIST_START = /(?<=\p{L}{3} ?):\s(?=\p{L})/u;

function rangesOf(pattern: RegExp, text: string): Range[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How long a guarantee lasts: "24 month / 24,000 mile warranty". */
const TIME_OR_DISTANCE = /\d+[ -]\p{L}+ \/ \d[\d.,]*[ -]?(?:miles?|km|kilomet\p{L}+)(?!\p{L})/giu;

/** Brackets and quotations with their content, if they are closed. */
const BRACKETED =
  /\([^()]{0,200}\)|\[[^[\]]{0,200}\]|“[^“”]{0,200}”|„[^„“”]{0,200}[“”]|«[^«»]{0,200}»|"[^"]{0,200}"/gu;

/**
 * The range of a clause without spaces and punctuation at both ends; brackets and quotes stay where
 * they are a pair. `clausesOf` and `readFacts` call it; the marks are in `EDGE_START`, `EDGE_END`
 * and `PAIRS` here.
 */
export function trimEdges(text: string, { start, end }: Range): Range {
  let range = { start, end };
  for (;;) {
    const trimmed = trimOnce(text, range);
    if (trimmed.start === range.start && trimmed.end === range.end) return trimmed;
    range = trimmed;
  }
}

function trimOnce(text: string, { start, end }: Range): Range {
  let from = start;
  let to = end;
  while (from < to && EDGE_START.test(charAt(text, from)) && !SIGNED.test(text.slice(from, from + 3)))
    from += charAt(text, from).length;
  while (from < to && EDGE_END.test(text[to - 1] ?? "")) to -= 1;
  const inner = text.slice(from, to);
  for (const [open, close] of PAIRS) {
    if (inner.startsWith(open) && !inner.slice(1).includes(close)) return { start: from + 1, end: to };
    if (inner.endsWith(close) && !inner.slice(0, -1).includes(open)) return { start: from, end: to - 1 };
  }
  return { start: from, end: to };
}

const charAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Marks that come in pairs; an apostrophe at the end of a word is none. */
const PAIRS = [
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["(", ")"],
  ["[", "]"],
  ["‘", "’"],
  ['"', '"'],
] as const;
