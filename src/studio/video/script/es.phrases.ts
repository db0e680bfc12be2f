import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Spanish, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const ES: Phrases = {
  price: ["¿Y el precio?", "¿Cuánto cuesta?", "El precio:"],
  place: ["¿Dónde?"],
  when: ["¿Cuándo?"],
  soon: ["¿En cuánto tiempo?"],
  long: ["¿Cuánto dura?"],
  steps: ["¿Cómo funciona?", "Funciona así:"],
  also: ["Y además:", "También:", "Además:"],
  again: ["Para no olvidar:", "Una vez más:"],
  list: ["En resumen:", "En pocas palabras:"],
  and: "y",
  question: "¿{thing}?",
};
