import { broughtThing } from "../facts/brought-things.ts";
import { isOfGoals, type Facts } from "../facts/facts.ts";
import { sentPaper } from "../facts/sent-papers.ts";
import { bringTemplates } from "./bring-calls.ts";
import { goalOf } from "./goals.ts";
import type { Address } from "./grammar.ts";
import { objectTemplates } from "./object-calls.ts";
import { whatsAppTemplates } from "./whatsapp-calls.ts";

type ByAddress = Readonly<Record<"usual" | "formal" | "informal", string>>;
const word = (forms: ByAddress, address: Address | null) => forms[address ?? "usual"];
const forms = (usual: string, formal: string, informal: string): ByAddress => ({ usual, formal, informal });

/** "Bring" and what stands before the thing, and the company after it, by language. */
const BRING: Readonly<Record<string, readonly [verb: ByAddress, company: string]>> = {
  fr: [forms("Apportez votre", "Apportez votre", ""), "{at}"],
  es: [forms("Trae tu", "Traiga su", "Trae tu"), "{to}"],
  it: [forms("Porta", "Porti", "Porta"), "{at}"],
  pt: [forms("Traga", "Traga", "Traz"), "{to}"],
};

/**
 * Templates that ask readers to bring something: "Trae tu guitarra al taller." French "ton" and
 * "ta" need a gender that the goals do not show.
 */
function broughtTemplates(facts: Facts, address: Address | null): string[] {
  const thing = broughtThing(facts);
  const language = facts.language.slice(0, 2);
  if (thing === null) return [];
  const [verbs, company = ""] = BRING[language] ?? [];
  const verb = verbs === undefined ? "" : word(verbs, address);
  if (verb === "") return [];
  const its = address === "informal" ? "tu" : "su";
  const isFeminine = thing.article.startsWith("a");
  const possessed = isFeminine ? `a ${its}a ` : `o ${address === "informal" ? "te" : "se"}u `;
  const apostrophe = /[’']$/u.test(thing.article) ? "’" : " ";
  const before =
    language === "pt" ? possessed : language === "it" ? thing.article.replace(/[’']$/u, "") + apostrophe : "";
  const asked = `${verb} ${before}${thing.noun}`;
  const placed = thing.place === "" ? [] : [`${asked} ${thing.place}${thing.rest}.`];
  return [...placed, `${asked} ${company}${thing.rest}.`, `${asked}${thing.rest}.`];
}

/** "Send us" by language; Brazilians say "Envie" alone. */
const SEND: Readonly<Record<string, ByAddress>> = {
  fr: forms("Envoyez-nous", "Envoyez-nous", "Envoie-nous"),
  es: forms("Envíanos", "Envíenos", "Envíanos"),
  it: forms("Inviaci", "Ci invii", "Inviaci"),
  pt: forms("Envie", "Envie", "Envia"),
};

/** Templates that ask readers to send something: "Envíanos el PDF por la web." */
function sentTemplates(facts: Facts, address: Address | null): string[] {
  const language = facts.language.slice(0, 2);
  const verbs = SEND[language];
  const sent = sentPaper(facts);
  if (verbs === undefined || sent === null) return [];
  const isInformal = address === "informal";
  const paper = sent.paper
    .replace(/^su(?=s? )/iu, address === "formal" ? "su" : "tu")
    .replace(/^leurs(?= )/iu, isInformal ? "tes" : "vos")
    .replace(/^leur(?= )/iu, isInformal ? "ton" : "votre")
    .replace(/\bpdf\b/iu, "PDF");
  return [`${word(verbs, address)} ${paper}${sent.way}.`];
}

/** Subscribers of the business itself, not of its letters or its pages. */
const SUBSCRIBED =
  /(?<!\p{L})(?:assinantes?|assinaturas?(?: (?<rhythm>mensa|anua|semana|trimestra)(?:l|is))?|suscriptor[ea]s?|suscripci(?:ón|ones)|abbonat[oi]|abbonament[oi]|abonnés|abonnements?)(?!\p{L})/iu;
const OTHER_SUBSCRIBERS =
  /(?<!\p{L})(?:newsletter|bolet[ií]n|instagram|youtube|tiktok|facebook|canal|canale|chaîne|redes|renov\p{L}+|rinnov\p{L}+|renouvel\p{L}+)(?!\p{L})/iu;
const SUBSCRIBE: Readonly<Record<string, readonly [ByAddress, string]>> = {
  fr: [forms("Abonnez-vous", "Abonnez-vous", "Abonne-toi"), "{at}"],
  es: [forms("Suscríbete", "Suscríbase", "Suscríbete"), "{at}"],
  it: [forms("Abbonati", "Si abboni", "Abbonati"), "{at}"],
  pt: [forms("Assine", "Assine", "Assina"), ""],
};

/** Templates that ask readers to subscribe: "Assine.", "Abonnez-vous chez Alma." */
function subscribedTemplates(facts: Facts, address: Address | null): string[] {
  const subscribe = SUBSCRIBE[facts.language.slice(0, 2)];
  const goal = facts.all.find((fact) => isOfGoals(fact) && SUBSCRIBED.test(fact.text))?.text;
  if (subscribe === undefined || goal === undefined || goalOf(facts) !== "signup") return [];
  if (OTHER_SUBSCRIBERS.test(goal)) return [];
  const [verbs, company] = subscribe;
  const verb = word(verbs, address);
  if (company !== "") return [`${verb} ${company}.`, `${verb}.`];
  const rhythm = SUBSCRIBED.exec(goal)?.groups?.["rhythm"];
  const named = rhythm === undefined ? "assinatura" : `assinatura ${rhythm}l`;
  const ask = address === "informal" ? "Pede a tua" : "Peça a sua";
  return [`${ask} ${named} {with}.`, `${ask} ${named}.`, ...(rhythm === undefined ? [`${verb}.`] : [])];
}

/**
 * Templates of calls for what the goals say that customers do, if the usual calls have no words for
 * it: write on WhatsApp, bring or send something, subscribe, order a voucher. Empty without one.
 * `callsFor` (`call-to-action.ts`) fills them in instead of the usual calls.
 */
export function goalTemplates(facts: Facts, address: Address | null): readonly string[] {
  for (const templatesOf of SOURCES) {
    const templates = templatesOf(facts, address);
    if (templates.length > 0) return templates;
  }
  return [];
}

/** Sources of the calls, the most exact wish first. */
const SOURCES = [
  whatsAppTemplates,
  broughtTemplates,
  bringTemplates,
  sentTemplates,
  subscribedTemplates,
  objectTemplates,
] as const;
