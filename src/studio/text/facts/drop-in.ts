import type { Brief } from "./brief.ts";
import { isCourse } from "./course.ts";
import type { Fact, Facts } from "./facts.ts";

/**
 * Work at a counter, shops for used things, self-service laundries and halls that are open to all,
 * in all languages.
 */
const OPEN_TO_ALL =
  /(?<!\p{L})(?:cobblers?|shoe repairs?|heel bar|key cutting|watch batter(?:y|ies)|schuster|schuhreparatur\p{L}*|schuhmacher\p{L}*|schlüsseldienst vor ort|cordonnerie|cordonnier|ressemelage|clés minute|zapatero|reparación de (?:zapatos|calzado)|copia de llaves|calzol(?:aio|eria)|risuolatura|duplicazione chiavi|sapateiro|conserto de (?:sapatos|calçado)|schoenmaker\p{L}*|schoenreparatie|sleutels bijmaken|(?:second[- ]?hand|pre-?loved|vintage|thrift|2e[- ]?hands|tweedehands|gebrauchte?) \p{L}+|second[- ]?hand\p{L}*|(?:vêtements|livres|meubles) d[’']occasion|seconde main|friperie|(?:ropa|libros|muebles) de segunda mano|(?:abbigliamento|libri|mobili|vestiti) usat[io]|(?:roupa|livros|móveis) (?:em|de) segunda mão|brechó|(?:climbing|bouldering)(?: (?:hall|wall|gym|centre|center))?|bouldern|boulderhalle|kletterhalle|(?:salle d[’'])?escalade|rocódromo|(?:palestra di )?arrampicata|(?:ginásio de )?escalada|klimhal|boulderhal|ice rink|eisbahn|eishalle|patinoire|pista de hielo|schaatsbaan|laundrette|laundromat|laverie|waschsalon|wasserette|lavand[ae]ria self[- ]?service|lavanderia a gettoni|self[- ]?service laundry|freibad|hallenbad|indoor[- ]?spielplatz|soft play cent(?:re|er))(?!\p{L})/iu;

/** Things and places that are not on the spot: "online second-hand shop", "boots for climbing". */
const ELSEWHERE =
  /(?<!\p{L})(?:online|web ?shop|webwinkel|en ligne|mobile?|hire|rental|verleih|at home|domicil\p{L}*|versand|shipping|delivery|shoes|schuhe|chaussures|seile?|ropes?)(?!\p{L})/iu;

/**
 * Whether customers come without an appointment to a counter, a shop for used things or a hall
 * whose opening hours the brief names (words: `OPEN_TO_ALL` here): a cobbler, a climbing hall.
 * `namedGoal` (`named-goal.ts`) asks it.
 */
export const isDropIn = (
  { companyName, productName }: Brief,
  facts: readonly Fact[],
  contacts: Facts["contacts"],
): boolean =>
  contacts.length === 0 &&
  OPEN_TO_ALL.test(`${companyName} | ${productName}`) &&
  !ELSEWHERE.test(`${companyName} | ${productName}`) &&
  !isCourse(productName) &&
  facts.some(hasHours);

/** Hours of the clock that are no deadline: "mardi-samedi 9h-19h", "di t/m za 10-17". */
const hasHours = ({ text, printable, values }: Fact): boolean =>
  printable &&
  (DAYS_AND_HOURS.test(text) ||
    values.some((value) => value.kind === "time" && value.type === "clock" && !value.deadline));
const DAYS_AND_HOURS =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|mié|jeu|jue|ven|vie|sam|sáb|dim|dom|gio|seg|ter|qua|qui|sex)\p{L}*\.?\s?(?:-|–|t\/m|to|bis|à|a|au|al|till)\s?\p{L}+\.?,? (?:ab |from |de |dalle |das |van )?\d/iu;
