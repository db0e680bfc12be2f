import { capitalizeFirst } from "../../language/letter-case.ts";
import type { Facts } from "../facts/facts.ts";
import type { Address } from "./grammar.ts";

/** Forms of "vos", by which Argentines and Uruguayans address readers: "tenés", "traela". */
const VOS =
  /(?<!\p{L})(?:(?:de|usar|tratar de|con) vos|vosear|voseo|tenés|podés|querés|sabés|venís|necesitás|buscás|elegís|llevás|pagás|pedís|traés|vení|traé|escribinos|traela|traelo|llevate)(?!\p{L})/iu;

/**
 * Whether a Spanish brief says "vos" to readers (words here). `regionalCalls`
 * (`regional-calls.ts`) then passes the calls to `inArgentina`.
 * @param typed everything that the user typed
 */
export const isArgentine = (
  { language }: Pick<Facts, "language">,
  typed: string,
  address: Address | null,
): boolean => language.startsWith("es") && address !== "formal" && VOS.test(typed);

/** The imperatives of the calls of `es.grammar.ts` and `*-calls.ts` to "tú", and to "vos". */
const IMPERATIVES: Readonly<Record<string, string>> = {
  aparta: "apartá",
  apoya: "apoyá",
  apúntate: "anotate",
  compra: "comprá",
  consulta: "consultá",
  descarga: "descargá",
  descárgala: "descargala",
  descubre: "descubrí",
  dona: "doná",
  empieza: "empezá",
  envía: "enviá",
  envíanos: "envianos",
  envíame: "enviame",
  escribe: "escribí",
  escríbeme: "escribime",
  escríbenos: "escribinos",
  échale: "echale",
  haz: "hacé",
  infórmate: "informate",
  llama: "llamá",
  llámame: "llamame",
  llámanos: "llamanos",
  llévatelo: "llevatelo",
  mira: "mirá",
  pásate: "pasate",
  pide: "pedí",
  pregunta: "preguntá",
  pregúntanos: "preguntanos",
  pregúntame: "preguntame",
  prepara: "prepará",
  preséntate: "presentate",
  prueba: "probá",
  pruébalo: "probalo",
  reserva: "reservá",
  suscríbete: "suscribite",
  trabaja: "trabajá",
  trae: "traé",
  ven: "vení",
};

/** The calls to "tú" as they are said to "vos": "Pedí turno.", "Traé tu guitarra al taller." */
export const inArgentina = (calls: readonly string[]): string[] =>
  calls.map((call) =>
    call
      .replace(/^\p{L}+/u, (verb) => {
        const said = IMPERATIVES[verb.toLowerCase()] ?? verb;
        return verb === verb.toLowerCase() ? said : capitalizeFirst(said);
      })
      .replace(/(?<=^(?:Pedí|Llamá .*pedir) )cita(?!\p{L})/u, "turno"),
  );
