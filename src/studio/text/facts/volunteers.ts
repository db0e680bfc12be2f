import { isOfGoals, type Facts } from "./facts.ts";

const VOLUNTEERS =
  "(?:volunteers?(?! fire| run|-)|ehrenamt\\p{L}*|freiwillige (?:helfer\\p{L}*|gesucht)|bénévol(?:es?|at)|voluntari(?:[oa]s?|ado)|volontari(?:ato|[oae])?|voluntári[oa]s?|vrijwilligers?(?:swerk)?)(?!\\p{L})";
const SOUGHT = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d+|find|seek|more|new|recruit\\p{L}*|need|get|looking for|trouver|recrut\\p{L}*|cherch\\p{L}*|plus de|nouve\\p{L}*|suchen|gewinnen|finden|mehr|neue|brauchen|más|busc\\p{L}*|conseguir|captar|nuev\\p{L}*|trovare|cerc\\p{L}*|più|nuov\\p{L}*|mais|nov[oa]s|encontrar|angariar|vinden|werven|meer|nieuwe|zoeken) (?:(?!from|for|of|by|von|für|de la|des|von|van|voor|per|para|pour)[\\p{L}\\d]+ ){0,2}(?<!\\p{L})${VOLUNTEERS}(?! (?:groups?|events?|parties|gruppen|groupes?))|(?<!\\p{L})${VOLUNTEERS}(?! (?:groups?|events?|parties|gruppen|groupes?))[^,.;]{0,20}(?:finden|gewinnen|suchen|gesucht|vinden|werven|gezocht|zoeken|needed|wanted|recherchés?)|^${VOLUNTEERS} (?:for|pour|para|per|für|voor)(?!\\p{L})`,
  "iu",
);
/**
 * Products that are the work of volunteers ("Volunteers for weekends"), not things for them
 * ("Software for volunteers"); "seguro voluntario" is an adjective.
 */
const WORK = new RegExp(
  `^(?:\\p{L}+ )?(?!voluntari[oa](?!\\p{L}))${VOLUNTEERS}(?! (?:management|software|app))`,
  "iu",
);

/**
 * Whether the product or the goals seek volunteers: "8 nieuwe vrijwilligers". Calls to action
 * (`ads/call-to-action.ts`) then ask readers to become one.
 */
export const seeksVolunteers = ({ product, all }: Pick<Facts, "product" | "all">): boolean =>
  WORK.test(product) || all.some((fact) => isOfGoals(fact) && SOUGHT.test(fact.text));
