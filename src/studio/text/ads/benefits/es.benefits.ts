import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Spanish. `benefits.ts` looks them up. */
export const ES_BENEFITS: readonly Benefit[] = [
  [
    /^(?:sin|no hace falta|no necesitas) cita(?: previa)?$/iu,
    "[Venga|Ven] cuando [quiera|quieras]: {clause}.",
  ],
  [
    /^(?:sin (?:permanencia|contrato|suscripción)|cancela cuando quieras)$/iu,
    "Lo [deja|dejas] cuando [quiera|quieras]: {clause}.",
  ],
  [
    /^(?:te|se) l[aoe]s? llev(?:amos|an) a casa(?!\p{L})|^(?:vamos|trabajamos) a (?:tu casa|domicilio)(?!\p{L})|^(?:a domicilio|(?:entrega|envío|reparto) a domicilio)(?!\p{L})/iu,
    "Sin salir de casa: {clause}.",
  ],
  [/^(?!.*\biva\b)[^,\d]{3,60} incluid[oa]s?$/iu, "{Clause}, sin pagar más."],
  [
    /^precios? (?:cerrados?|fijos?)(?!\p{L})|^presupuesto cerrado(?!\p{L})/iu,
    "Sin sorpresas en la factura: {clause}.",
  ],
  [
    /^abiert[oa]s? (?:por la (?:tarde|noche)|hasta las (?:19|20|21|22|8|9|10)(?!\d))/iu,
    "También después del trabajo: {clause}.",
  ],
  [/^(?:un (?:único|solo) (?:interlocutor|contacto))$/iu, "[Sabe|Sabes] con quién hablar: {clause}."],
  [/^siempre (?:la misma|el mismo) \p{L}+$/iu, "Una cara conocida: {clause}."],
  [
    /^(?:(?:en )?grupos (?:reducidos|pequeños|de (?:máximo |máx\.? )?\d+(?: \p{L}+)?)|máximo \d+ (?:personas|alumnos|niños))$/iu,
    "Tiempo para cada uno: {clause}.",
  ],
  [
    /^(?:no (?:hace falta|necesitas|se necesita) experiencia|sin experiencia(?: previa)?|principiantes bienvenidos)$/iu,
    "¿Primera vez? {Clause}.",
  ],
  [
    /^(?:garantía de \d+ (?:años|meses)|\d+ (?:años|meses) de garantía|asegurad[oa]s?)$/iu,
    "Si algo falla: {clause}.",
  ],
  [
    /^(?:financiaci[oó]n (?:en |a )?\d+ meses(?: sin intereses)?|pago (?:en \d+ (?:plazos|cuotas|veces)|a plazos))$/iu,
    "[Pague|Paga] poco a poco: {clause}.",
  ],
  [
    /^(?:presupuesto|respuesta|resultados?)(?: (?:gratis|por whatsapp|online))? en (?:\d+ ?(?:h|horas?|minutos)|una hora|el (?:mismo )?día)$/iu,
    "Sin esperas largas: {clause}.",
  ],
  [
    /^(?:nos encargamos|nos ocupamos) (?:de (?:todo|l[oa]s? \p{L}+)|del \p{L}+)|^(?:tramitamos|gestionamos) /iu,
    "Una cosa menos que hacer: {clause}.",
  ],
  [
    /^(?:la |el )?primer[ao]? (?:clase|sesión|mes|semana)(?: es)? (?:gratis|gratuit[oa])$|^(?:clase|semana|mes) de prueba (?:gratis|gratuit[oa])$/iu,
    "[Pruebe|Prueba] antes de pagar: {clause}.",
  ],
  [
    /^(?:primera (?:visita|consulta)|presupuesto|consulta|estudio|valoración) (?:es )?(?:gratis|gratuit[oa])$/iu,
    "Preguntar no cuesta nada: {clause}.",
  ],
  [
    /^(?:devoluciones? (?:gratis|en \d+ días)|\d+ días (?:de|para) (?:devolución|devolverlo))$/iu,
    "¿No [le|te] convence? {Clause}.",
  ],
  [/^coche de (?:sustitución|cortesía)(?: (?:gratis|incluido))?$/iu, "Sin quedarse a pie: {clause}."],
  [/^montamos los muebles$/iu, "[No tiene|No tienes] que montar nada: {clause}."],
];
