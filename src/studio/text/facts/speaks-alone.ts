import { printableFacts, type Facts } from "./facts.ts";

/** Words of an owner who works alone, by language: customers book with "me" there. */
const ALONE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:I|my|me)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j[’']\p{L}+|mon|ma|mes|moi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|conmigo|soy|tengo|hago)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|mi[aeo]|miei|sono (?:una?|il|la)|faccio)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|comigo|meus?|minhas?|sou|faço|trabalho sozinh[oa])(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|mijn|mij)(?!\p{L})/iu,
};
/** Words of several people, in all these languages. */
const TOGETHER =
  /(?<!\p{L})(?:we|us|our|wir|uns|unser\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|nós|noss[oa]s?|\p{L}+(?:amos|emos|imos)|noi|nostr[oaie]|\p{L}+iamo|wij|ons|onze)(?!\p{L})/iu;

/** Names of several people: "Fratelli Zanon", "Dale & Sons". */
const FAMILY =
  /(?<!\p{L})(?:brothers|bros|sisters|sons|daughters|söhne|töchter|gebrüder|geschwister|frères|sœurs|fils|hermanos|hermanas|hijos|fratelli|sorelle|figli|irmãos|irmãs|filhos|gebroeders|zonen|dochters)(?!\p{L})/iu;

/**
 * Whether the owner speaks of one person only, so that calls ask readers to come to "me"
 * (`withMe` in `ads/me-calls.ts`).
 */
export const speaksAlone = (facts: Facts): boolean => {
  if (FAMILY.test(facts.company)) return false;
  const said = printableFacts(facts).map(({ text }) => text);
  const isAlone = (text: string) => ALONE[facts.language.slice(0, 2)]?.test(text) === true;
  return said.some(isAlone) && !said.some((text) => TOGETHER.test(text));
};
