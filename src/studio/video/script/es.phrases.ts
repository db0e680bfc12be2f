import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in Spanish; `phrases.ts` lists the languages. */
export const ES: Phrases = {
  price: ["¿Y el precio?", "¿Cuánto cuesta?", "El precio:"],
  place: ["¿Dónde?"],
  when: ["¿Cuándo?"],
  soon: ["¿En cuánto tiempo?"],
  long: ["¿Cuánto dura?"],
  steps: ["¿Cómo funciona?", "Funciona así:"],
  also: ["Y además:", "También:", "Además:"],
  again: ["Para recordar:", "Una vez más:"],
  list: ["En resumen:", "En pocas palabras:"],
  and: "y",
  so: "Eso es {company}.",
  works: "Así trabaja {company}.",
  articles: { "en el": "el ", "en la": "la " },
  we: "Somos {company}: {thing}.",
  question: "¿{thing}?",
};
