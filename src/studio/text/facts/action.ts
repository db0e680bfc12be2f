import { isVerbal } from "./course.ts";
import type { Facts } from "./facts.ts";
import { startsWithInfinitive } from "./infinitives.ts";

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
      /(?:clothing|building|bedding|lighting|rings?|invitations?|wedding|pudding|equipment|garments?|supplements?|apartments?|ornaments?|spring|awning|railing|decking|fencing|stocking|flooring|giving)$/u,
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
    ends: /(?:ción|sión|aje|ado|poda)$/u,
    things: /(?:pescado|helado|colección|calzado)$/u,
  },
  it: {
    word: "first",
    ends: /(?:zione|aggio|tura)$/u,
    things: /(?:formaggio|confettura|collezione|verdura)$/u,
  },
  pt: {
    word: "first",
    ends: /(?:ção|agem|mentos?|poda)$/u,
    things: /(?:coleção|medicamento)$/u,
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
 * piso", so that people book it; endings and exceptions of each language are in `NAMES` here, verbs
 * in `infinitives.ts`. `usualGoal` (`ads/usual-goal.ts`) calls it if the kind of offering is
 * unknown, `read-offering.ts` to be sure of a service.
 */
export function isAction({ product, language }: Pick<Facts, "product" | "language">): boolean {
  const names = NAMES[language.slice(0, 2)];
  if (startsWithInfinitive(product, language) === true) return true;
  const words = product.toLowerCase().match(/\p{L}+/gu) ?? [];
  const word = names?.word === "first" ? words[0] : words.at(-1);
  return names !== undefined && word !== undefined && names.ends.test(word) && !names.things.test(word);
}

/**
 * Whether a product's name says what to do, as "Pintar pisos", "Regenrinnen reinigen" and "Krullen
 * knippen" do (`infinitives.ts`, `isVerbal` for German and Dutch). Such a name follows neither
 * "your" nor a booking verb, and no "from" with the company follows it: `nameLinesOf`
 * (`ads/name-lines.ts`) and `commonNounOf` (`ads/common-noun.ts`) ask it.
 */
export function isInfinitive({ product, language }: Pick<Facts, "product" | "language">): boolean {
  const base = language.slice(0, 2);
  const starts = startsWithInfinitive(product, language);
  if (starts !== null) return starts;
  if (PREPOSITION.test(product) || !isVerbal(product)) return false;
  // "Oude lampen": in Dutch an adjective and a plural look like a noun and a verb.
  return base === "de" || (base === "nl" && !/^\p{L}+e /u.test(product) && isAction({ product, language }));
}

/** "Belastingaangifte voor particulieren": a noun in the plural after a preposition. */
const PREPOSITION = / (?:voor|van|met|op|bij|naar|in|aan|uit|für|von|mit|auf|bei|nach|im|am) /u;
