import { printableFacts, type Facts } from "./facts.ts";

/** Work at the customer's place in the name of a product, in all languages. */
const PRODUCT =
  /(?<!\p{L})(?:(?:in|at) (?:your |the )?home|in-home|home visits?|house calls?|mobile[rs]?(?= (?!phones?|homes?|apps?|websites?|games?|data|sites?|marketing|internet)\p{L})|zu hause|daheim|hausbesuche?|à domicile|chez vous|itinérante?s?|a domicilio|en (?:tu|su) casa|a casa(?: tua| sua)?|(?:ao|a) domicílio|em casa|aan huis|bij (?:u|jou|je) thuis|mobiele(?= (?!telefo))(?= \p{L}))(?!\p{L})/iu;

/** The same of statements about what the business does, by language. */
const STATEMENTS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:we|i|van|he|she)(?:[’']ll)? comes? to (?:you|your)|(?:in|at) your (?:own )?(?:home|house|drive|office)|we visit you)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:komm(?:e|en) (?:wir |ich )?(?:auch )?(?:direkt )?zu (?:Ihnen|dir|euch)|bei (?:Ihnen|dir|euch) (?:zu Hause|daheim|vor Ort))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:venons|viens|vient|intervenons|interviens|déplaçons|déplace|à|visite|soins?|séances?) (?:chez vous|à (?:votre )?domicile)|à domicile)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:vamos|voy|acudimos) a (?:tu|su) (?:casa|domicilio|oficina)|a domicilio|(?:consulta|corte|sesi[óo]n|visita)s? en (?:tu|su) casa)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:(?:veniamo|vengo|arriviamo) (?:noi |io |direttamente )?(?:a (?:casa|domicilio)|da (?:te|lei|voi)(?! il| la))|a casa (?:tua|sua|vostra)|a domicilio)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:(?:vamos|vou) (?:a|até|à) (?:(?:sua|tua) )?casa|vamos ao seu (?:local|domicílio)\p{L}*|em (?:sua|tua) casa|(?:ao|a) domicílio)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:(?:wij|we|ik) kom(?:en)? (?:naar (?:u|je|jou) toe|bij (?:u|je|jou)(?: thuis)?|langs)|kom(?:en)? (?:wij|we|ik) (?:naar (?:u|je|jou) toe|langs)|bij (?:u|je|jou) thuis|aan huis)(?!\p{L})/iu,
};

/** Statements about deliveries, collections and measuring, which are no work at the customer's. */
const BESIDES =
  /(?<!\p{L})(?:deliver\p{L}*|collect\p{L}*|pick\p{L}*|brought|measure\p{L}*|quote|(?:ge)?liefer\p{L}*|abhol\p{L}*|hol\p{L}*|aufmaß|livr\p{L}*|récup\p{L}*|chercher|devis|entreg\p{L}*|env[ií]\p{L}*|recog\p{L}*|presupuesto|consegn\p{L}*|ritir\p{L}*|misure|preventivo|recolh\p{L}*|orçamento|bezorg\p{L}*|geleverd|halen|ophalen|offerte|also|too|auch|auf wunsch|aussi|également|también|anche|também|ook|(?:in|at|to) our|in unsere[rmn]?|(?:dans|à) notre|en nuestr\p{L}+|nel(?:la|lo|l)? nostr\p{L}+|n[oa]s? noss\p{L}+|in (?:ons|onze))(?!\p{L})/iu;

/**
 * Whether a business works at its customers' place, as the product's name or a statement says
 * (words: `PRODUCT` and `STATEMENTS` here). `fillNames` (`ads/fill-names.ts`) then joins product
 * and company as their origin and not as a place: "podologia ao domicílio da Clínica Passo".
 */
export function visitsCustomers(facts: Facts): boolean {
  const { product, language, offering } = facts;
  const kind = offering?.kind;
  if (kind === "goods" || kind === "meal" || kind === "rental" || kind === "software") return false;
  if (PRODUCT.test(`${product} `)) return true;
  const pattern = STATEMENTS[language.slice(0, 2)];
  return (
    pattern !== undefined &&
    printableFacts(facts).some(({ text }) => pattern.test(text) && !BESIDES.test(text))
  );
}
