import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Spanish, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`) takes
 * the first pattern that matches.
 */
export const ES_BENEFITS: readonly Benefit[] = [
  [/^(?:sin|no hace falta|no necesitas) cita(?: previa)?$/iu, "[venga|ven] cuando [quiera|quieras]"],
  [
    /^(?:no (?:hace falta|necesitas|se necesita) experiencia|sin experiencia(?: previa)?|principiantes bienvenidos)$/iu,
    "¿Primera vez? {Clause}.",
  ],
  [
    /^(?:más de )?\d+ (?:\p{L}+ )?(?:perros|gatos|animales|conejos|gatitos|cachorros|caballos)(?!\p{L}).*(?:espera|busca|necesita)/iu,
    "{Clause}. ¿Y si uno es el [suyo|tuyo]?",
  ],
  [
    /^(?:todos los niveles|para (?:principiantes|quien nunca)|desde cero|principiantes bienvenidos)(?!\p{L})/iu,
    "¿Nunca lo [ha|has] probado? {Clause}.",
  ],
];
