import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Spanish. `benefits.ts` looks them up. */
export const ES_BENEFITS: readonly Benefit[] = [
  [/^(?:sin|no hace falta|no necesitas) cita(?: previa)?$/iu, "[venga|ven] cuando [quiera|quieras]"],
  [
    /^(?:no (?:hace falta|necesitas|se necesita) experiencia|sin experiencia(?: previa)?|principiantes bienvenidos)$/iu,
    "¿Primera vez? {Clause}.",
  ],
  [
    /^(?!.*(?:presupuesto|abierto)).*(?<!\p{L})en (?:menos de )?(?:[1-5]?\d|diez|veinte|treinta) ?(?:min|minutos)$/iu,
    "{Clause}, no en horas.",
  ],
  [
    /^(?!.*(?:presupuesto|abierto)).*(?<!\p{L})en (?:menos de )?(?:[1-9]|1\d|2[0-4]|una|dos|tres|cuatro) ?(?:h|horas?)$/iu,
    "{Clause}, no en días.",
  ],
  [
    /^(?!.*(?:presupuesto|devoluci)).*(?<!\p{L})en (?:[1-6]|dos|tres|cuatro|cinco) días(?: laborables)?$/iu,
    "{Clause}, no en semanas.",
  ],
  [/^.*(?<!\p{L})en (?:[1-4]|dos|tres|cuatro) semanas$/iu, "{Clause}, no en meses."],
  [
    /^(?:más de )?\d+ (?:\p{L}+ )?(?:perros|gatos|animales|conejos|gatitos|cachorros|caballos)(?!\p{L}).*(?:espera|busca|necesita)/iu,
    "{Clause}. ¿Y si uno es el [suyo|tuyo]?",
  ],
  [
    /^(?:todos los niveles|para (?:principiantes|quien nunca)|desde cero|principiantes bienvenidos)(?!\p{L})/iu,
    "¿Nunca lo [ha|has] probado? {Clause}.",
  ],
];
