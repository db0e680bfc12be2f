import { isVerbal } from "./course.ts";
import type { Facts } from "./facts.ts";

/** Endings of words for actions in a language, and which word of a product's name to check. */
interface ActionNames {
  readonly word: "first" | "last";
  readonly ends: RegExp;
  /** Words with such an ending that are things. */
  readonly things: RegExp;
}

const NAMES: Readonly<Record<string, ActionNames>> = {
  en: {
    word: "last",
    ends: /(?:ing|ations?|ments?|school|club|course|removal|hire|rental|prep)$/u,
    things:
      /(?:clothing|building|bedding|lighting|rings?|invitations?|wedding|pudding|equipment|garments?|supplements?|apartments?|ornaments?|spring|awning|railing|decking|fencing|stocking|flooring)$/u,
  },
  de: {
    word: "last",
    ends: /(?:ung|tion|analyse|abbau|aufbau|umbau|einbau|schnitt)$/u,
    things:
      /(?:wohnung|heizung|kleidung|zeitung|packung|station|kollektion|einrichtung|ausrüstung|leuchtung|dichtung)$/u,
  },
  fr: {
    word: "first",
    ends: /(?:age|tion|ture|logie)$/u,
    things: /(?:fromage|potage|cirage|garage|collection|confiture|voiture|couverture|breuvage)$/u,
  },
  es: {
    word: "first",
    ends: /(?:ción|sión|aje|ado|poda|[aei]r)$/u,
    things: /(?:collar|pescado|helado|hogar|taller|mujer|colección|calzado)$/u,
  },
  it: {
    word: "first",
    ends: /(?:zione|aggio|tura|are|ere|ire)$/u,
    things: /(?:formaggio|confettura|collezione|verdura)$/u,
  },
  pt: {
    word: "first",
    ends: /(?:ção|agem|mentos?|poda|[aei]r)$/u,
    things: /(?:coleção|medicamento|colar)$/u,
  },
  nl: {
    word: "last",
    ends: /(?:atie|ing|[bdfgklmnprstvwz]en)$/u,
    things:
      /(?:woning|kleding|lichting|zonwering|ketting|schermen|deuren|ramen|stoelen|tafels?|planten|bloemen|boeken|taarten|schoenen|broden|fietsen|manden|doeken|ringen|kaarsen)$/u,
  },
  sv: { word: "last", ends: /(?:ning|ering)$/u, things: /(?:ring|tidning)$/u },
  pl: { word: "first", ends: /(?:anie|enie|ycie)$/u, things: /(?:ubranie|mieszkanie|śniadanie)$/u },
};

/**
 * Whether the ending of a product's name is that of an action, as in "podcast recording" or "pintar
 * piso", so that people book it; endings and exceptions of each language are in `NAMES` here.
 * `goalOf` (`ads/goals.ts`) calls it if the kind of offering is unknown, `read-offering.ts` to be
 * sure of a service.
 */
export function isAction({ product, language }: Pick<Facts, "product" | "language">): boolean {
  const names = NAMES[language.slice(0, 2)];
  const words = product.toLowerCase().match(/\p{L}+/gu) ?? [];
  const word = names?.word === "first" ? words[0] : words.at(-1);
  return names !== undefined && word !== undefined && names.ends.test(word) && !names.things.test(word);
}

/**
 * Names of products that start with an infinitive, by language, without nouns that only look like
 * one. French has many such nouns ("atelier"), so there a verb shows by the object after it.
 */
const INFINITIVES: Readonly<Record<string, RegExp>> = {
  fr: /^(?:(?:apprendre|faire|se \p{L}+(?:er|ir|re))(?!\p{L})|\p{L}{2,}(?:er|ir|re) (?:l[’']|(?:une?|des|les?|la|son|sa|ses|votre|vos|ton|ta|tes|mon|ma|mes)(?!\p{L})))/iu,
  es: /^(?!(?:collar|taller|hogar|lugar|pilar|altar|mujer|alquiler|alfiler|láser|póster|máster|súper|tráiler|chárter|solar|celular|caviar|nácar|placer|bienestar)(?!\p{L}))\p{L}{2,}[aei]r(?:se)?(?!\p{L})/iu,
  it: /^(?!(?:\p{L}+iere|altare|cellulare|collare|camere|lettere|tessere|fodere|maschere|zanzare|cenere|polvere|podere|opere|genere|piacere|sfere)(?!\p{L}))\p{L}{2,}(?:are|ere|ire|arsi|ersi|irsi)(?!\p{L})/iu,
  pt: /^(?!(?:jantar|colar|mulher|colher|talher|aluguer|pomar|laser|celular|solar|lugar|altar|pilar|familiar|líder|açúcar)(?!\p{L}))\p{L}{2,}[aei]r(?:-se)?(?!\p{L})/iu,
};

/**
 * Whether a product's name says what to do, as "Pintar pisos", "Regenrinnen reinigen" and "Krullen
 * knippen" do (`INFINITIVES` here, `isVerbal` for German and Dutch). Such a name follows neither
 * "your" nor a booking verb, and no "from" with the company follows it: `nameLinesOf`
 * (`ads/name-lines.ts`) and `commonNounOf` (`ads/common-noun.ts`) ask it.
 */
export function isInfinitive({ product, language }: Pick<Facts, "product" | "language">): boolean {
  const base = language.slice(0, 2);
  const pattern = INFINITIVES[base];
  if (pattern !== undefined) return pattern.test(product);
  if (PREPOSITION.test(product) || !isVerbal(product)) return false;
  // "Oude lampen": in Dutch an adjective and a plural look like a noun and a verb.
  return base === "de" || (base === "nl" && !/^\p{L}+e /u.test(product) && isAction({ product, language }));
}

/** "Belastingaangifte voor particulieren": a noun in the plural after a preposition. */
const PREPOSITION = / (?:voor|van|met|op|bij|naar|in|aan|uit|für|von|mit|auf|bei|nach|im|am) /u;
