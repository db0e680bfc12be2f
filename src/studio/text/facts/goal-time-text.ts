import type { GoalTimeWords } from "./goal-time-words.ts";
import type { Range } from "./segments.ts";

/** A time that a goal names, and its place in the goal's text, in UTF-16 units. */
export interface FoundTime extends Range {
  /** "for May or June", "by the end of July"; empty if it suits visits only: "in the morning". */
  readonly booked: string;
  /** The same of a visit: "on a Saturday". */
  readonly visited: string;
}

/** Words after a time that give another one up: "in September statt im Oktober". */
const INSTEAD =
  "instead of|rather than|statt|anstatt|au lieu d|plutôt qu|en vez de|invece d|em vez d|in plaats van";

/** The words of a statement around a time. */
interface Surroundings {
  readonly text: string;
  /** Whether the statement depends on the one before: "than in May", "who came in June". */
  readonly isDependent: boolean;
}

/**
 * The statement of a goal around a range of it; the range itself stays whole. A dash ends the
 * statement if what stands before or behind it is a wish: "Fill May - weekends are gone already".
 */
export function around(
  goal: string,
  range: Range,
  { separators }: Pick<GoalTimeWords, "separators">,
): Surroundings {
  const marks = `[,;.()\\n!]| (?:${separators})(?= )| qu(?=[’'])`;
  const divided = between(goal, range, `(?:${marks}| [-–—](?= ))`);
  return WISH.test(divided.text) ? divided : between(goal, range, `(?:${marks})`);
}

function between(goal: string, { start, end }: Range, separator: string): Surroundings {
  const before = goal.slice(0, start);
  const [, last = "", own = before] = new RegExp(`^[^]*(${separator})([^]*)$`, "iu").exec(before) ?? [];
  const [after = ""] = goal.slice(end).split(new RegExp(`${separator}| (?:${INSTEAD})`, "iu"));
  return { text: `${own} ${after}`, isDependent: /\p{L}/u.test(last) };
}

/** Words of a wish for customers, in all languages. */
const WISH =
  /(?<!\p{L})(?:book\p{L}*|fill\p{L}*|orders?|more|extra|want|need|get|sell|sales?|guests?|visit\p{L}*|customers?|clients?|people|sign\p{L}*|enrol\p{L}*|appointments?|slots?|spaces?|places?|tickets?|sessions?|jobs?|calls?|drop\p{L}*|quotes?|enquiries|inquiries|students?|members?|class(?:es)?|courses?|groups?|hire|rentals?|new|bring|requests?|gifts?|presents?|geschenke?|cadeau\p{L}*|regal[oi]s?|presentes?|buch\p{L}*|\p{L}*buchung\p{L}*|füll\p{L}*|voll(?: kriegen)?|auslasten|besetzen|\p{L}*bestell\p{L}*|mehr|\p{L}*termin\p{L}*|kund\p{L}*|gäst\p{L}*|besuch\p{L}*|leute|anmeld\p{L}*|verkauf\p{L}*|verkäufe|vermieten|anfragen?|plätze?|teilnehm\p{L}*|schüler\p{L}*|neue\p{L}?|gewinnen|kriegen|kommen|aufträge|reserv\p{L}*|feste\p{L}?|\p{L}*runden|\p{L}*kurse?|gruppen|bringen|holen|belegen|tische?|paten|réserv\p{L}*|remplir|complét\p{L}*|plus|(?:pré)?command\p{L}*|rendez-vous|rdv|gens|monde|inscri\p{L}*|vend(?:re|ons)|ventes?|demand\p{L}*|devis|nouv\p{L}+|créneaux?|stages?|cours|ateliers|groupes|contrats?|appels?|venir|élèves|adhérents?|abonnés?|location|llenar|más|pedidos?|citas?|turnos?|movimientos?|moviment[oi]s?|moviment[oi]|passag(?:e|gi[oi]?)|passaggio|afluencia|affluen(?:ce|za)|fluxo|gente|apunt\p{L}*|vend(?:er|an)|solicitud\p{L}*|presupuestos?|nuev[oa]s?|plazas?|encargos?|matrícul\p{L}*|alumn\p{L}*|cursos?|clases|grupos|traigan?|vengan?|portino|tragam|apportent|amènent|dépos\p{L}*|pidan?|pedir|ocupar|completar|reservas?|prenot\p{L}*|riempire|più|ordin[ie]|appuntament\p{L}*|iscri\p{L}*|vendere|vendite|richiest\p{L}*|preventiv\p{L}*|nuov[oaie]|posti|alliev[ie]|corsi|gruppi|far(?:e)?|arrivare|portare|ritir\p{L}*|completare|encher|preencher|mais|encomend\p{L}*|marca\p{L}*|agend\p{L}*|pessoas|orçament\p{L}*|nov[oa]s?|vagas?|alun[oa]s|aulas|lugares?|fechar|trazer|turmas?|boek\p{L}*|\p{L}*boeking\p{L}*|vullen|vol krijgen|meer|\p{L}*bestel\p{L}*|afspra\p{L}*|klant\p{L}*|gasten|bezoek\p{L}*|langs\p{L}*|opsturen|mensen|inschrij\p{L}*|aanmeld\p{L}*|verko\p{L}*|aanvra\p{L}*|nieuwe?|plaatsen|plekken|binnen|krijgen|inplannen|brengen|kaartjes|leerlingen|leden|cursus(?:sen)?|lessen|groepen|huur\p{L}*)(?!\p{L})|\d/iu;
/** Words before a time that belongs to the wish of an earlier statement: "vor allem dienstags". */
export const ESPECIALLY =
  /(?<!\p{L})(?:especially|mainly|mostly for|particularly|preferably|ideally|also for|vor allem|besonders|möglichst|am liebsten|gern(?:e)?|surtout|notamment|en particulier|de préférence|plutôt|sobre todo|especialmente|preferible\p{L}*|soprattutto|specialmente|preferib\p{L}*|possibil\p{L}*|sobretudo|principalmente|de preferência|vooral|liefst|met name|bij voorkeur)(?!\p{L})/iu;
/** Words that say no more than the time itself: "for May and June", "les 14 et 15". */
const MAX_OTHER_WORDS = 2;

/**
 * Whether the statement around a time wants customers for it: it has a word of a wish (`WISH`),
 * takes up an earlier one (`ESPECIALLY`), or says no more than the time, and has no word of
 * `excluded`.
 */
export const isWanted = (
  { text, isDependent }: Surroundings,
  { excluded }: Pick<GoalTimeWords, "excluded">,
): boolean =>
  !excluded.test(text) && (WISH.test(text) || ESPECIALLY.test(text) || (!isDependent && isShort(text)));

const isShort = (text: string) => text.trim().split(/\s+/u).filter(Boolean).length <= MAX_OTHER_WORDS;

const jointOf = (marks: string) =>
  String.raw`(?:\s*(?:${marks})\s*|\s+(?:and|or|und|oder|et(?: en)?|ou|y(?: en)?|o|u|e(?: a| em)?|en(?: in)?|of)\s+)`;
/** Words and marks between months. */
export const JOINT = jointOf(String.raw`,|/|&|\+`);
/** The same where a comma starts another statement. */
export const JOINT_WITHOUT_COMMA = jointOf(String.raw`/|&|\+`);

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
