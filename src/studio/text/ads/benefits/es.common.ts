import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in a Spanish statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const ES_COMMON: readonly Benefit[] = [
  [stating("calentar .*min\\p{L}*"), "también en días con prisa"],
  [stating("matrícula (?:por |a |de )?0"), "nada que pagar al empezar"],
  [stating("en un (?:solo )?día", "si|o"), "{Clause}, no en semanas."],
  [stating("automátic\\p{L}+"), "nada que recordar"],
  [stating("antes de (?:pagar|comprar|decidir)"), "nada a ciegas"],
  [stating("te (?:damos|prestamos) (?:las )?(?:cajas|herramientas|material)"), "nada que comprar antes"],
  [stating("(?:cámara|webcam) en directo"), "lo [ve|ves] en todo momento"],
  [stating("sin recargo"), "el precio es el precio"],
  [/^[1-5] días (?:hábiles|laborables)$/iu, "{Clause}, no semanas."],
  [stating("no cobramos si|si no .* no (?:cobramos|pagas)|no pagas si"), "nada que perder"],
  [stating("(?:volvemos|repetimos|repasamos) (?:gratis|sin coste)"), "el riesgo es nuestro"],
  [
    stating("(?:la misma|el mismo) (?:\\p{L}+ista|profesora?|cuidadora?|persona|conductora?|equipo)"),
    "una cara conocida",
  ],
  [stating("(?:primera|primer) (?:clase|sesión|mes|visita|consulta) .*(?:€|euros)"), "un comienzo pequeño"],
  [stating("(?:clase|sesión) de prueba|primer(?:a)? \\p{L}+ gratis"), "[decide|decides] después"],
  [stating("te llamamos|le llamamos"), "[usted no marca|tú no marcas] ni un número"],
  [stating("sin fianza|sin depósito|sin matrícula"), "nada que pagar al empezar"],
  [stating("\\d\\d años (?:de experiencia|de oficio|en el oficio)"), "muchos años de oficio"],
  [
    stating("(?:o|si no,?) (?:no pagas|no paga|es gratis|gratis)|o no se paga|devolvemos el dinero"),
    "el riesgo es nuestro",
  ],
  [
    stating("(?:pagas?|pago|se paga) (?:después|al final|al recoger|a la entrega|cuando)"),
    "[lo ve|lo ves] antes de pagar",
  ],
  [stating("garantía", "satisfacción|sin"), "Si algo falla: {clause}."],
  [
    stating("asegurad[oa]s?|seguro (?:de|incluido|a todo)|con seguro", "informe|parte|tu seguro|su seguro"),
    "si algo se rompe, está cubierto",
  ],
  [
    stating("sin (?:romper|obras|picar|taladrar|agujeros|daños|desmontar|levantar)"),
    "todo queda como estaba",
  ],
  [
    stating("(?:\\p{L}+ )?de (?:sustitución|cortesía|préstamo)(?: \\p{L}+)?|te prestamos"),
    "[no se queda|no te quedas] sin nada entretanto",
  ],
  [
    stating("\\d+ (?:meses|años) de (?:soporte|asistencia|seguimiento)|(?:soporte|seguimiento) incluido"),
    "alguien a quien preguntar después",
  ],
  [
    stating("(?:dudas|consultas) .*(?:incluid\\p{L}*|gratis|whatsapp)"),
    "[pregunta|preguntas] sin mirar el reloj",
  ],
  [
    stating("(?:dura|tarda|tardamos) (?:solo )?(?:\\d{1,2}|una|dos) ?(?:min\\p{L}*|h|horas?)"),
    "el resto del día queda libre",
  ],
  [stating("(?:en )?una sola (?:visita|sesión|cita)|en un solo día"), "sin segunda cita"],
  [
    /^(?:también |abierto |abrimos |citas? )?(?:(?:por la |los |en )?(?:tardes?|noches?|sábados?|domingos?|fines? de semana)(?: y | o |,? )?){1,3}(?:también)?$/iu,
    "sin pedir el día libre",
  ],
  [/^(?!.*(?:€|euros?|iva|%)).*\d.*(?<!\p{L})incluid[oa]s?$/iu, "{Clause}, sin pagar más."],
  [
    stating(
      "precios? (?:cerrados?|fijos?|antes)|presupuesto .*(?:antes|cerrado|por escrito)|precio .*(?:por teléfono|antes de)",
    ),
    "sin sorpresas en la factura",
  ],
  [stating("tarifa (?:plana|única|fija)|\\d+ ?€ (?:todo incluido|cerrado|fijos?)"), "sin extras después"],
  [
    stating(
      "en (?:2[5-9]|[3-6]\\d|7[0-2]) ?(?:h|horas)",
      "presupuesto|respuesta|informe|si|o|cancel\\p{L}*|fermenta\\p{L}*",
    ),
    "{Clause}, no en semanas.",
  ],
  [
    stating(
      "(?:presupuesto|respuesta|informe|resultados?|plan|menú)\\p{L}* .*en (?:menos de )?\\d+ ?(?:h|horas?|días?|minutos)",
    ),
    "sin esperas largas",
  ],
  [
    stating(
      "en el día|el mismo día|para mañana|al día siguiente",
      "si|pescad\\p{L}*|hornead\\p{L}*|recogid\\p{L}*|cancel\\p{L}*",
    ),
    "sin larga espera",
  ],
  [
    stating(
      "(?:en|a) (?:tu|su) (?:casa|puerta|domicilio|oficina)|a domicilio|vamos (?:a|donde)",
      "recog\\p{L}*",
    ),
    "sin salir de casa",
  ],
  [
    stating(
      "(?:recogemos|recogida|pasamos a (?:buscar|recoger))",
      "gratis|en tienda|tienda|por la mañana|a mano",
    ),
    "un viaje menos para [usted|ti]",
  ],
  [
    stating(
      "(?:nos llevamos|retiramos|recogemos) .*(?:viej|antigu|usad)\\p{L}*|retirada .*(?:viej|antigu)\\p{L}*",
    ),
    "no queda nada por medio",
  ],
  [stating("todas las (?:marcas|razas)|todos los modelos"), "la [suya|tuya] también"],
  [
    stating(
      "más de \\d[\\d.]+ (?!clientes|opiniones|reseñas|años|familias|proyectos|bodas|alumnos|personas)\\p{L}+s",
    ),
    "mucho donde elegir",
  ],
  [
    stating("(?:certificado|informe|factura|parte) para (?:el|tu|su) (?:seguro|casero|hacienda)"),
    "un papel menos que perseguir",
  ],
  [
    stating(
      "(?:saltas?|pausas?|cancelas?) .*(?:quieras|quiera|semana|mes)|sin (?:permanencia|compromiso|contrato)",
    ),
    "nada [le|te] ata",
  ],
  [
    stating(
      "(?:opci[oó]n(?:es)?|también|menú) .*(?:vegan|vegetarian|sin gluten|sin lactosa)\\p{L}*|(?:vegan|vegetarian)[oa]s? .*(?:también|disponible|opción)",
    ),
    "nadie se queda sin probar",
  ],
  [stating("desde las [67]"), "también antes del trabajo"],
  [
    stating(
      "hasta las (?:19|20|21|22|23|[89]|10)(?!\\d)|hasta medianoche",
      "pid\\p{L}*|pedid\\p{L}*|devol\\p{L}*",
    ),
    "también después del trabajo",
  ],
  [stating("devol\\p{L}+ (?:antes de|hasta) las (?:19|2[0-2])"), "el día entero es [suyo|tuyo]"],
  [stating("hech[oa]s? a mano|a mano|artesanal(?:es)?", "lavad[oa]"), "nada sale de una cadena"],
  [
    stating(
      "(?:nuestr[oa]|propi[oa]s?) (?:\\p{L}+ )?(?:taller|cocina|huerta|huerto|granja|obrador|finca|horno)|(?:taller|huerta|obrador|cocina) propi[oa]",
    ),
    "[sabe|sabes] de dónde viene",
  ],
  [
    stating(
      "(?:tramitamos|gestionamos|presentamos|hacemos) .*(?:papeles|papeleo|trámites|declaración|solicitud|licencia|documentos)",
    ),
    "un trámite menos",
  ],
  [stating("en stock|disponible ya"), "sin esperar el envío"],
  [stating("(?:pago )?con tarjeta|se acepta tarjeta|bizum"), "no hace falta efectivo"],
  [stating("mientras (?:trabajas|duermes|compras|trabaja)"), "sin perder tiempo"],
  [stating("(?:desde|a partir de) (?:los )?[2-5] años"), "los peques también pueden"],
  [stating("parking|aparcamiento", "sin|de pago"), "fácil de llegar"],
  [stating("online o .*|.* u? ?o online"), "como mejor [le|te] venga"],
  [
    stating("online|videollamada|a distancia", "tienda|reserv\\p{L}*|pedid\\p{L}*|cita"),
    "desde donde [esté|estés]",
  ],
  [
    stating("(?:titulad|certificad|colegiad|homologad|formad)[oa]s?", "ecológic\\p{L}*|bio|vegan\\p{L}*"),
    "en buenas manos",
  ],
  [stating("(?:desde|fundad[oa] en) (?:1[89]\\d\\d|200\\d|201[0-5])"), "muchos años de oficio"],
];
