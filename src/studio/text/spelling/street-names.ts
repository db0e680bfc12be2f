import { capitalizeFirst } from "../../language/letter-case.ts";

/** Words inside the name of a street that stay small: "rua das flores", "via dei mille". */
const SMALL =
  /^(?:de|del|de la|la|las|los|el|les|le|du|des|da|das|do|dos|e|y|et|di|della|delle|dei|degli|dello|al|alla|aux?|à)$/u;
/** Words that no street is named after: "plaza libre, 12", "1 place offerte". */
const NO_NAME =
  /(?<!\p{L})(?:a|con|cuesta|tiene|mide|abre|cierra|cada|desde|entre|hasta|hay|para|por|sin|libres?|vacantes?|aparcamiento|garaje|parking|toros|guiado|corto|largo|com|sem|tem|fica|alimentação|táxi|queijos|par|assises?|offertes?|gratuites?|disponibles?|restantes?|derrière|devant|près|face|après|avant|avec|chez|sans|vers|ouverte?s?|fermée?s?)(?!\p{L})/u;
/** A house number, which shows that the words before it are a street. */
const NUMBER = "(?=,? (?:n[º°.]? ?)?\\d{1,4}(?:[ /-]?[a-z])?(?:[,.;)]|$))(?!,? \\d+ ?(?:h|min|m|km|eur|uur))";
const NAME = "(\\p{Ll}[\\p{Ll}’']*(?: \\p{Ll}[\\p{Ll}’']*){0,3}?)";
/** What follows the Italian "via" in the sense of "by": "via mail, anche subito". */
const NO_STREET =
  "(?!(?:e?-?mail|telefono|mare|terra|web|posta|fax|sms|whatsapp|chat|libera|radio|app|internet|skype|zoom|telegram|cavo|eccezionale|provvisoria|definitiva|amichevole|preferenziale|d[ei]|da|con|per)(?!\\p{L}))";

const STREETS: Readonly<Record<string, RegExp>> = {
  it: new RegExp(
    `(?<=(?:^|, |\\(|(?<!\\p{L})in )(?:[Vv]ia|[Vv]iale|[Pp]iazza) )${NO_STREET}${NAME}(?:${NUMBER}|(?=, (?:lun|mar|mer|gio|ven|sab|dom|tel|aperti)(?!\\p{L})))`,
    "gu",
  ),
  es: new RegExp(
    `(?<=(?<!\\p{L})(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo) )${NAME}${NUMBER}`,
    "gu",
  ),
  pt: new RegExp(
    `(?<=(?<!\\p{L})(?:[Rr]ua|[Aa]venida|Travessa|na travessa|[Pp]raça|[Aa]lameda) )${NAME}${NUMBER}|(?<=(?<!\\p{L})[Aa]v\\.? )(?!de )${NAME}(?=,| \\d| em | n[ao] |$)`,
    "gu",
  ),
  fr: new RegExp(
    `(?<=\\d,? (?:rue|avenue|place|boulevard|quai) )(?<!(?<!\\d)1 place )${NAME}(?=,|$| à )`,
    "gu",
  ),
};

/**
 * Capitalizes the names of streets that are typed in small letters before their number: "via
 * facciolati 12", "calle mayor, 5". `spellingFor` (`spelling.ts`) applies it.
 * @param language BCP 47 code without a region
 */
export function withStreetNames(text: string, language: string): string {
  const street = STREETS[language];
  if (street === undefined) return text;
  return text.replace(street, (name: string) =>
    NO_NAME.test(name)
      ? name
      : name
          .split(" ")
          .map((word) => (SMALL.test(word) ? word : capitalizeFirst(word)))
          .join(" "),
  );
}
