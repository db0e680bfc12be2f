/** Rules about superlatives and comparisons with competitors. */
import { BRANDS } from "../lexicon/brands.ts";
import { quote } from "../fixes.ts";
import { compile, findWords } from "../patterns.ts";
import { LANGUAGES, type CheckContext, type Rule, type TextView } from "../rule.ts";
import { FTC_SUBSTANTIATION, UWG_COMPARISON, UWG_MISLEADING } from "../laws.ts";
import { GOOGLE_TRADEMARKS, MICROSOFT_SUPERLATIVES, TIKTOK_MISLEADING } from "../sources.ts";
import { ADVICE } from "../severities.ts";

/** "Episode #1", "Nr. 1 der Serie": a position in a list, not a rank. */
const NUMBERED =
  /(?<!\p{L})(?:episode|chapter|volume|vol|issue|week|day|step|size|room|house|lot|page|part|section|rule|tip|lesson|level|option|grade|stage|phase|track|teil|band|folge|kapitel|schritt|größe|zimmer|woche|tag|seite|stufe|haus|tipp|étape|chapitre|tome|taille|semaine|jour|leçon|capítulo|paso|talla|semana|día|lección|capitolo|passo|taglia|settimana|lezione|etapa|tamanho|lição|dia|deel|stap|maat|hoofdstuk|les|dag|formel|formula)\s$/u;
const BELONGS =
  /(?<!\p{L})(?:our|my|your|his|her|their|its|one's|second|third|mother knows|know|knows|works?|tastes?|looks?|feels?|fits?|do|does|all the|at|like|unsere?[rsnm]?|meine?[rsnm]?|deine?[rsnm]?|ihre?[rsnm]?|seine?[rsnm]?|eure?[rsnm]?|zweit|am|zum|aufs|fürs|im|notre|nos|votre|vos|ton|tes|mon|nuestr[oa]s?|tus?|sus?|mi|nostr[oaie]|i nostri|il nostro|la nostra|tu[oa]|tuoi|tue|noss[oa]s?|seus?|suas?|onze|ons|je|jouw|uw|zijn|haar|may the|möge (?:der|die|das)|que gane|que ganhe|vinca|moge|möge)\s$/u;

const VALUE =
  "(?:best|cheapest|fastest|most popular|finest|greatest|safest|most (?:trusted|advanced|reliable|affordable|effective|experienced|awarded|loved|powerful|comfortable|durable))";

/**
 * Rule `superlative` in `TEXT_RULES` (`all.ts`): reports claims of a top position, such as "the
 * best". Google, Microsoft and TikTok may reject them, others advise (`ADVICE` in `severities.ts`,
 * not OpenAI). `scan.ts` drops matches in stored proofs. Its words and exceptions (`NUMBERED`,
 * `BELONGS`) and the texts of its findings are in this file; sources: `checks/sources.ts`,
 * `checks/laws.ts`.
 */
export const superlative: Rule = {
  id: "superlative",
  version: 1,
  severities: { ...ADVICE, google: "may-reject", microsoft: "may-reject", tiktok: "may-reject" },
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      "(?<![\\p{L}\\p{N}])(?:#\\s?1|no\\.?\\s?1|nr\\.?\\s?1|n\\.?\\s?[°º]\\s?1|n\\.\\s?1)(?![\\d.,:-]\\d|\\d|\\s+\\p{L}+ (?:street|road|avenue|lane|square)›)",
      "‹(?:number one|nummer eins|numéro un|número uno|numero uno|número um|nummer één|nummer 1|unbeatable|unrival+ed|unmatched|unparalleled|second to none|unschlagbar\\p{L}*|unübertroffen\\p{L}*|konkurrenzlos\\p{L}*|imbattables?|inégalée?s?|imbatibles?|insuperables?|imbattibil[ei]|insuperabil[ei]|imbatíve(?:l|is)|insuperáve(?:l|is)|onverslaanbare?|ongeëvenaarde?)›(?!\\s+(?:priority|reason|rule|goal|tip|priorität|regel))",
      "‹(?:market leaders?|marktführer\\p{L}*|marktführend\\p{L}*|leader (?:du marché|mondial|européen|français|del mercato|mondiale)|líder(?:es)? (?:del mercado|do mercado|mundial(?:es)?|en|em|absolut[oa])|marktleider)›",
      `‹${VALUE}›(?!-before|-of›|-case|\\s*(?:before|by|of luck|of all|of both|of it|regards|wishes|wish|served|enjoyed|eaten|stored|kept|viewed|used|if|with|friends?|man|mate|mates|for you|for your|practices?|western|part|thing|things|time|way|case|self|bits?|known|available|suited|left|when|off|years?|days? (?:of|start)|effort|intentions|interests?|foot|guess|bet|behavior|behaviour|possible|we can|i can|buy before)›)`,
      "‹leading›(?!-edge|\\s+(?:to|up|you|us|me|them|edge|the|into|in|from|man|men|lady|ladies|role|roles|question|questions|cause|causes|a|an|off|lines?|by|on|out|with|teams?|people|your|our|change|zero|actor|actress)›)",
      "‹(?:world|country|city|town|europe|britain|uk|germany|america|nation|industry|market|london|berlin|paris)'s\\s+(?:first|only|best|most \\p{L}+|\\p{L}{3,}est|leading|favou?rite|number one|no\\.? ?1)›",
      "‹(?:lowest prices?|highest[- ]rated|top-ranked|best-selling|bestselling|market-leading|world-leading|industry-leading|award-leading)›",
      "(?<!‹(?:de|het|von den)\\s)‹(?:beste[rsnm]?|günstigste[rsnm]?|billigste[rsnm]?|schnellste[rsnm]?|führende[rsnm]?|größte[rsnm]?|sicherste[rsnm]?|beliebteste[rsnm]?|meistverkaufte[rsnm]?|modernste[rsnm]?|leistungsstärkste[rsnm]?|bestbewertete[rsnm]?|niedrigste[rsnm]?|weltbeste[rsnm]?|europas beste[rsnm]?)›(?!\\s*(?:grüße|grüßen|wünsche|wünschen|zeit|freund\\p{L}*|vriend\\p{L}*|moment(?:e|en)?|kommt|voor het laatst|zum schluss|uit|van|klant\\p{L}*|lezers?|buren|collega\\p{L}*|wensen|dank|lage|lagen|laune|gesellschaft|händen|jahre|teil|teile|teils|mal|kumpel|seite|seiten|ich|version|wahl treffen|freude|wert|aus|daran|draus|ordnung|gewissen|wissen|absicht|kräften|herausforderung\\p{L}*|sorge|null|hand)(?!\\p{L}))",
      "‹(?:le|la|les|l'un des|du|des|aux?)\\s+(?:meilleure?s?|moins chers?|moins chères?|n°1)›(?!\\s+(?:ami\\p{L}*|excuse|raison|partie|vœux|moment|moments|de|des|d'|du|pour|avant|façon|manière|et|gagne|gagnent)(?:›|(?<=')))|‹meilleur prix›|‹(?:le|la|les)\\s+plus\\s+(?:rapides?|efficaces?|populaires?|fiables?|vendue?s?|avancée?s?|appréciée?s?|grand choix|performante?s?|complète?s?|économiques?)›",
      "‹(?:el|la|los|las|al|del)\\s+(?:mejor(?:es)?|más (?:barat|rápid|avanzad|vendid|complet|efectiv|segur)[oa]s?|más (?:populares?|fiables?|eficaz|eficaces|potentes?))›(?!\\s+(?:amig[oa]s?|deseos?|momento|momentos|manera|forma|parte|de|regalo|plan|para)›)|‹mejor precio›",
      "‹(?:il|la|i|gli|le|lo|al|ai|del|dei)\\s+(?:miglior[ei]?|più (?:economic|rapid|avanzat|vendut|complet|efficac|sicur|amat)[oaie]h?[ie]?|più (?:veloc[ei]|popolar[ei]|potent[ei]|conveniente))›(?!\\s+(?:amic[oahi]\\p{L}*|auguri|momento|modo|parte|di|dei|regalo)›)|‹miglior prezzo›",
      "‹(?:o|a|os|as|ao|do|da|dos|das)\\s+(?:melhor(?:es)?|mais (?:barat|rápid|avançad|vendid|complet|segur|confiáve|populare?)[oaslie]*|mais (?:popular|eficaz|confiável))›(?!\\s+(?:amig[oa]s?|momento|maneira|forma|parte|de|do|da|para|idade|presente)›)|‹melhor preço›",
      "‹(?:la|las|el|los)\\s+(?:\\p{L}+\\s+){1,3}?más\\s+(?:barat|rápid|avanzad|vendid|complet|efectiv|segur)[oa]s?›(?!\\s+que›)|‹(?:il|lo|la|i|gli|le)\\s+\\p{L}+\\s+più\\s+(?:economic|rapid|avanzat|vendut|complet|efficac|sicur|amat|veloc)[oaie]?h?[ie]?›(?!\\s+(?:di|che)›)|‹l'\\p{L}+\\s+più\\s+(?:economic|rapid|avanzat|vendut|complet|efficac|sicur|amat|veloc)[oaie]h?[ie]?›(?!\\s+(?:di|che)›)|‹(?:o|a|os|as)\\s+\\p{L}+\\s+mais\\s+(?:barat|rápid|avançad|vendid|complet|segur)[oa]s?›(?!\\s+(?:do )?que›)",
      "‹(?:de|het)\\s+(?:beste|goedkoopste|snelste|grootste|populairste|veiligste|meest verkochte|meest gekozen)›(?!\\s+(?:uit|van|wensen|voor het|moment|manier|vriend\\p{L}*|tijd|deel)›)|‹beste prijs›|‹laagste prijs›",
    ],
    {
      deniable: true,
      accept: (found, view, start) => {
        const before = view.lower.slice(Math.max(0, start - 40), start);
        if (/^(?:#|n|№)/iu.test(found)) return !NUMBERED.test(before);
        return !BELONGS.test(before);
      },
    },
  ),
  names: "all",
  what: ({ text }) => `${quote(text)} claims a top position`,
  why: "such a claim needs proof that the landing page shows",
  sources: [UWG_MISLEADING, MICROSOFT_SUPERLATIVES, TIKTOK_MISLEADING, FTC_SUBSTANTIATION],
};

const COMPARED =
  "(?:better|cheaper|faster|stronger|lighter|quieter|safer|easier|smarter|healthier|tastier|fresher|besser|günstiger|schneller|billiger|stärker|leichter|leiser|sicherer|einfacher|beter|goedkoper|sneller|sterker|lichter|veiliger)\\s+(?:than|als|dan)";
const COMPARED_ROMANCE =
  "(?:mieux que|meilleure?s? que|moins ch(?:er|ère)s? que|plus \\p{L}+ (?:que|qu')|mejor(?:es)? que|más \\p{L}+ que|(?:meglio|miglior[ei]?|più \\p{L}+) (?:di|del|dello|della|dei|degli|delle|dell')|melhor(?:es)? (?:do )?que|mais \\p{L}+ (?:do )?que)";
const RIVALS =
  "(?:our |any |all |every |all our |the )?(?:competitors?|competition|rivals?|other brands?|leading brands?|big brands?|any other|other (?:apps?|providers?|shops?|stores?|companies)|die konkurrenz|der wettbewerb|(?:unsere )?(?:mitbewerber|wettbewerber)|andere anbieter|la concurrence|(?:nos|les|tous les) concurrents|la competencia|(?:nuestros|los) competidores|la concorrenza|i concorrenti|a concorrência|os concorrentes|de concurrentie|(?:onze )?concurrenten|company \\p{L}+|brand \\p{L}+)";
const FORMS = compile([`^(?:${COMPARED}|${COMPARED_ROMANCE})\\s*`], "");

/** Capitalized words that are no brands: days, people, and words of comparison. */
const COMMON =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|april|may|june|july|august|september|october|november|december|christmas|easter|mum|mom|mum's|mom's|grandma|grandma's|dad|granny|nan|i|english|german|french|italian|spanish|black|white|ever|before|you|nothing|the|a|most|ferrari red)$/u;

const ARE_RIVALS = compile([`^(?:${RIVALS})$`], "");
/** All up to the name: "Better than ", "Plus rapide que la ". */
const COMPARISON =
  /^.*?\s(?:(?:than|als|dan|que|di|del|dello|della|dei|degli|delle|do que)\s+|qu'|dell')(?:l'|(?:le|la|les|el|los|las|il|lo|o|os|a|as)\s+)?/iu;

/** Whether the word after "better than" is a brand's name and not the advertiser's own. */
function isRival(found: string, view: TextView, start: number, context: CheckContext): boolean {
  const name = found.replace(COMPARISON, "").trim();
  if (name === found) return false;
  const lower = name.toLowerCase();
  const own = context.names?.some((own) => lower.startsWith(own.toLowerCase())) ?? false;
  if (own) return false;
  if (isBrand(lower, context)) return true;
  if (ARE_RIVALS.test(lower)) return true;
  if (COMMON.test(lower.split(/\s/u)[0] ?? "") || view.lower === view.plain) return false;
  const first = name.split(/\s/u)[0] ?? "";
  if (/^\p{Lu}{3,}$/u.test(first) || /^\p{L}?\p{Ll}+\p{Lu}/u.test(first)) return true;
  // A capital means a name in English and Romance text in sentence case only: German nouns have one
  // too.
  const isGerman = /(?:als|dan)\s/iu.test(found);
  const isTitleCase =
    /\s\p{Lu}\p{L}*\s+\p{Lu}\p{L}*$/u.test(view.plain.slice(0, start + found.length)) &&
    /(?:Than|Que|Di|Do)\s/u.test(found);
  return !isGerman && !isTitleCase && /^\p{Lu}\p{Ll}+/u.test(first);
}

function isBrand(lower: string, context: CheckContext): boolean {
  const bare = lower.replace(/(?:'s|s')$/u, "");
  return (
    BRANDS.has(lower) ||
    BRANDS.has(bare) ||
    BRANDS.has(bare.split(" ")[0] ?? "") ||
    (context.competitors?.some((rival) => lower.startsWith(rival.toLowerCase())) ?? false)
  );
}

/** "The better of the two": with an article it compares nothing. */
const AFTER_ARTICLE = /(?<!\p{L})(?:il|lo|la|le|i|gli|el|los|las|o|a|os|as|de|het|the)\s$/u;

/**
 * Rule `competitor` in `TEXT_RULES` (`all.ts`): reports comparisons with a competitor: a name of
 * `lexicon/brands.ts` or of `competitors` in the context, a name by its capital, or "the
 * competition" (`RIVALS`). TikTok rejects them, Google and Microsoft may, OpenAI has no finding.
 * Words of comparison and the texts of its findings are in this file; sources: `checks/sources.ts`,
 * `checks/laws.ts`.
 */
export const competitor: Rule = {
  id: "competitor",
  version: 1,
  severities: { ...ADVICE, google: "may-reject", microsoft: "may-reject", tiktok: "reject" },
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      `‹(?:${COMPARED})\\s+(?!ever›|before›|you›|nothing›|je›|jede|zuvor›|du›|sie›|ooit›)(?:${RIVALS}|\\p{L}[\\p{L}\\p{N}&'.-]*(?: \\p{L}[\\p{L}\\p{N}&'.-]*)?)`,
      `‹(?:${COMPARED_ROMANCE})\\s*(?!jamais›|nunca›|mai›|un›|une›|una›|um›|uma›|nós›)(?:l'|(?:le|la|les|el|los|las|il|lo|o|os|a|as)\\s+)?(?:${RIVALS}|\\p{L}[\\p{L}\\p{N}&'.-]*)`,
      "‹(?:unlike|versus|vs\\.?|alternatives? to|switch(?:ing)? from|half the price of|instead of|statt|anders als|alternative zu|im gegensatz zu|contrairement à|alternative à|a diferencia de|alternativa a|a differenza di|ao contrário da?o?|in tegenstelling tot|alternatief voor|alternativa à|alternatives à)\\s+\\p{L}[\\p{L}\\p{N}&'.-]*",
    ],
    {
      accept: (found, view, start, context) => {
        if (FORMS.test(found.toLowerCase()))
          return (
            !AFTER_ARTICLE.test(view.lower.slice(0, start).slice(-8)) && isRival(found, view, start, context)
          );
        const name = found
          .replace(/^.*\s/u, "")
          .toLowerCase()
          .replace(/[.,]+$/u, "");
        return isBrand(name, context);
      },
    },
  ),
  names: "marked",
  what: ({ text }) => `${quote(text)} compares with a competitor`,
  why: "a comparison by name needs proof, and TikTok takes none",
  sources: [TIKTOK_MISLEADING, GOOGLE_TRADEMARKS, UWG_COMPARISON],
};
