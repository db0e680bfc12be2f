/** Rules about statements that the law allows only with proof. */
import { quote } from "../fixes.ts";
import { compile, findWords } from "../patterns.ts";
import { LANGUAGES, type CheckContext, type Rule, type TextView } from "../rule.ts";
import { FTC_GREEN, FTC_REVIEWS, FTC_SUBSTANTIATION, GREEN_DIRECTIVE, UCPD } from "../laws.ts";

const LAW: Rule["severities"] = {
  google: "law",
  microsoft: "law",
  meta: "law",
  tiktok: "law",
  linkedin: "law",
  pinterest: "law",
  x: "law",
  openai: "law",
};

/** Words after a percentage that make it a composition, a tax or a discount instead of a claim. */
const CONTENT =
  "(?:trinkgeld|tip|tips|pourboire|propina|mancia|gorjeta|fooi|inklusive|included|inclus|compris|incluid[oa]|incluso|inbegrepen)|(?:of (?:every|each|all (?:sales|profits)|profits|proceeds|sales|our profits)|von jede[rmn]|vom|der einnahmen|des erlöses|des umsatzes|van elke|van iedere|van de opbrengst)|off|discount|rabatt|nachlass|sparen|weniger|remise|réduction|descuento|sconto|desconto|korting|more›.{0,3}free|cotton|baumwolle|coton|algodón|algodao|algodão|cotone|katoen|wool|wolle|laine|lana|lã|wol|cocoa|kakao|cacao|cacau|silk|seide|soie|seda|seta|zijde|linen|leinen|lin|lino|linho|linnen|cashmere|kaschmir|leather|leder|cuir|cuero|pelle|couro|polyester|recyc[el]+\\p{L}*|rezykl\\p{L}*|reciclad\\p{L}*|riciclat\\p{L}*|gerecycled\\p{L}*|natural|natürlich\\p{L}*|naturel\\p{L}*|naturale|organic|bio|vegan\\p{L}*|pure|pur|puro|reine?[rsnm]?|alcohol|alkohol|alcool|vol|abv|vat|mwst|tva|iva|btw|humidity|interest|apr|zinsen|finanzierung|financing|electric|elektrisch|arabica|fruit|frucht|juice|saft|chocolate|fat|fett|milk|ökostrom|renewable|pay|payable|deposit|anzahlung|acompte|ao|anual|anuais|annu[oi]|annuel\\p{L}*|jährlich\\p{L}*|de rentabilité|deines|der zeit|di|de(?! (?:los|las)›)|a|am|an|pro|per|par|al|im|in|je|zoom|optisch\\p{L}*|optical|pack|packs|set|bedroom|bed|bath|speed|lens|usb|hdmi|playable|\\d";

/**
 * Rule `number-claim` in `TEXT_RULES` (`all.ts`): reports figures about an effect and studies,
 * which need a source; figures about contents, taxes or tips (`CONTENT`) need none. Severity: law,
 * on all networks. `scan.ts` drops matches in stored proofs. Its words and the texts of its
 * findings are in this file; sources: `checks/laws.ts`.
 */
export const numberClaim: Rule = {
  id: "number-claim",
  version: 1,
  severities: LAW,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    "(?<![\\d.,])\\d(?:[\\d.,]{0,13}\\d)?\\s?%\\s+(?:(?:weniger|less|fewer|menos|meno|minder)\\s+(?!(?:en|em|auf|su|on|op|sur)›|zahlen|bezahlen|pay|pagar|pagare|betalen|als|than|que|di›|dan)\\p{L}+|d(?:e |')\\p{L}+ en (?:moins|plus)|par rapport)",
    `(?<![\\d.,])(?!(?:100|0)\\s?%)\\d(?:[\\d.,]{0,13}\\d)?\\s?%(?=\\s+(?!(?:${CONTENT})›)\\p{L})`,
    `(?<![\\d.,])\\d(?:[\\d.,]{0,13}\\d)?\\s?(?:x|×|mal|fois|veces|volte|vezes|keer|times)(?=\\s+(?!(?:${CONTENT}|täglich|wöchentlich|jährlich|daily|weekly|a|per|op|la|semaine|al|o|eine|the price)›)\\p{L}+(?:er|re|s|t|en|e|o|a)?›)(?=\\s+(?:\\p{L}+er|more|less|better|plus|moins|mieux|más|menos|mejor|più|meno|meglio|mais|melhor|mehr|weniger|besser|so|as|zo|meer|beter|minder|longer|stärker|schneller)›)`,
    "(?<![\\d.,/])‹\\d{1,3}\\s?(?:out of|of every|von|sur|de cada|su|em cada|van de|van elke)\\s?\\d{1,3}\\s+(?!(?:seiten?|plätzen?|stück|teilen?|bänden?|pages?|places?|seats?|spots?|parts?|steps?|plazas|páginas|posti|pagine|lugares|vagas|plekken|delen|jours|heures|giorni|ore)›)\\p{L}+",
    "(?<![\\d.,])‹\\d{1,3}\\s+(?!(?:heures?|jours?|ore|giorni|pages?|pagine|places|posti|cm|mm|m)›)\\p{L}+\\s+(?:sur|su)\\s+\\d{1,3}›(?!\\s?(?:%|€|cm|m›))",
    "(?<![\\d.,])‹\\d{1,3}\\s?in\\s?\\d{1,3}\\s+(?:customers?|people|users?|women|men|parents|dentists|doctors|owners|teams|businesses)›",
    "‹(?:clinically|scientifically|dermatologically)\\s+(?:proven|tested|approved)›|‹(?:klinisch|wissenschaftlich|dermatologisch)\\s+(?:erwiesen|getestet|bestätigt|bewiesen|belegt)›|‹(?:cliniquement|scientifiquement|dermatologiquement)\\s+(?:prouvée?|testée?)s?›|‹(?:clínicamente|científicamente|dermatológicamente)\\s+(?:probad[oa]s?|demostrad[oa]s?|testad[oa]s?)›|‹(?:clinicamente|scientificamente|dermatologicamente)\\s+(?:provat[oaie]|testat[oaie]|dimostrat[oaie]|comprovad[oa]s?|testad[oa]s?)›|‹(?:klinisch|wetenschappelijk|dermatologisch)\\s+(?:bewezen|getest)›",
  ]),
  names: "marked",
  what: ({ text }) => `${quote(text)} is a claim with a figure or a study`,
  why: "a figure needs a source that can be shown",
  sources: [FTC_SUBSTANTIATION, UCPD],
};

const COUNT = "(?<![\\d.,])‹\\d(?:[\\d.,' ]{0,13}\\d)?\\+?k?\\+?\\s?";
/** Hotels and movies have stars as a class. */
const HOTEL = compile(
  [
    "‹(?:hotels?|hostel|resort|superior|accommodation|suites?|hôtel|restaurant michelin|michelin|ferienhaus|pension|general|map|camping)›",
  ],
  "",
);

/**
 * Rule `review-claim` in `TEXT_RULES` (`all.ts`): reports ratings, numbers of customers and awards,
 * which need a source; stars of hotels (`HOTEL`) need none. Severity: law, on all networks.
 * `scan.ts` drops matches in stored proofs. Its words and the texts of its findings are in this
 * file; sources: `checks/laws.ts`.
 */
export const reviewClaim: Rule = {
  id: "review-claim",
  version: 1,
  severities: LAW,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      "(?<![\\d.,])‹[1-5](?:[.,]\\d{1,2})?\\s?(?:\\/\\s?5›|out of 5›|von 5›|sur 5›|de 5›|su 5›|(?:-\\s?)?(?:stars?›|sterne[n]?›|étoiles?›|estrellas?›|stelle›|estrelas?›|sterren›)|★)",
      `${COUNT}(?:(?:happy|satisfied|zufriedene[nr]?|glückliche[nr]?|verified|echte[nr]?|five-star|5-star|positive[nr]?|google|loyal|tevreden|delighted)[ -]){0,2}(?:customers|reviews|ratings|clients|kunden|kundinnen|bewertungen|rezensionen|avis|clientes|reseñas|opiniones|valoraciones|clienti|recensioni|avaliações|klanten|beoordelingen|recensies)›`,
      "(?<![\\d.,])‹\\d(?:[\\d.,]{0,13}\\d)?\\+?\\s?(?:clients?|clientes|clienti|klanten) (?:satisfaits?|ravis|heureux|satisfech[oa]s|felices|contentos|soddisfatti|felici|satisfeitos|tevreden)›",
      "‹(?:testsieger\\p{L}*|stiftung warentest|award[- ]winning|rated best|top[- ]rated|preisgekrönt\\p{L}*|ausgezeichnet (?:mit|als|von)|primée?s?|récompensée?s?|élue?s? (?:produit|meilleure?)|galardonad[oa]s?|premiad[oa]s?|premiat[oaie]|bekroonde?|testwinnaar|voted (?:best|no\\.? ?1|number one)|rated (?:excellent|5 stars|five stars)|five[- ]star (?:rated|reviews?|rating)|trusted by \\d[\\d.,]*|loved by \\d[\\d.,]*)›",
    ],
    {
      accept: (found, view, start) => {
        if (
          !/^[1-5](?:[.,]\d+)?\s?-?\s?(?:stars?|stern|étoile|estrella|stelle|estrela|sterren|★)/iu.test(found)
        )
          return true;
        return (
          /[.,]\d/u.test(found) ||
          !HOTEL.test(view.lower.slice(Math.max(0, start - 20), start + found.length + 24))
        );
      },
    },
  ),
  names: "all",
  what: ({ text }) => `${quote(text)} refers to ratings, customers or an award`,
  why: "it needs the number, the source and the date",
  sources: [FTC_REVIEWS, UCPD],
};

/** The directive requires a reason next to the claim, such as "made of 80 % recycled cotton". */
const REASON = /\d{1,3}\s?%\s?(?:recycl|rezykl|reciclad|riciclat|gerecycled)/u;
/** "Sustainable growth" and "nachhaltiger Erfolg" mean lasting. */
const LASTING = compile(
  [
    "‹(?:sustainable (?:growth|revenue|results?|habits?|career|business growth|success|pace|change|weight)|nachhaltige[rsnm]? (?:erfolge?|wachstum|wirkung|ergebnisse?|lernen|eindruck|lösung(?:en)?|gesundheit|muskelaufbau|beziehungen|verbesserung|entspannung)|nachhaltig (?:lernen|stärken|verbessern|entspannen|senken|steigern|lösen|gesund|wachsen|abnehmen)|crecimiento sostenible|crescita sostenibile|crescimento sustentável|croissance durable|duurzame (?:groei|relatie))›",
  ],
  "",
);

/**
 * Rule `green` in `TEXT_RULES` (`all.ts`): reports environmental claims, unless denied, with a
 * share of recycled material next to them (`REASON`) or in the sense of lasting (`LASTING`).
 * Severity: law, on all networks. `scan.ts` drops matches in stored proofs. Its words and the texts
 * of its findings are in this file; sources: `checks/laws.ts`.
 */
export const green: Rule = {
  id: "green",
  version: 1,
  severities: LAW,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      "‹(?:eco[- ]?friendly|eco[- ]conscious|environment(?:ally)?[- ](?:friendly|safe|responsible)|climate[- ](?:neutral|positive|friendly)|carbon[- ](?:neutral|negative|free|zero)|co2[- ]?(?:neutral|positiv|frei|neutraal|free)\\p{L}*|net[- ]zero|zero[- ](?:emissions?|waste|carbon)|sustainable|sustainably|biodegradable|compostable|planet[- ]friendly|earth[- ]friendly|good for the planet|greenest|green energy|100 ?% green|guilt-free for the planet)›",
      "‹(?:umweltfreundlich\\p{L}*|umweltschonend\\p{L}*|klimaneutral\\p{L}*|klimafreundlich\\p{L}*|nachhaltig\\p{L}*|ökologisch\\p{L}*|klimapositiv\\p{L}*|biologisch abbaubar\\p{L}*|kompostierbar\\p{L}*|emissionsfrei\\p{L}*|co2-neutral\\p{L}*|gut für (?:die umwelt|das klima))›",
      "‹(?:respectueu(?:x|se)s? (?:de l'environnement|de la planète|de la nature)|écologiques?|éco-?responsables?|neutres? en carbone|zéro (?:déchet|émission|carbone)|biodégradables?|compostables?|bon(?:ne)? pour la planète|vert et durable|(?:mode|emballage|produit|production)s? durables?)›",
      "‹(?:ecológic[oa]s?|ecoamigables?|respetuos[oa]s? con el medio ?ambiente|sostenibles?|neutr[oa]s? en carbono|biodegradables?|compostables?|cero (?:emisiones|residuos)|buen[oa] para el planeta)›",
      "‹(?:ecologic[oaih]+|ecosostenibil[ei]|sostenibil[ei]|a impatto zero|carbon neutral|rispettos[oaie] dell'ambiente|amic[oahie]+ dell'ambiente|biodegradabil[ei]|compostabil[ei]|zero emissioni|a emissioni zero)›",
      "‹(?:ecológic[oa]s?|sustentáve(?:l|is)|amig[oa]s? do ambiente|neutr[oa]s? em carbono|biodegradáve(?:l|is)|carbono zero|ambientalmente responsáve(?:l|is)|bom para o planeta)›",
      "‹(?:milieuvriendelijke?r?|klimaatneutrale?|duurza(?:am|me)|co2-neutrale?|biologisch afbreekbare?|composteerbare?|klimaatpositie(?:f|ve)|goed voor (?:het milieu|de planeet)|uitstootvrije?)›",
    ],
    { deniable: true, accept: isGreenClaim },
  ),
  names: "all",
  what: ({ text }) => `${quote(text)} is a claim about the environment`,
  why: "it needs the specific reason beside it, and offsetting does not count",
  sources: [GREEN_DIRECTIVE, FTC_GREEN],
};

function isGreenClaim(found: string, view: TextView, start: number, _context: CheckContext): boolean {
  const around = view.lower.slice(Math.max(0, start - 40), start + found.length + 60);
  return !REASON.test(around) && !LASTING.test(around);
}
