import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in Spanish. */
export const ES_EXTRAS: readonly Benefit[] = [
  [
    /^(?:clase|sesión|día|semana|lección) de prueba(?!\p{L})|^(?:\d+|dos|tres) clases de prueba/iu,
    "[decide|decides] después",
  ],
  [
    /(?<!\p{L})(?:fotos?|informe|vídeo|parte|mensaje) (?:enviad[oa]s? )?(?:después de|tras) cada(?!\p{L})/iu,
    "[sabe|sabes] cómo ha ido",
  ],
  [
    /^(?:sin|no pedimos|cero) (?:fianza|depósito|señal|entrada|pago inicial|matr[ií]cula)$/iu,
    "nada que pagar al empezar",
  ],
  [
    /(?<!\p{L})acceso (?:24 ?h(?:oras)?|24\/7|a cualquier hora|día y noche)/iu,
    "[venga|ven] cuando [le|te] venga bien",
  ],
  [/^sin (?:receta|volante|derivación)$/iu, "sin rodeos hasta la cita"],
  [
    /^(?:cata|degustación|prueba|test)(?: \p{L}+){0,2} (?:gratis|gratuita|incluida)(?!\p{L})|prueb[ae]l[oa]s? antes/iu,
    "[decide|decides] después",
  ],
  [
    /^(?:revisión|diagnóstico|estudio|inspección|medición|visita|valoración)(?: \p{L}+){0,2} (?:gratis|gratuit[oa])$|^(?:primera )?(?:valoración|consulta) gratuita$/iu,
    "[sabe|sabes] lo que hace falta antes de pagar",
  ],
  [
    /(?<!\p{L})(?:recogemos|recogida|te recogemos|vamos a buscar)(?!\p{L}).*(?:en casa|a domicilio|en tu|en su|en el hotel|del cole|al cole)/iu,
    "un viaje menos para [usted|ti]",
  ],
  [
    /^(?:cada|todas? l[oa]s?|todos los) .*(?:probad[oa]s?|revisad[oa]s?|comprobad[oa]s?)$|^revisión de \d+ puntos/iu,
    "revisado antes de la entrega",
  ],
  [
    /^(?:hermanos|segundo hijo|familias?|grupos|parejas)(?!\p{L}).*(?:%|mitad|descuento|menos)/iu,
    "juntos sale más barato",
  ],
  [/^(?:niños|peques|menores)(?!\p{L}).*(?:gratis|mitad de precio|mitad)/iu, "puede venir toda la familia"],
  [
    /^(?:presupuesto|precio) (?:cerrado|fijo)(?!\p{L})|(?<!\p{L})precio cerrado$/iu,
    "sin sorpresas en la factura",
  ],
  [/(?<!\p{L})dura(?:n)? (?:hasta )?(?:\d+|dos|tres|cuatro) (?:semanas|meses)/iu, "nada que repetir antes"],
  [/(?<!\p{L})(?:de|para) \d+ a \d+ (?:personas|invitados|comensales)/iu, "mesa pequeña o gran fiesta"],
  [
    /^(?:abrimos |abierto |abiertos |cita |clases )?(?:también )?(?:(?:los|el|en) )?(?:sábados?|domingos?|fines? de semana|festivos)(?: (?:y|e) (?:domingos?|festivos))?(?: (?:también|por la mañana|de .*|desde .*|hasta .*|\d.*))?$/iu,
    "sin pedir el día libre",
  ],
  [/^(?:abrimos|abierto) (?:desde|a partir de) las [5-7]/iu, "también antes del trabajo"],
  [
    /^(?:abrimos|abierto|citas?|clases)? ?(?:también )?(?:por las? tardes?|hasta las (?:20|21|22|8|9|10))/iu,
    "también después del trabajo",
  ],
  [/^funciona (?:también )?sin (?:conexión|internet)/iu, "también sin cobertura"],
  [
    /^(?!.*(?:fotos?|vídeos?|abierto|abrimos|mensaje)).*(?<!\p{L})(?:cada (?:mañana|día)|todos los días|todas las mañanas)$|(?:hech[oa]s?|hornead[oa]s?|preparad[oa]s?|recogid[oa]s?|amasad[oa]s?) cada (?:mañana|día)/iu,
    "recién hecho, no de ayer",
  ],
  [
    /^(?:direct[oa]s?|directamente) (?:del|de la|de nuestra?) (?:productor|agricultor|huerta|granja|apicultor|campo|bodega|fábrica)|^del (?:árbol|campo|huerto) a (?:tu|su) (?:casa|mesa)/iu,
    "nadie por medio",
  ],
  [/^sin (?:lista de espera|esperas?)$/iu, "[empiece|empieza] enseguida"],
  [
    /^(?:clases?|sesiones|entrenamiento|sesión) (?:individual(?:es)?|particular(?:es)?|uno a uno|personal(?:es)?)/iu,
    "todo el tiempo es para [usted|ti]",
  ],
  [
    /^(?:máx(?:imo|\.)?|max\.?|solo|sólo|nunca más de) ?(?:de )?\d+ (?:personas|niños|alumnos|perros|plazas)(?: .*)?$|^grupos? de \d+(?: \p{L}+)?(?: máximo| como máximo)?$/iu,
    "tiempo para cada uno",
  ],
  [
    /(?<!\p{L})(?:pide|pida|pedidos?|encarga) antes de .*(?:mañana|hoy|mismo día)/iu,
    "¿A última hora? {Clause}.",
  ],
  [
    /^(?:\d+|dos|cuatro) (?:visitas|veces) al (?:año|mes)|^mantenimiento (?:mensual|anual|trimestral|regular)/iu,
    "una cosa menos que recordar",
  ],
  [
    /(?<!\p{L})(?:foto|vídeo)s?(?!\p{L}).*(?:precio|presupuesto)|(?:precio|presupuesto) (?:cerrado )?por (?:teléfono|whatsapp|foto)/iu,
    "[sabe|sabes] cuánto cuesta antes de que vayamos",
  ],
  [
    /^(?:cita|reserva|reservas|cita previa) (?:online|por (?:whatsapp|internet)|en línea)/iu,
    "sin una sola llamada",
  ],
  [/^\d+ ?% (?:de descuento )?en (?:la|el|tu|su) primer/iu, "un comienzo pequeño"],
  [
    /^(?:lo )?(?:dejas|deja|traes|trae) por la mañana.*(?:tarde|noche)|^por la mañana .*,? por la tarde/iu,
    "todo en el mismo día",
  ],
  [/^(?:accesible|acceso) (?:para|en) silla|^sin barreras/iu, "nadie se queda fuera"],
  [
    /^(?:llevamos|traemos|ponemos) (?:todo )?(?:el |los |las |nuestro )?(?:material|productos|herramientas|equipo)/iu,
    "nada que preparar",
  ],
  [
    /(?<!\p{L})(?:material|traje|tabla|casco|equipo|tejido|tela|productos|desayuno|comida|merienda|piezas|envío|montaje|transporte)(?: y \p{L}+)? incluid[oa]s?$/iu,
    "{Clause}, sin pagar más.",
  ],
  [/^sin (?:polvo|suciedad|obras)$/iu, "nada que limpiar después"],
  [
    /^(?:urgencias|servicio) (?:24 ?h|24 horas|día y noche)|^24 horas al día$|^24\/7$/iu,
    "ayuda a cualquier hora",
  ],
  [/^profes(?:ores)? (?:pacientes|con paciencia)$/iu, "nadie [le|te] mete prisa"],
  [/^profes(?:ores)? nativos?|^nativos/iu, "el idioma como se habla"],
  [/^todas las marcas/iu, "la [suya|tuya] también"],
  [/^(?:financiación|financiamos|pago a plazos|a plazos)(?!\p{L})/iu, "[pague|paga] poco a poco"],
  [
    /(?<!\p{L})(?:list[oa]s?|terminad[oa]s?|hech[oa]s?|reparad[oa]s?|entregad[oa]s?) (?:en el día|el mismo día)$/iu,
    "sin larga espera",
  ],
  [/(?<!\p{L})(?:list[oa]s?|entreg\p{L}+) en una semana$/iu, "sin larga espera"],
  [/^sin obras?$|^(?:obra|instalación) limpia/iu, "la casa sigue como estaba"],

  [
    /^(?:fotos?|vídeos?|videos?) (?:cada|todos los|todas las) (?:día|días|tarde|tardes|noche)/iu,
    "[ve|ves] cómo ha ido el día",
  ],
  [/(?<!\p{L})(?:te|le|os) (?:prestamos|dejamos)(?!\p{L})/iu, "nada que comprar antes"],
  [/(?<!\p{L})esperamos(?!\p{L}).*(?:retras|tarde)/iu, "nadie se va sin [usted|ti]"],
  [
    /(?<!\p{L})(?:nos llevamos|retiramos) (?:los |las |el |la )?(?:restos|escombros|muebles?|residuos|poda)/iu,
    "no queda nada por medio",
  ],
  [/^(?:online|en línea) o (?:presencial|en)/iu, "como mejor [le|te] venga"],
  [/^ilimitad|(?<!\p{L})ilimitad[oa]s?$/iu, "las veces que haga falta"],
  [/(?<!\p{L})(?:se descuenta|descontad[oa]|lo descontamos)(?!\p{L})/iu, "nada se paga dos veces"],
  [
    /^(?:opción |opciones |también )?(?:vegan[oa]s?|vegetarian[oa]s?|sin gluten)(?: (?:siempre|también|disponibles?))?$/iu,
    "nadie se queda sin probar",
  ],
  [/^(?:también )?para llevar(?: también)?$/iu, "para pausas cortas"],
  [/^sin romper (?:la )?(?:puerta|nada)/iu, "todo queda como estaba"],
  [
    /(?<!\p{L})(?:boceto|prueba|muestra) (?:gratis|gratuita?|antes de \p{L}+)/iu,
    "[lo ve|lo ves] antes de decidir",
  ],

  [/^sin colas?$/iu, "[no pierde|no pierdes] tiempo"],
  [/(?<!\p{L})(?:lo cubre|cubierto por|por) (?:el|tu|su|la) (?:seguro|mutua)/iu, "menos de [su|tu] bolsillo"],
  [/^(?:fotos?|vídeo) en cada(?!\p{L})/iu, "[ve|ves] cómo va todo"],
  [/^todo online$/iu, "sin salir de casa"],

  [/^presupuesto por (?:vídeo|video|foto|whatsapp)/iu, "[sabe|sabes] cuánto cuesta antes de que vayamos"],
  [/(?<!\p{L})(?:cajas prestadas|prestamos las cajas)/iu, "nada que comprar antes"],
  [/(?<!\p{L})no haces cola/iu, "[no pierde|no pierdes] tiempo"],
  [/(?<!\p{L})recién hech[oa]s?(?!\p{L})/iu, "nada de ayer"],

  [/(?<!\p{L})y nada más$|^mismo precio(?!\p{L})/iu, "sin sorpresas en la factura"],
  [/^\d+ por (?:barco|grupo|clase|mesa|monitor)$/iu, "tiempo para cada uno"],
  [/^(?:primera )?visita(?: y \p{L}+)? gratis/iu, "empezar no cuesta nada"],
  [
    /^(?!(?:somos|tenemos|hacemos|vendemos|ofrecemos|hablamos|usamos|abrimos|cocinamos|horneamos|llegamos|vamos|trabajamos|cobramos|esperamos|devolvemos|damos|venimos|reparamos|aceptamos|podemos|estamos|queremos|garantizamos|prestamos)(?!\p{L}))\p{L}+[aei]mos (?:y |la|el|los|las|tu|tus|su|sus|todo|toda)(?!.*(?:gratis|€))/iu,
    "una tarea menos",
  ],

  [/^(?:papás|mamás|niños|abuelos|perros) también$/iu, "puede venir toda la familia"],
];
