import { printableFacts, type Facts } from "./facts.ts";

/** Words of an owner who works alone, by language: customers book with "me" there. */
const ALONE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:I|[Mm]y|me)(?!\p{L})/u,
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

/** Words of a team, and a number of people who work there: "staff", "3 coiffeuses". */
const WORKERS =
  "cleaners|people|therapists|tutors|teachers|engineers|technicians|mechanics|stylists|hairdressers|barbers|groomers|gardeners|fitters|electricians|plumbers|carpenters|drivers|instructors|employees|workers|guides|\\p{L}*(?:mitarbeiter|mechaniker|gärtner|tischler|fahrer|maler|techniker|lehrer|therapeut)(?:innen|en)?|friseurinnen|leute|coiffeu(?:rs|ses)|ouvriers|salariés|menuisiers|techniciens|jardiniers|mécaniciens|moniteurs|monitrices|peluquer[oa]s|técnicos|empleados|mecánicos|profesor[ea]s|limpiadoras|persone|parrucchier[ei]|tecnici|meccanici|insegnanti|operai|pessoas|funcionários|cabeleireir[ao]s|professor[ea]s|mecânicos|kappers|monteurs|schoonmakers|mensen|docenten|hoveniers|personnes|personas|personen";
const TEAM = new RegExp(
  `(?<!\\p{L})(?:team|équipe|equipo|squadra|equipe|staff|mitarbeiter\\p{L}*|collaborat(?:eurs|rices)|dipendenti|collaboratori|colaborador[ea]s|medewerkers|crew|colleagues|kolleg(?:e|in|en|innen)|collègues|colegas|colleghi|collega[’']?s|(?:[2-9]|1\\d|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf) (?:\\p{L}+ )?(?:${WORKERS}))(?!\\p{L})`,
  "giu",
);
/** People whom the owner serves in numbers: "workshops for 8 people", "ab 2 Personen". */
const SERVED =
  /(?<!\p{L})(?:for|of|up to|max\.?|from|per|für|bis(?: zu)?|ab|von|pour|de|jusqu[’']à|para|hasta|per|da|di|fino a|até|voor|van|tot) $/iu;
/** Words of others: a customer's praise in quotation marks. */
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|(?<!\p{L})‘[^’]*’(?!\p{L})/gu;
/** "My customers", which owners of several say, too. */
const MY_CUSTOMERS =
  /(?<!\p{L})(?:my|meine[nr]?|mes|miei|meus|minhas|mis|mijn) (?:customers?|clients?|patients?|guests?|pupils|students|kund\p{L}+|patient\p{L}*|gäste\p{L}*|clientes?|clienti|pazienti|pacientes?|klant\p{L}*|patiënt\p{L}*|gasten|élèves|alumnos|alunos|leerlingen)(?!\p{L})/giu;

/** Names of several people: "Fratelli Zanon", "Dale & Sons". */
const FAMILY =
  /(?<!\p{L})(?:brothers|bros|sisters|sons?|daughters?|söhne|sohn|tochter|töchter|gebrüder|geschwister|frères|sœurs|fils|hermanos|hermanas|hij[oa]s?|fratelli|sorelle|figli[oae]?|irmãos|irmãs|filh[oa]s?|fille|gebroeders|zonen|zoon|dochters?)(?!\p{L})/iu;

/**
 * Whether the owner speaks of one person only, so that calls ask readers to come to "me"
 * (`withMe` in `ads/me-calls.ts`).
 */
export const speaksAlone = (facts: Facts): boolean => {
  if (FAMILY.test(facts.company)) return false;
  const said = printableFacts(facts).map(({ text }) => text.replace(QUOTED, " ").replace(MY_CUSTOMERS, " "));
  const isAlone = (text: string) => ALONE[facts.language.slice(0, 2)]?.test(text) === true;
  return said.some(isAlone) && !said.some((text) => TOGETHER.test(text) || namesTeam(text));
};

/** Whether a text names people who work with the owner. */
const namesTeam = (text: string) =>
  [...text.matchAll(TEAM)].some(
    (found) => !(/^\S+ /u.test(found[0]) && SERVED.test(text.slice(0, found.index))),
  );
