/** Rules about promises that concern body and health. */
import { DISEASES } from "../lexicon/diseases.ts";
import { quote } from "../fixes.ts";
import { compile, findWords } from "../patterns.ts";
import { LANGUAGES, type Rule } from "../rule.ts";
import { HEALTH_CLAIMS } from "../laws.ts";
import { LINKEDIN_GUIDELINES, META_HEALTH, PINTEREST_WEIGHT, TIKTOK_MISLEADING } from "../sources.ts";
import { within } from "../severities.ts";

/** What follows photos that the business sends as a record of its work. */
const SENT_IN_GERMAN = " (?:per|via|aufs handy|zur dokumentation|als nachweis|als beleg)›";

/**
 * Rule `before-after` in `TEXT_RULES` (`all.ts`): reports words that compare before and after, but
 * not "photos before and after", which document work. TikTok rejects them; Google, Meta, LinkedIn
 * and Pinterest are stricter about some topics (`topics.ts`); no finding on OpenAI. Its words and
 * the texts of its findings are in this file; pictures: `contentRemarks` in `check-image.ts`;
 * sources: `checks/sources.ts`.
 */
export const beforeAfter: Rule = {
  id: "before-after",
  version: 1,
  severities: {
    google: within(["health"], "may-reject", "advice"),
    microsoft: "advice",
    meta: within(["health", "beauty", "weight"], "reject", "may-reject"),
    tiktok: "reject",
    linkedin: within(["health", "beauty", "weight"], "reject", "advice"),
    pinterest: within(["weight"], "reject", "advice"),
    x: "may-reject",
  },
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    "(?<!\\b(?:photos?|pictures?) (?=before and after(?: so |[.,;]|$)))(?<!\\b(?:(?:send|email|text)s?(?: you| them)|receives?)(?: (?:all|free|a|set|of|the))* (?=before and after (?:photos?|pictures?)))‹before\\s*(?:\\/|&|and|-|–|→|\\+)\\s*after›(?!-\\p{L}|[- ]sun|\\s+(?:school|work|hours|meals?|eating|exercise|training|workouts?|class(?:es)?|lunch|dinner|breakfast|surgery|birth|each|every|the|your|you|their|his|her|our|my|a|an|that|it|use|using|christmas|easter|sport|wedding|weddings|dark|nursery|childcare|care|hours|midnight|noon|sunset|sunrise|opening|\\d)›)",
    `‹vorher\\s*(?:\\/|-|–|und|&|→)\\s*nachher(?!\\p{L})(?!-(?:fotos|bilder)${SENT_IN_GERMAN})`,
    `‹vor(?:her)?-(?:und-)?nach(?:her)?-(?:bilder|fotos|vergleich)›(?!${SENT_IN_GERMAN})`,
    "‹avant\\s*(?:\\/|-|–|et|&|→)\\s*après›(?!\\s+(?:le|la|les|l'|votre|vos|ton|ta|tes|son|sa|chaque|un|une|noël|manger|minuit|midi)(?:›|(?<=')))",
    "‹antes\\s*(?:\\/|-|–|y|&|→|e)\\s*(?:después|despues|depois)›(?!\\s+d[aeo]s?l?›|\\s+d[eo]›)",
    "‹prima\\s*(?:\\/|-|–|e|&|→)\\s*dopo›(?!\\s+(?:il|lo|la|i|gli|le|l'|ogni|un|una|di|cena|pranzo|scuola)(?:›|(?<=')))",
    "‹voor\\s*(?:\\/|-|–|&|→)\\s*na›|‹voor[- ]en[- ]na[- ]?(?:foto\\p{L}*|beeld\\p{L}*|resultaten|vergelijking)›|‹voor-en-na›",
  ]),
  names: "marked",
  what: ({ text }) => `${quote(text)} compares before and after`,
  why: "such comparisons promise a result that is not typical",
  sources: [TIKTOK_MISLEADING, META_HEALTH, LINKEDIN_GUIDELINES, PINTEREST_WEIGHT],
};

/** Objects of "abnehmen" in the sense of "to take off", so that it is not about weight. */
const TAKEN_OFF = compile(
  [
    "‹(?:\\p{L}*bez[uü]ge?|kapuze|deckel|haube|griffe?|abdeckung|\\p{L}*maße?n?|verdeck|hülle|henkel|träger|ärmel|räder|rad|hörer|telefon|blut|prüfung|eid|kissen|polster|brille|maske|helm|akku|display|tür|dach|\\p{L}*korb|arbeit|wir nehmen|lässt sich|lassen sich|last|leine|halsband|sattel|gurt)›",
  ],
  "",
);
const LIGHTER_THING = compile(
  [
    "‹(?:\\p{L}*(?:rad|bike|rahmen|koffer|gerät|helm|schuhe?|zelt|akku|modell|laptop|wagen|auto|rucksack|tasche|kamera|vélo|valise|modèle|bici|maleta|valigia|modello|fiets|papier|plastik|müll|plastique|déchets|plástico|plastica|co2)|als|que|di quanto|dan)›",
  ],
  "",
);
const AMOUNT =
  "(?:up to |over |around |that |your |the |those |some |extra |stubborn |excess |body |baby |more |a few |unwanted |all |any |\\d+(?:[-–.,]\\d+)? ?){0,4}";

/**
 * Rule `weight-loss` in `TEXT_RULES` (`all.ts`): reports promises of weight loss, which Pinterest
 * rejects and other networks may reject (no finding on OpenAI). It has no fix. Its words, their
 * exceptions and the texts of its findings are in this file; sources: `checks/sources.ts`.
 */
export const weightLoss: Rule = {
  id: "weight-loss",
  version: 1,
  severities: {
    google: "may-reject",
    microsoft: "may-reject",
    meta: "may-reject",
    tiktok: "may-reject",
    linkedin: "may-reject",
    pinterest: "reject",
    x: "may-reject",
  },
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      `‹(?:lose|losing|lost|shed|shedding|burn|burning|burns|drop|dropped|dropping|melt|melts|melting)\\s+${AMOUNT}(?:lbs?|pounds|kilos?|kgs?|weight(?!\\s*[:\\d])|belly fat|body fat|fat|inches|stone)›(?!\\s+of›|-\\p{L})`,
      "‹(?:weight[- ]?loss|losing weight|fat[- ]burn(?:ing|ers?)|slimming (?:tea|pills?|patch(?:es)?|cream|drops?|gummies|product|plan|belt|drink)|slim(?:ming)?\\s+(?:fast|down|quickly)|diet pills?|appetite suppressants?|crash diet|bikini body|beach body|flat (?:belly|stomach|tummy)|drop (?:a|one|two|three|\\d) (?:dress )?sizes?|get (?:slim|thin|skinny)|calorie deficit)›",
      "‹bmi›",
      "‹(?:\\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig)\\s+kilos?\\s+(?:leichter|weniger|verlieren|abnehmen)›|‹abnehmen›|‹abgenommen›|‹nimm \\d* ?(?:kilo|kg)? ?ab›",
      "‹(?:gewicht (?:verlieren|reduzieren)|gewichts(?:verlust|reduktion|abnahme)|fettverbrenn\\p{L}*|fett verbrennen|schlankmacher|schlank werden|schlank in \\p{L}+ (?:wochen|tagen|monaten)|schlankheits\\p{L}*|bauchfett|diätpillen?|appetitzügler|abspecken|bikinifigur|(?:kilos?|pfunde) (?:verlieren|purzeln|loswerden|weg))›",
      "‹(?:perte de poids|perdre du poids|perd(?:ez|s|re) (?:vos |tes |jusqu'à |\\d+ ?)*(?:kilos?|kg)|maigrir|maigrissez|mincir|amincissante?s?|brûle[- ]graisses?|brûle[rz]? les graisses|ventre plat|kilos (?:en trop|superflus)|coupe-faim|minceur)›",
      "‹(?:perder peso|pierde peso|pérdida de peso|bajar de peso|baja de peso|adelgaz\\p{L}+|quemagrasas|quema(?:r)? grasas?|kilos de más|vientre plano|(?:pierde|baja) (?:hasta )?\\d+ ?(?:kilos?|kg))›",
      "‹(?:perdere peso|perdi peso|perdita di peso|dimagr\\p{L}+|brucia ?grassi|brucia(?:re)? i grassi|pancia piatta|chili di troppo|(?:perdi|perdere) (?:fino a )?\\d+ ?(?:chili|kg))›",
      "‹(?:perca peso|perda de peso|emagre[cç]\\p{L}+|queima(?:r)? (?:de )?gorduras?|barriga (?:lisa|chapada)|quilos a mais|(?:perca|perde|perder) (?:até )?\\d+ ?(?:quilos?|kg))›",
      "‹va(?:l|lt)\\s+\\d{1,3}\\s+kilo\\s+af›|‹(?:afvallen|afslank\\p{L}*|afgevallen|vetverbrand\\p{L}*|vet verbranden|gewichtsverlies|gewicht verliezen|platte buik|slanker worden|\\d+ kilo (?:kwijt|lichter|afvallen)|kilo's (?:kwijt|verliezen))›",
      "(?<![\\d.,])\\d{1,3}\\s*(?:kg|kilos?|chili|quilos)\\s+(?:weniger|verlieren|abnehmen|leichter|en moins|menos|in meno|a menos|minder|lichter)›",
    ],
    {
      accept: (found, view, start) => {
        const sentence = view.lower.slice(Math.max(0, start - 80), start + found.length + 60);
        if (/^abnehmen$/iu.test(found)) return !TAKEN_OFF.test(sentence);
        if (/^\d/u.test(found)) return !LIGHTER_THING.test(sentence);
        // "Garden shed" and "price drop" are nouns.
        return (
          !/^(?:shed|drop)/iu.test(found) ||
          !/(?:garden|tool|a|the|our|your|price|rain|storage)\s$/u.test(
            view.lower.slice(Math.max(0, start - 12), start),
          )
        );
      },
    },
  ),
  names: "marked",
  what: ({ text }) => `${quote(text)} is about losing weight`,
  why: "Pinterest takes no ads about weight loss, and the others restrict them to adults and typical results",
  sources: [PINTEREST_WEIGHT, LINKEDIN_GUIDELINES],
};

const CHARITY = compile(
  [
    "‹(?:research\\p{L}*|charit\\p{L}+|donat\\p{L}+|fundrais\\p{L}+|find(?:ing)? a cure|towards? a cure|hope for|spende\\p{L}*|forschung\\p{L}*|recherche|dons?|donnez|investigación|dona(?:r|tivos?|zion\\p{L}+)?|ricerca|pesquisa|doações|onderzoek|donatie\\p{L}*|stichting|zeit heilt|time heals|le temps guérit)›",
  ],
  "",
);

/**
 * Rule `cure` in `TEXT_RULES` (`all.ts`): reports promises to cure a disease of
 * `lexicon/diseases.ts`, unless denied or about a charity. The verbs, and the diseases of "prevents
 * X" and "X cure", are in this file. Severities depend on the ad's topics (`topics.ts`) but on
 * TikTok (reject), Microsoft and X; none on OpenAI. Sources: `checks/sources.ts`, `checks/laws.ts`.
 * Texts of its findings are in this file.
 */
export const cure: Rule = {
  id: "cure",
  version: 1,
  severities: {
    google: within(["health", "finance"], "reject", "may-reject"),
    microsoft: "may-reject",
    meta: within(["health", "beauty"], "reject", "may-reject"),
    tiktok: "reject",
    linkedin: within(["health", "beauty"], "reject", "may-reject"),
    pinterest: within(["health", "beauty"], "reject", "may-reject"),
    x: "may-reject",
  },
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      `‹(?:cur(?:es?|ed|ing)|heal(?:s|ed|ing)?|revers(?:es?|ed|ing)|eliminat(?:es?|ing)|eradicat(?:es?|ing))›[^.!?\\n]{0,25}?‹(?:${DISEASES.en})›`,
      "‹(?:prevents?|kills|defeats?)\\s+(?:\\p{L}+\\s+){0,1}(?:cancer|diabetes|alzheimer's|dementia|covid(?:-19)?|hiv|stroke|heart attacks?)›",
      "‹(?:cancer|diabetes|arthritis|eczema|psoriasis|alzheimer's|hiv|autism|baldness|insomnia|anxiety|acne|migraine|pain|tinnitus)\\s+cure›|‹cure for (?:cancer|diabetes|arthritis|eczema|psoriasis|alzheimer's|hiv|autism|baldness|insomnia|anxiety|acne|migraines?|pain|tinnitus|hair loss|(?:\\p{L}+ )?pain)›|‹cure-all›|‹miracle cure›",
      "‹miracle›(?!\\s+(?:whip|gro|on|league|fruit|mile|play|worker|of|baby|babies|garden|berry|berries)›|-gro)",
      "‹(?:wunder(?:mittel|heilung|kur|pille|creme|waffe gegen|tee|serum|tropfen|pflaster|salbe))›",
      `‹heil(?:t|en)›(?!\\s+(?:alle )?wunden)|‹geheilt›|‹heilung (?:von|bei|für) \\p{L}+|‹(?:beseitigt|besiegt|stoppt|eliminiert|heilt)›[^.!?\\n]{0,25}?‹(?:${DISEASES.de})›|‹(?:nie wieder|für immer frei von|befreit (?:dich|sie) von)\\s+(?:${DISEASES.de})›`,
      `‹guéri(?:t|r|ssez|ssent|e)›|‹guérison (?:du|de la|de l'|des|d'|garantie|totale)|‹(?:élimine|supprime|combat définitivement)›[^.!?\\n]{0,20}?‹(?:${DISEASES.fr})›|‹(?:remède|crème|produit|pilule|sérum|solution|potion|tisane|cure) miracles?›`,
      `‹cura(?:n|r|rá)?\\s+(?:el|la|los|las|tu|tus|su|todas las|todos los|cualquier)?\\s*(?:${DISEASES.es})›|‹(?:elimina|revierte|acaba con)›[^.!?\\n]{0,20}?‹(?:${DISEASES.es})›|‹milagros[oa]s?›`,
      `‹(?:cura(?:no|re)?|guarisc[eo]n?o?|guarire|elimina(?:no)?|sconfigge)\\s+(?:il|lo|la|i|gli|le|l'|dal|dalla|dai|dalle|ogni|qualsiasi|tutte le|i tuoi|il tuo)?\\s*(?:${DISEASES.it})›|‹miracolos[oaie]›`,
      `‹(?:cura[mr]?|elimina[mr]?|acaba com|reverte)\\s+(?:o|a|os|as|todas as|todos os|qualquer|suas|seus)?\\s*(?:${DISEASES.pt})›|‹milagros[oa]s?›|‹(?:creme|remédio|chá|produto|cura) milagre›`,
      `‹(?:${DISEASES.nl})\\s+genezen›|‹(?:geneest|genees|genezen van|verhelpt|elimineert)›[^.!?\\n]{0,20}?‹(?:${DISEASES.nl})›|‹geneest›|‹wonder(?:middel|crème|pil|kuur|olie)›`,
    ],
    {
      deniable: true,
      unlessSentence: CHARITY,
      accept: (found, view, start) => {
        // "Heals" of shoes, cured ham and healing gardens are not medicine.
        const before = view.lower.slice(Math.max(0, start - 24), start);
        return !/‹?(?:dry|air|salt|slow|uv|heat)[- ]$/u.test(before) || !/^cured/iu.test(found);
      },
    },
  ),
  names: "marked",
  what: ({ text }) => `${quote(text)} promises a cure`,
  why: "health claims need evidence, and cures may not be promised",
  sources: [TIKTOK_MISLEADING, META_HEALTH, HEALTH_CLAIMS],
};
