/** Rules about statements that concern the reader of the ad. */
import { DE, EN, ES, FR, IT, NL, PT } from "../lexicon/personal.ts";
import { quote } from "../fixes.ts";
import { compile, findWords } from "../patterns.ts";
import { LANGUAGES, type Rule } from "../rule.ts";
import { LINKEDIN_GUIDELINES, META_PERSONAL } from "../sources.ts";

const severities: Rule["severities"] = {
  google: "advice",
  microsoft: "advice",
  meta: "reject",
  tiktok: "may-reject",
  linkedin: "may-reject",
  pinterest: "may-reject",
  x: "may-reject",
};
const WHY = "ads may not suggest that they know something private about the reader";

/** Words after a condition that make it a subject: "your cancer charity", "diabetes-friendly". */
const SUBJECT = compile(
  [
    "^(?:-\\p{L}|\\s+(?:insurance|cover|policy|screening|research|charit\\p{L}+|centre|center|clinic|specialists?|nurses?|team|experts?|advis[eo]rs?|coach|support|care|prevention|awareness|helpline|foundation|training|course|book|walk|run|fragen|frei|free|friendly)›)",
  ],
  "",
);

const healthAndMoney = [EN, DE, FR, ES, IT, PT, NL].flatMap(
  ({ are, degree, states, have, amount, conditions, your, kind }) => [
    `‹(?:${are})(?:\\s+(?:${degree})){0,3}\\s+(?:${states})›`,
    `‹(?:(?:${have})(?:\\s*‹(?:${amount})(?:›|(?<='))){0,3}|(?:${your})(?:\\s+(?:${kind})){0,2})\\s*‹(?:${conditions})›`,
  ],
);

/**
 * Rule `pa-health-money` in `TEXT_RULES` (`all.ts`): reports statements about the reader’s health
 * or money; Meta rejects them. `lexicon/personal.ts` has the words, `SUBJECT` in this file words
 * after them that make it a subject. The `pa-` rules share `severities` in this file (none on
 * OpenAI). Sources: `checks/sources.ts`. Texts of its findings are in this file.
 */
export const privateMatters: Rule = {
  id: "pa-health-money",
  version: 1,
  severities,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(healthAndMoney, {
    // "ihre Depression" within a sentence is hers or theirs; "Ihre Depression" is the reader’s.
    accept: (found, view, start) =>
      !/^(?:ihre?[nrms]? |sie (?:sind|haben|leiden) )/.test(found) &&
      !SUBJECT.test(view.lower.slice(start + found.length, start + found.length + 24)),
  }),
  names: "marked",
  what: ({ text }) => `${quote(text)} speaks about the reader’s health or money`,
  why: WHY,
  sources: [META_PERSONAL, LINKEDIN_GUIDELINES],
};

const IDENTITIES =
  "black|white|asian|arab|latin[oax]|hispanic|african american|native american|jewish|a jew|muslim|hindu|buddhist|sikh|mormon|christian|catholic|evangelical|atheist|gay|lesbian|bisexual|queer|homosexual|trans(?:gender)?|non-?binary|divorced|widowed|an immigrant|a refugee|a single (?:mom|mum|mother|dad|father|parent)";
const IDENTITY_END =
  "(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:and|or|man|woman|men|women|mom|mum|dad|people|person|single|singles|american|student|in|who|looking|living|too)›)";

/**
 * Rule `pa-identity` in `TEXT_RULES` (`all.ts`): reports statements about the reader’s origin,
 * religion, orientation or family status; Meta rejects them. Its words are in this file, as are the
 * `severities` that the `pa-` rules share (none on OpenAI). Sources: `checks/sources.ts`. Texts of
 * its findings are in this file.
 */
export const identity: Rule = {
  id: "pa-identity",
  version: 1,
  severities,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    `‹(?:are you|you're|you are)›\\s+(?:an?\\s+|really\\s+|secretly\\s+)?(?:${IDENTITIES})${IDENTITY_END}`,
    `‹as an?›\\s+(?:${IDENTITIES})(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:man|woman|person|single|american|student|mother|father|parent)›)`,
    "‹(?:bist du|sind sie|du bist|als)\\s+(?:eine?\\s+|einer\\s+)?(?:schwul|lesbisch|homosexuell|bisexuell|transsexuell|transgender|jüdisch|jüdin|jude|muslim(?:in|a)?|muslimisch|christ(?:in)?|katholik(?:in)?|katholisch|evangelisch|hindu|schwarz|geschieden|verwitwet|alleinerziehend|asylbewerber(?:in)?)(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:und|oder|frau|mann|findest|finden|hast|haben|bist|sind|weißt|wissen|kennst|kennen|brauchst|brauchen|suchst|suchen|verdienst|verdienen)›)",
    "‹(?:êtes-vous|es-tu|vous êtes|tu es|en tant que)\\s+(?:une?\\s+)?(?:juive?|juif|musulmane?|chrétien(?:ne)?|catholique|protestante?|gay|homosexuel(?:le)?|lesbienne|bisexuel(?:le)?|trans(?:genre)?|noire?|arabe|asiatique|divorcée?|veu(?:f|ve))(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:et|ou)›)",
    "‹(?:eres|es usted|como)\\s+(?:una?\\s+)?(?:judí[oa]|musulm[aá]n[a]?|cristian[oa]|católic[oa]|evangélic[oa]|gay|homosexual|lesbiana|bisexual|trans|negr[oa]|latin[oa]|asiátic[oa]|divorciad[oa]|viud[oa]|(?:madre|padre) solter[oa]|inmigrante)(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:y|o)›)",
    "‹(?:sei|siete|come)\\s+(?:una?\\s+)?(?:ebre[oa]|musulman[oa]|cristian[oa]|cattolic[oa]|gay|omosessuale|lesbica|bisessuale|trans|ner[oa]|asiatic[oa]|divorziat[oa]|vedov[oa]|immigrat[oa])(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:e|o)›)",
    "‹(?:você é|és|é|como)\\s+(?:uma?\\s+)?(?:judi?a|judeu|muçulman[oa]|crist(?:ão|ã)|católic[oa]|evangélic[oa]|gay|homossexual|lésbica|bissexual|trans|negr[oa]|divorciad[oa]|viúv[oa]|imigrante)(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:e|ou)›)",
    "‹(?:ben je|ben jij|bent u|je bent|als)\\s+(?:een\\s+)?(?:joods|jood|moslima?|islamitisch|christen|christelijk|katholiek|homo(?:seksueel)?|lesbisch|biseksueel|transgender|zwart|gescheiden|weduwe|weduwnaar|alleenstaande (?:moeder|vader))(?=\\s*(?:[?.!,:;…]|$)|\\s+(?:en|of|en?)›)",
  ]),
  names: "marked",
  what: ({ text }) => `${quote(text)} names the reader’s origin, religion, orientation or family status`,
  why: WHY,
  sources: [META_PERSONAL, LINKEDIN_GUIDELINES],
};

const GROUPS =
  "black|white|asian|arab|latin[oax]|hispanic|jewish|muslim|hindu|christian|catholic|mormon|gay|lesbian|bisexual|queer|trans(?:gender)?|disabled|divorced|widowed|diabetic|single (?:moms?|mums?|dads?|mothers|fathers|parents)";

/**
 * Rule `pa-group` in `TEXT_RULES` (`all.ts`): reports offers to meet people of an origin, religion
 * or orientation; Meta rejects them. Its words are in this file, as are the `severities` that the
 * `pa-` rules share (none on OpenAI). Sources: `checks/sources.ts`. Texts of its findings are in
 * this file.
 */
export const group: Rule = {
  id: "pa-group",
  version: 1,
  severities,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    `‹(?:meet|date|dating|chat with|find|match with|connect with)\\s+(?:(?:other|fellow|more|local|hot|your next|beautiful|nearby|\\d+s?)\\s+){0,2}(?:${GROUPS})(?:\\s+(?:singles?|men|women|people|guys|girls|friends|partners?|seniors|dads|moms|mums|parents|fathers|mothers)›|(?=\\s*(?:[!?.]|$)(?<=mums?|moms?|dads?|parents|mothers|fathers)))`,
    `‹(?:other|fellow)\\s+(?:${GROUPS})\\s+(?:singles?|men|women|people|guys|girls)›`,
    "‹meet (?:other |fellow |more |local )?(?:jews|muslims|christians|catholics|hindus|mormons|gays|lesbians)›",
    "‹(?:triff|trefft|treffen sie|finde|kennenlernen|lerne?n?(?: sie)?)\\s+(?:\\p{L}+\\s+){0,2}?(?:schwule?n?|lesbische?n?|jüdische?n?|muslimische?n?|christliche?n?|katholische?n?|schwarze?n?|geschiedene?n?|behinderte?n?)\\s+(?:singles?|männer|frauen|menschen|partner)›",
    "‹(?:rencontrez|rencontre|faites la connaissance de|trouvez)\\s+(?:\\p{L}+\\s+){0,2}?(?:célibataires|hommes|femmes|personnes)\\s+(?:juifs|juives|musulmane?s|chrétien(?:ne)?s|catholiques|gays?|lesbiennes|noire?s|arabes|asiatiques|divorcée?s|handicapée?s)›",
    "‹(?:conoce|conozca|encuentra|queda con)\\s+(?:a\\s+)?(?:\\p{L}+\\s+){0,2}?(?:solter[oa]s|hombres|mujeres|personas|gente)\\s+(?:judí[oa]s|musulman[ae]s|cristian[oa]s|católic[oa]s|gays?|lesbianas|negr[oa]s|latin[oa]s|asiátic[oa]s|divorciad[oa]s)›",
    "‹(?:incontra|conosci|trova)\\s+(?:\\p{L}+\\s+){0,2}?(?:single|uomini|donne|persone)\\s+(?:ebre[ie]|musulman[ie]|cristian[ie]|cattolic[ih]e?|gay|lesbiche|ner[ie]|asiatic[ih]e?|divorziat[ie])›",
    "‹(?:conheça|conhece|encontre|encontra)\\s+(?:\\p{L}+\\s+){0,2}?(?:solteir[oa]s|homens|mulheres|pessoas)\\s+(?:jude(?:us|ias)|muçulman[oa]s|crist(?:ãos|ãs)|católic[oa]s|evangélic[oa]s|gays?|lésbicas|negr[oa]s|divorciad[oa]s)›",
    "‹(?:ontmoet|vind|date|leer)\\s+(?:\\p{L}+\\s+){0,2}?(?:joodse|islamitische|moslim|christelijke|katholieke|homoseksuele|gay|lesbische|zwarte|gescheiden)\\s+(?:singles?|mannen|vrouwen|mensen|alleenstaanden)›",
  ]),
  names: "marked",
  what: ({ text }) => `${quote(text)} sorts readers by origin, religion, orientation or health`,
  why: WHY,
  sources: [META_PERSONAL, LINKEDIN_GUIDELINES],
};

const AGE = "(?:1[3-9]|[2-9]\\d)";
const AGE_END =
  "(?=\\s*(?:[?.!,;:…+]|$|years? old|year-olds?|yrs? old|and›|or›|&|und›|oder›|jahre alt|now›|today›))";

/**
 * Rule `pa-age` in `TEXT_RULES` (`all.ts`): reports statements about the reader’s age, from 13 to
 * 99 (`AGE`); Meta rejects them. Its words are in this file, as are the `severities` that the `pa-`
 * rules share (none on OpenAI). Sources: `checks/sources.ts`. Texts of its findings are in this
 * file.
 */
export const age: Rule = {
  id: "pa-age",
  version: 1,
  severities,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords(
    [
      `‹(?:you're|are you|you are|who|you)\\s+(?:just\\s+|recently\\s+|already\\s+)?(?:turned|turning|over|under|above|aged|past)\\s+${AGE}›(?!\\s*(?:%|[€$£]|minut|day|hour|week|month|km|miles|people|followers|orders|years (?:of|ago)))`,
      `‹(?:you're|are you|you are)\\s+(?:just\\s+|now\\s+|already\\s+|still\\s+)?${AGE}›${AGE_END}`,
      `‹(?:bist du|sind sie|du bist|sie sind|seid ihr)\\s+(?:schon\\s+|gerade\\s+)?(?:über\\s+|unter\\s+|älter als\\s+|jünger als\\s+)?${AGE}›(?=\\s*(?:[?.!,;:…+]|$|plus›|und›|oder›|jahre alt|jahre jung|geworden))`,
      `‹(?:du|sie)\\s+(?:bist|sind)\\s+(?:über|unter)\\s+${AGE}›(?!\\s*(?:%|[€$£]|km|prozent|minuten|euro|meter))`,
      `‹(?:vous avez|avez-vous|tu as|as-tu)\\s+(?:déjà\\s+)?(?:plus de\\s+|moins de\\s+)?${AGE} ans›(?!\\s+d(?:e›|'))`,
      `‹(?:tienes|tiene usted)\\s+(?:ya\\s+)?(?:más de\\s+|menos de\\s+)?${AGE} años›(?!\\s+(?:de|para)›)`,
      `‹(?:hai|avete)\\s+(?:già\\s+)?(?:più di\\s+|meno di\\s+|superato i\\s+)?${AGE} anni›(?!\\s+(?:di|per)›)`,
      `‹(?:você tem|tens|tem)\\s+(?:já\\s+)?(?:mais de\\s+|menos de\\s+)?${AGE} anos›(?!\\s+(?:de|para)›)`,
      `‹(?:ben je|ben jij|bent u|je bent|u bent)\\s+(?:al\\s+)?(?:boven de\\s+|onder de\\s+|ouder dan\\s+|jonger dan\\s+)?${AGE}›(?=\\s*(?:[?.!,;:…+]|$|-?\\s?plus|en›|of›|jaar›(?!\\s+(?:garantie|ervaring))))`,
    ],
    { unlessSentence: compile(["‹who (?:over|under|past) \\d+ "], "") },
  ),
  names: "marked",
  what: ({ text }) => `${quote(text)} states the reader’s age`,
  why: WHY,
  sources: [META_PERSONAL, LINKEDIN_GUIDELINES],
};
