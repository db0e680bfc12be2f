import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in Spanish; `phrase-table.ts` lists the languages. */
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
  request:
    /^(?:llama(?:d|me|nos)?|llám\p{L}+|llame(?:nos)?|pid[ea]|píde\p{L}+|pídan\p{L}*|reserv[ae](?! (?:natural|mínima))|resérv\p{L}+|escríb\p{L}+|escrib[ea]|mand[ae]|mánd\p{L}+|envía\p{L}*|envíe\p{L}*|ven|venga|venid|visítan\p{L}+|visita nuestr[oa]s?|visite|apúnt\p{L}+|inscríb\p{L}+|solicit[ae]|consúlt\p{L}+|consult[ae](?! (?:\d|gratis|gratuita|de))|prueba(?! (?:\d|gratis|gratuita|de))|compr[ae](?! mínima)|haz|contact[ae]|contáct\p{L}+|(?:citas?|reservas?|pedidos|cita previa) (?:en|por|al)|pásat\p{L}+|acérc\p{L}+|descarg[ae]|don[ae])(?!\p{L})/iu,
};
