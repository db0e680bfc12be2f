/** Promised results. */
import { quote } from "../fixes.ts";
import { compile, findWords } from "../patterns.ts";
import { LANGUAGES, type Rule } from "../rule.ts";
import { FTC_SUBSTANTIATION } from "../laws.ts";
import { GOOGLE_FINANCE, META_CHECKLIST, TIKTOK_MISLEADING } from "../sources.ts";
import { within } from "../severities.ts";

const severities: Rule["severities"] = {
  google: within(["health", "finance", "weight"], "reject", "may-reject"),
  microsoft: "may-reject",
  meta: within(["health", "beauty", "weight"], "reject", "may-reject"),
  tiktok: "reject",
  linkedin: within(["health", "beauty", "weight"], "reject", "may-reject"),
  pinterest: within(["health", "beauty", "weight"], "reject", "may-reject"),
  x: "may-reject",
};

const OUTCOME = {
  en: "results?|success|income|earnings|returns?|yields?|profits?|gains?|winnings?|approval|acceptance|loans?|credit|weight loss|cures?|growth|rankings?|leads|sales|jobs?|pass|grades?|interest|wins?|customers",
  de: "erfolge?s?|ergebniss?e?|gewinne?|rendite|einkommen|zusage|zinsen|erträge|gewichtsverlust|kreditzusage|kredit|wirkung|heilung|jobs?|kunden|umsatz",
  fr: "résultats?|resultats?|succès|réussite|rendements?|revenus?|gains?|bénéfices?|profits?|perte de poids|acceptation|crédit|guérison|efficacité",
  es: "resultados?|éxito|rentabilidad|ingresos|ganancias|beneficios|rendimiento|aprobación|pérdida de peso|crédito|préstamo|empleo",
  it: "risultat[oi]|successo|rendiment[oi]|guadagn[oi]|profitt[oi]|entrate|approvazione|prestito|dimagrimento|efficacia",
  pt: "resultados?|sucesso|rendimentos?|rentabilidade|lucros?|ganhos?|aprovação|empréstimo|emagrecimento|emprego|retorno",
  nl: "resulta(?:at|ten)|succes|rendement|winst|inkomen|goedkeuring|lening|gewichtsverlies",
} as const;
/** Up to three words or figures between the two halves of a promise. */
const GAP = "(?:[\\p{L}\\p{N}.,%€$£'-]+\\s+){0,3}?";
const IS =
  "(?:\\s+(?:is|are|of|an?|of up to|from|\\d[\\d.,]*\\s?%|ist|sind|est|sont|es|está|están|è|sono|é|são|vollständig|fully|always|100 ?%|absolut|zu 100 ?%)){0,3}";

/**
 * Services that are part of the contract, such as delivery and warranty: a guarantee of them
 * promises no result.
 */
const ORDINARY = compile(
  [
    "‹(?:delivery|lieferung|livraison|entrega|consegna|levering|warranty|parking|seats?|money[- ]back|price match|rückgabe|zufriedenheit)›",
  ],
  "",
);

/**
 * Rule `guarantee` in `TEXT_RULES` (`all.ts`): reports guaranteed results (`OUTCOME`), but not
 * guarantees of services such as delivery or money back (`ORDINARY`). `severities` in this file, by
 * topic, are also those of `instant-result`; none on OpenAI. `scan.ts` drops matches in stored
 * proofs. It has no fix. Its words and the texts of its findings are in this file; sources:
 * `checks/sources.ts`, `checks/laws.ts`.
 */
export const guarantee: Rule = {
  id: "guarantee",
  version: 1,
  severities,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      "‹100\\s*%\\s*(?:guaranteed|safe|effective|success|risk[- ]free|sicher|garantiert|wirksam|erfolg|sûr|sûre|garantie?|efficace|garantizad[oa]|efectiv[oa]|eficaz|garantit[oa]|sicur[oa]|garantid[oa]|segur[oa]|gegarandeerd|veilig|effectief)›(?!\\s+(?:checkout|payments?|shopping|packaging|zahlung|zahlen|einkaufen|(?:geld|money)[- ](?:zurück|back)|betalen))",
      `‹(?:guaranteed|guarantees?)\\s+${GAP}(?:${OUTCOME.en})›`,
      `‹(?:${OUTCOME.en})${IS}\\s+guaranteed›`,
      `‹(?:garantierte?[rsnm]?|garantieren|garantiert)\\s+${GAP}(?:${OUTCOME.de})›|‹(?:${OUTCOME.de})${IS}\\s+garantiert›|‹(?:erfolgs|gewinn|rendite)garantie›`,
      `‹garanti(?:e?s?|ssons|t)\\s+${GAP}(?:${OUTCOME.fr})›|‹(?:${OUTCOME.fr})${IS}\\s+garantie?s?›`,
      `‹garantiza(?:d[oa]s?|mos)\\s+${GAP}(?:${OUTCOME.es})›|‹(?:${OUTCOME.es})${IS}\\s+garantizad[oa]s?›`,
      `‹garanti(?:t[oaie]|amo)\\s+${GAP}(?:${OUTCOME.it})›|‹(?:${OUTCOME.it})${IS}\\s+garantit[oaie]›`,
      `‹garanti(?:d[oa]s?|mos)\\s+${GAP}(?:${OUTCOME.pt})›|‹(?:${OUTCOME.pt})${IS}\\s+garantid[oa]s?›`,
      `‹(?:gegarandeerde?|garanderen)\\s+${GAP}(?:${OUTCOME.nl})›|‹(?:${OUTCOME.nl})${IS}\\s+gegarandeerd›`,
      "‹(?:risk[- ]free(?! rate)|zero risk|no[- ]risk (?:trial|investment|offer)|risikofrei(?:e[rsnm]?)?|risikolos|ohne risiko|sans (?:aucun )?risques?›(?!\\s+(?:d[eu]›|des›|d'))|sin (?:ningún )?riesgos?›(?!\\s+del?›)|senza (?:alcun )?rischi?o?›(?!\\s+d[ei]l?›)|sem (?:qualquer )?riscos?›(?!\\s+d[eao]s?›)|zonder (?:enig )?risico)›",
      "‹(?:double|triple|multiply) your (?:money|investment|savings|income|bitcoin)›|‹get rich›(?!\\s+(?:overnight|instantly|right away))|‹(?:become|be) a millionaire›|‹(?:make|earn) (?:up to )?[€$£]\\s?(?:\\d{1,3}[.,]\\d{3}|\\d{4,}|\\d+\\s?k) (?:a|per|every|in a|in one|each) (?:day|week|month)›|‹(?:make|earn) (?:up to )?[€$£]\\s?\\d[\\d.,]*\\s?k? [^.!?]{0,20}?(?:from (?:home|your (?:sofa|phone|couch))|without working|while you sleep)›|‹(?:verdiene[n]?|verdienen sie|gagnez|gagne|gana|gane|guadagna|ganhe|verdien) (?:bis zu |jusqu'à |hasta |fino a |até |tot )?(?:[€$£]\\s?)?(?:\\d{1,3}[.,  ]\\d{3}|\\d{4,})\\s?(?:[€$£]|euros?)? (?:pro|am|in der|par|al|por|a la|a|alla|al|per|por) (?:tag|woche|monat|jour|semaine|mois|día|semana|mes|giorno|settimana|mese|dia|mês|dag|week|maand)›|‹(?:reich werden|werde reich|verdopple dein geld|verdoppeln sie ihr geld|devenez riche|doublez votre argent|hazte rico|duplica tu dinero|diventa ricco|raddoppia i tuoi soldi|fique rico|duplique seu dinheiro|word rijk|verdubbel je geld)›",
    ],
    {
      deniable: true,
      accept: (found) => !ORDINARY.test(found.toLowerCase()),
    },
  ),
  names: "marked",
  what: ({ text }) => `${quote(text)} promises a result`,
  why: "nobody can promise a result; typical results with their source can be named",
  sources: [TIKTOK_MISLEADING, META_CHECKLIST, GOOGLE_FINANCE, FTC_SUBSTANTIATION],
};

const REWARD =
  "(?:visible |real |amazing |full )?results?|slim(?:mer)?(?: legs| waist| body)?|thin|skinny|rich(?=\\s+(?:in|within|quick|quickly|fast|overnight|instantly|right away)›|[.!?,]|$)|money|cash|income|younger|relief|ergebnisse?|erfolge?|reich|geld|schlank(?:er)?|jünger|schmerzfrei|faltenfrei|résultats?|riche|argent|mince|soulagement|resultados?|ric[oa]s?|dinero|delgad[oa]|risultati|ricch?[oiae]|soldi|magr[oa]|dinheiro|magr[oa]s?|resulta(?:at|ten)|rijk|slank|pijnvrij";
const AT_ONCE =
  "instant(?:ly)?|overnight|right away|immediate(?:ly)?|sofort(?:ige[rsnm]?)?|über nacht|im schlaf|du jour au lendemain|instantanée?s?|instantanément|immédiate?s?|immédiatement|en une nuit|de la noche a la mañana|al instante|inmediatos?|instantáneos?|in una notte|istantane[oi]|immediat[oi]|subito|da noite para o dia|instantâneos?|imediatos?|na hora|direct|meteen|onmiddellijke?";
const SECONDS =
  "(?:seconds?|minutes?|hours?|days?|nights?|sekunden|minuten|stunden|tagen|nächten|secondes|heures|jours|segundos|minutos|horas|días|dias|secondi|minuti|ore|giorni|seconden|uur|dagen)";
/** Transfers, refunds and tests, for which minutes are realistic. */
const PROCESS = compile(
  [
    "‹(?:money|cash|geld|argent|dinero|soldi|dinheiro)[- ]?(?:back|zurück|transfers?|retour|terug)›|‹(?:refunds?|refunded|send|sending|transfer|withdraw|pay out|überweis\\p{L}*|rückerstattung|erstatt\\p{L}*|remboursé\\p{L}*|envoye[rz]|envía|enviar|reembols\\p{L}*|rimborso|stuur|sturen|envi[ea]|mande|manda|rimborsat\\p{L}*|invia|terugbetaald|terugbetaling|coffee|kaffee|café|noodles)›",
    "‹(?:test|tests|lab|laboratory|blood|exam|search|survey|swab|quiz|laborergebnisse?|testergebnisse?|suchergebnisse?|labor|schnelltest|analyses?|examens?|recherche|análisis|pruebas?|búsqueda|analisi|esami?|ricerca|exames?|pesquisa|zoekresultaten|testresultaten)›",
  ],
  "",
);

/**
 * Rule `instant-result` in `TEXT_RULES` (`all.ts`): reports a reward (`REWARD`) at once or
 * overnight, unless it is denied or about a quick process such as a transfer (`PROCESS`).
 * `severities` in this file, by topic, are also those of `guarantee`; none on OpenAI. It has no
 * fix. Its words and the texts of its findings are in this file; sources: `checks/sources.ts`,
 * `checks/laws.ts`.
 */
export const instantResult: Rule = {
  id: "instant-result",
  version: 1,
  severities,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      `‹(?:${AT_ONCE})›[^.!\\n]{0,25}?‹(?:${REWARD})›`,
      `‹(?:${REWARD})›[^.!?\\n]{0,20}?‹(?:instantly|overnight|right away|immediately|über nacht|im schlaf|sofort|du jour au lendemain|immédiatement|instantanément|en una noche|al instante|de la noche a la mañana|in una notte|immediatamente|da noite para o dia|na hora|imediatamente|onmiddellijk)›`,
      `‹(?:${REWARD})›\\s+(?:\\p{L}+\\s+)?(?:inmediatos?|instantáneos?|immédiats?|instantanés?|immediati|istantanei|imediatos?|instantâneos?)›`,
      `‹(?:${REWARD})›[^.!?\\n]{0,20}?‹(?:in|en|em|within|dans|after|nach)\\s+(?:just\\s+|only\\s+|nur\\s+|seulement\\s+|solo\\s+|sólo\\s+|apenas\\s+|slechts\\s+)?(?:\\d+|one|two|three|einer|zwei|drei|une|deux|una|dos|due|uma|dois|een|twee)\\s+${SECONDS}›`,
      "‹(?:wrinkles?|acne|pimples|cellulite|pain|belly fat|falten|pickel|cellulite|schmerzen|rides|boutons|douleurs?|arrugas|granos|dolor|rughe|brufoli|rugas|espinhas|rimpels|puistjes|pijn)\\s+(?:\\p{L}+\\s+){0,2}?(?:gone|vanish(?:es)?|disappears?|weg|verschwinden|verschwunden|disparues?|disparaissent|desaparecen|desaparecido|spariscono|sparite|desaparecem|verdwenen|verdwijnen)\\s+(?:\\p{L}+\\s+){0,2}?\\d+\\s+\\p{L}+›",
    ],
    { deniable: true, unlessSentence: PROCESS },
  ),
  names: "marked",
  what: ({ text }) => `${quote(text)} promises a result at once`,
  why: "results within moments are taken for misleading",
  sources: [TIKTOK_MISLEADING, META_CHECKLIST, FTC_SUBSTANTIATION],
};
