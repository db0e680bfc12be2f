import { isUnwanted } from "./aimed-steps.ts";
import { wishesOf, type Facts } from "./facts.ts";

/** What the goals want customers to bring to the business: "que traigan la guitarra al taller". */
export interface BroughtThing {
  /** The noun without its article: "guitarra". */
  readonly noun: string;
  /** The article as typed; "su" and "leur" say no gender. */
  readonly article: string;
  /** Where they bring it, with its preposition: "al taller"; empty if the goals do not say. */
  readonly place: string;
  /** What else the goals say of it: "antes de que empiece el curso". */
  readonly rest: string;
}

/** Words after a thing that say which one it is: "máquina de coser". */
const OF =
  "(?: (?:(?:de|da) |d[’'])(?!que )\\p{Ll}{3,}| à (?:coudre|café|laver|écrire|tricoter|bois|pain)(?!\\p{L}))?";

/** Customers who bring something, by language. */
const BROUGHT: Readonly<Record<string, RegExp>> = {
  fr: new RegExp(
    `(?<!\\p{L})(?:apport(?:ent|er)|amèn(?:ent)|amener|dépos(?:ent|er)) (?<article>le|la|l[’']|leur) ?(?<noun>\\p{Ll}{3,}?${OF})(?<place> (?:à l[’']atelier|(?:au|en) (?:magasin|garage)|(?:à la|en) boutique))?(?<rest>$|[,.;]? .*)`,
    "iu",
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:traiga[ns]?|traer|trayendo|lleven) (?<article>el|la|su) (?<noun>\\p{Ll}{3,}?${OF})(?<place> (?:al (?:taller|local|laboratorio|estudio)|a (?:la|nuestra) (?:tienda|clínica)))?(?<rest>$|[,.;]? .*)`,
    "iu",
  ),
  it: new RegExp(
    `(?<!\\p{L})(?:portino|porta(?:re|no)) (?<article>il|lo|la|l[’']) ?(?<noun>\\p{Ll}{3,}?${OF})(?<place> (?:in (?:negozio|officina|laboratorio|bottega|sartoria|studio)|al (?:negozio|laboratorio)|alla bottega))?(?<rest>$|[,.;]? .*)`,
    "iu",
  ),
  pt: new RegExp(
    `(?<!\\p{L})(?:tragam?|trazer|trazendo|trouxer(?:em)?) (?<article>a sua|o seu|a|o) (?<noun>\\p{Ll}{3,}?${OF})(?<place> (?:à (?:oficina|loja)|ao (?:ateliê|atelier|laboratório)|na (?:oficina|loja)|para a (?:oficina|loja)))?(?<rest>$|[,.;]? .*)`,
    "iu",
  ),
};

/** People and what nobody carries. */
const NO_THING =
  /^(?:gente|pessoas?|gens|monde|gente|amig[oa]s?|ami|amis|clientes?|clients?|clientela|clientèle|niñ[oa]s?|hij[oa]s?|filh[oa]s?|enfants?|bambin[oi]|figli[oa]?|famíli?a|familia|famille|famiglia|parej[ao]|dinero|dinheiro|argent|denaro|soldi|tráfico|traffico|trafic|calma|alegría|nome|nombre|nom|negocio|empresa|vida|vie|vita|casa|resto|meilleur|mejor|melhor|preuve|prueba|prova|solution|solución|sol|verano|verão|ville|barrio|bairro|pubblico|público|public|turis\p{L}*|touris\p{L}*)(?!\p{L})/iu;

/** What may follow: a moment before which customers come, and a check that costs nothing. */
const KEPT =
  /^,? (?:(?:antes de|avant d[e’'] ?|prima (?:di|che|del|della) ?) ?[\p{L}’' ]{3,40}|(?:para|per|pour) (?:la|el|una|un|une|l[’']|o|a|uma|il) ?\p{Ll}+ (?:gratis|sin cargo|sin coste|gratuit[oae]|grátis|sem custos?|offerte?))$/iu;

/**
 * The thing that the goals want customers to bring; null without one. `goalTemplates`
 * (`ads/goal-calls.ts`) asks readers for it. The words are here.
 */
export function broughtThing(facts: Facts): BroughtThing | null {
  const pattern = BROUGHT[facts.language.slice(0, 2)];
  if (pattern === undefined) return null;
  for (const { text } of wishesOf(facts)) {
    const found = pattern.exec(text);
    const { article = "", noun = "", place = "", rest = "" } = found?.groups ?? {};
    if (found === null || NO_THING.test(noun) || isUnwanted(text)) continue;
    const before = text.slice(0, found.index);
    if (isDenied(before) || (place === "" && isOfOwner(before, found[0]))) continue;
    // "trazendo a prancha logo, antes de encharcar"
    const said = rest
      .replace(/^ (?:logo|cedo|pronto|prima(?! d)|vite|tôt)(?=[, ])/iu, "")
      .replace(/[.\s]+$/u, "");
    // Other words may belong to the thing or the place, which the call would then cut.
    if (said !== "" && !KEPT.test(said) && !/^[,.;]/u.test(said) && !TIME.test(said)) continue;
    const kept = KEPT.test(said) ? ` ${said.replace(/^,? /u, "").replaceAll("'", "’")}` : "";
    return { noun, article: article.toLowerCase(), place: place.trim().replace("'", "’"), rest: kept };
  }
  return null;
}

/** "Portare il brand in tutta Italia": an infinitive without customers is what the owner does. */
const isOfOwner = (before: string, found: string) =>
  /^(?:apporter|amener|déposer|traer|portare|trazer) /iu.test(found) &&
  !/(?<!\p{L})(?:fare?|faire|gente|gens|clienti|clientes|clients|pessoas|persone)(?: a)? $/iu.test(before);

/** Times, which `timedCalls` (`ads/timed-calls.ts`) adds. */
const TIME =
  /^ (?:en|em|in|a|ad|de|di|da|du|d[’']|entre|entre semana|tra|avant|antes|prima|entro|hasta|até|le|la|los|las|el|il|aos?|às|nos?|nas?|pour|para|per)(?!\p{L})/iu;

/**
 * Whether a negation of a Romance language stands before a verb: "que no traigan el perro".
 * `broughtThing`, `broughtNoun` (`brought-nouns.ts`) and `sentPaper` (`sent-papers.ts`) then ignore
 * the goal.
 */
export const isDenied = (before: string): boolean =>
  /(?<!\p{L})(?:no|não|non|ne|n[’']|sin|sem|senza|sans)(?: (?:nos|me|ci|mi|nous|m[’']))? ?$/iu.test(before);
