/** A name of a person: "Gerda", "Mme Robin". */
const NAME =
  "(?<name>(?:(?:Mrs?|Ms|Dr|Frau|Herr|Herrn|M|Mme|Mlle|Sra?|Sig|Sig\\.ra|Dona|Mevrouw|Meneer)\\.? )?\\p{Lu}[\\p{L}’'-]*\\p{L}(?: \\p{Lu}[\\p{L}’'-]+)?)";
const NOT =
  "(?:[Nn]ot|[Nn]ever|[Nn]o|n[’']t|out|[Ww]ithout|private|[Nn]icht|[Nn]ie|[Kk]ein\\p{L}*|raus|weglassen|[Oo]hne|[Pp]as|[Jj]amais|[Ss]ans|[ÉéEe]viter|[Tt]aire|[Nn]unca|[Ss]in|[Ee]vitar|fuera|[Nn]on|[Mm]ai|[Ss]enza|[Ee]vitare|fuori|[Nn]ão|[Ss]em|fora|[Nn]iet|[Nn]ooit|[Gg]een|[Zz]onder|weg|weglaten|buiten)";

/** "Gerda haar naam liever niet in de advertentie", "Ne pas citer le nom de Mme Robin". */
const OWNERS: readonly RegExp[] = [
  `${NAME}[’']s (?:sur)?name(?!\\p{L}).*(?<!\\p{L})${NOT}(?!\\p{L})`,
  `(?<!\\p{L})${NOT}(?!\\p{L}).*(?<!\\p{L})${NAME}[’']s (?:sur)?name(?!\\p{L})`,
  `${NAME} (?:haar|zijn|d[’']r|z[’']n) naam(?!\\p{L}).*(?<!\\p{L})${NOT}(?!\\p{L})`,
  ...[
    `(?:naam van|Namen? von|(?:pré)?nom d(?:e |[’'])|nombre del? |nome d(?:i|el|ella|e|a|o)) ?${NAME}`,
  ].flatMap((named) => [
    `${named}(?!\\p{L}).*(?<!\\p{L})${NOT}(?!\\p{L})`,
    `(?<!\\p{L})${NOT}(?!\\p{L}).*(?<!\\p{L})${named}(?!\\p{L})`,
  ]),
].map((pattern) => new RegExp(`(?<![\\p{L}’'])${pattern}`, "u"));

/** Words of orders about a text, without which a negation says something else. */
const ORDER =
  /(?<!\p{L})(?:mention|use|print|leave|appear|publish|nenn|erwähn|schreib|weglass|verwend|anzeige|citer|mention|mettre|écrire|annonce|figur|pon(?:er|gas)|usar|usen|mencion|anuncio|scriver|metter|citare|usare|annuncio|coloc|anúncio|texto|noem|vermeld|weglat|advertentie|gebruik)/iu;

/**
 * The people whose name a note asks to leave out: "Gerda haar naam liever niet in de advertentie".
 * `readRules` (`read-rules.ts`) avoids them as words.
 */
export const unwantedNames = (note: string): string[] => {
  if (!ORDER.test(note)) return [];
  const names = OWNERS.flatMap((pattern) => pattern.exec(note)?.groups?.["name"] ?? []);
  return [...new Set(names)].map((name) => name.replace(/[’']s$/u, ""));
};
