import { capitalizeFirst } from "../../language/letter-case.ts";
import type { Facts } from "../facts/facts.ts";

/** Words of Portugal, after which Brazilian ones are no clue. */
const EUROPEAN = /€|(?<!\p{L})(?:euros?|telemóve(?:l|is)|contact[oe]s?)(?!\p{L})/iu;
/**
 * Words and forms that only Brazilians use: "a gente", "estamos atendendo". "Reais" without an
 * amount is "real" in the plural, and "vocês" and "toda a gente" are European, too.
 */
const BRAZILIAN =
  /R\$|\d ?(?:mil )?reais(?!\p{L})|(?<!\p{L})(?:você|(?<!toda )a gente|celular(?:es)?|pra|pix|ônibus|banheiros?|(?:est[áão]\p{L}*|estamos|tá) (?!lindo|vindo|quando)\p{L}{2,}[aei]ndo)(?!\p{L})/iu;

/**
 * Whether a Portuguese brief is from Brazil, by its words and its currency (patterns here).
 * `materialOf` (`write-ads.ts`) then passes the calls to `inBrazil`.
 * @param typed everything that the user typed
 */
export const isBrazilian = ({ language }: Pick<Facts, "language">, typed: string): boolean =>
  language.startsWith("pt") && (language === "pt-BR" || (BRAZILIAN.test(typed) && !EUROPEAN.test(typed)));

/** Trades and offerings of which Brazilians book a place ("Reserve") and no time ("Agende"). */
const RESERVED = /^(?:restaurant|hotel|travel|car-rental|storage|museum|theater|escape-room|coworking)$/u;

const isReserved = ({ trade, offering }: Facts) =>
  RESERVED.test(trade?.id ?? "") || offering?.kind === "rental" || offering?.kind === "event";

/**
 * The calls of `pt.grammar.ts` and `contact-calls.ts` as Brazilians say them: appointments are
 * "Agende" and not "Marque", tables and rooms "Reserve".
 */
export function inBrazil(calls: readonly string[], facts: Facts): string[] {
  const [formal, informal] = isReserved(facts) ? ["reserve", "reserva"] : ["agende", "agenda"];
  const worded = calls.map((call) =>
    call
      .replace(VERB, (verb) => {
        const word = verb.endsWith("e") ? formal : informal;
        return verb === verb.toLowerCase() ? word : capitalizeFirst(word);
      })
      .replace(/^Envi[ae](-nos)? uma mensagem pelo(?= WhatsApp)/u, (_, us?: string) =>
        us === undefined ? "Chame no" : "Chame a gente no",
      )
      .replace("Passe por cá", "Passe por aqui")
      .replace("Esperam por si", "Esperam por você"),
  );
  return [...new Set(worded)];
}

/** The verb that starts a call, or follows "Para a limpeza," or "Ligue e" in it. */
const VERB =
  /^(?:Marque|Reserve|Marca|Reserva)(?=[ .])|(?<=, |^Lig.* e )(?:marque|reserve|marca|reserva)(?= )/u;
