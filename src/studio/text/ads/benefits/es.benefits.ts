import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Spanish that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const ES_CALM_BENEFITS: readonly Benefit[] = [
  [
    /(?<!\p{L})(?:presupuesto|precio|tarifa) (?:cerrad[oa]|fij[oa]|por escrito)|(?<!\p{L})precio (?:se )?(?:confirma\p{L}*|dice|da|dado|acordado) (?:antes|por teléfono)/iu,
    "[Sabe|Sabes] de antemano lo que [paga|pagas].",
  ],
  [
    /^(?!.*(?:recorrido|curso|excursi|ruta|boda|fiesta)).*(?<!\p{L})(?:fotos?|informe|reporte|vídeo|video)(?!\p{L}).*(?:antes y (?:el )?después|después de cada|al (?:final|terminar))|(?<!\p{L})(?:después de cada|tras cada|al terminar cada) (?:visita|limpieza|servicio|trabajo)(?!\p{L}).*(?:fotos?|informe|reporte)/iu,
    "[Ve|Ves] lo que se ha hecho.",
  ],
  [
    /(?<!\p{L})(?:facturamos|tramitamos|cobramos|gestionamos)(?!\p{L}).*(?:seguro|aseguradora|mutua|papeleo|trámites|permisos|licencia|ayuda|subvención)(?!\p{L})|(?<!\p{L})(?:nos encargamos|me encargo) (?:de(?:l)? )(?:todo el |los |las )?(?:papeleo|trámites|gestiones|permisos)/iu,
    "Una cosa menos que hacer.",
  ],
  [
    /(?<!\p{L})(?:cuotas?|plazos|meses|pagos) sin (?:intereses|recargo)|(?<!\p{L})pag\p{L}* (?:a plazos|en (?:\d+|dos|tres|cuatro|seis|doce|varias?) (?:veces|cuotas|plazos|meses|pagos))/iu,
    "No [lo paga|lo pagas] todo de golpe.",
  ],
  [
    /^(?=.*(?:también|abierto|abrimos|atendemos|citas))(?:abierto |citas |abrimos |atendemos |horario )?(?:también )?(?:los |en |por las? )?(?:sábados?|domingos?|tardes?|noches?|fines? de semana)(?: y (?:domingos?|festivos))?(?: también)?$/iu,
    "No [tiene|tienes] que pedir el día libre.",
  ],
  [
    /^(?!.*(?:noche|caravana|para)).*(?<!\p{L})(?:aparcamiento|parking|estacionamiento|parqueadero) (?:propio |privado )?(?:gratis|gratuito|en la puerta|propio|delante|detrás)/iu,
    "No [tiene|tienes] que dar vueltas.",
  ],
  [
    /(?<!\p{L})siempre (?:viene |va |es )?la misma (?:persona|cuidadora|limpiadora|profesora|chica)/iu,
    "Una cara conocida.",
  ],
  [
    /(?<!\p{L})(?:entreg\p{L}+|arregl\p{L}+|repar\p{L}+|list[oa]s?|presupuesto|respuesta|respondemos|servicio|instal\p{L}+)(?!\p{L}).*(?<!\p{L})(?:el|en el) mismo día(?!\p{L})/iu,
    "No [tiene|tienes] que esperar a mañana.",
  ],
];

/** Benefits of other statements in Spanish, in the same form. */
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
  [
    /^(?!.*(?:perro|gato|niñ|mascota|animal|aeropuerto|estación|basura|escombro|tienda|local|taller|farmacia|coche|moto(?!\p{L})|vehículo|usad[oa]))(?:.*(?<!\p{L})(?:recogemos|recojo|pasamos a recoger|pasamos por)(?!\p{L})(?! (?:a (?:l[oa]s?|tus?|sus?) (?!casa|domicilio)|la flor|la fruta|la cosecha|las? aceitunas?|la uva|firmas|donaciones|a mano|en))(?:.*(?:entreg|devolv|regres|lav|repar|llev|puerta|casa|domicilio))|.*(?<!\p{L})(?:recogida|recolección) (?:y entrega )?(?:a domicilio )?(?:gratis|gratuita|sin costo|sin coste|incluidas?)(?!\p{L})|.*(?<!\p{L})recogida y (?:entrega|devolución) (?:\p{L}+ )?(?:gratis|gratuitas?|incluidas?))/iu,
    "[Usted no carga|Tú no cargas] nada.",
  ],
  [
    /^(?!.*(?<!\p{L})no (?:se )?(?:cambi|mov|aplaz|devolv|hay devol)).*(?<!\p{L})(?:si llueve|en caso de lluvia|por lluvia|si hay (?:mal tiempo|viento|temporal)|si hace mal tiempo)(?!\p{L}).*(?:cambi\p{L}*|mov\p{L}+|aplaz\p{L}*|devolv\p{L}*|otra fecha|otro día)/iu,
    "El mal tiempo no [le|te] cuesta nada.",
  ],
  [
    /(?<!\p{L})cancel\p{L}+ (?:gratis|gratuit[ao]|sin (?:costo|coste|cargo))/iu,
    "[Puede|Puedes] reservar sin riesgo.",
  ],
  [
    /^sin (?:permanencia|contrato|compromiso de permanencia|ataduras)$/iu,
    "[Lo deja|Lo dejas] cuando [quiera|quieras].",
  ],
  [
    /(?<!\p{L})(?:mes a mes|cuota mensual sin permanencia)(?!\p{L})/iu,
    "No [se ata|te atas] por mucho tiempo.",
  ],
  [
    /^(?!.*(?:cancel|no vienes|no viene|no acud)).*(?<!\p{L})si(?!\p{L}).*(?<!\p{L})(?:no|nada|nunca|tarde|falla\p{L}*)(?!\p{L}).*(?:no (?:paga|pagas|cobramos|cobro|se cobra)|te devolvemos el dinero|le devolvemos el dinero)(?!\p{L})/iu,
    "El riesgo es nuestro.",
  ],
  [
    /(?<!\p{L})(?:te|le|se) (?:lo|la) (?:descontamos|descuento|descuenta|devolvemos(?= (?:si|con|en|al) (?:la |el )?(?:repar|compra|encarg|contrat|acept)))(?!\p{L})|(?<!\p{L})(?:se descuenta|descontad[oa]s?|se descuentan) si(?!\p{L})/iu,
    "No [paga|pagas] dos veces.",
  ],
  [
    /(?<!\p{L})si(?!\p{L}).*(?:retocamos|repetimos|volvemos|vuelvo|arreglamos|ajustamos|corregimos|rehacemos)(?!\p{L}).*(?:gratis|sin (?:costo|coste|cargo))/iu,
    "No [paga|pagas] dos veces.",
  ],
  [
    /(?<!\p{L})(?:primera clase|clase de prueba|primera sesión|primera semana)(?:\s\p{L}+)? (?:gratis|gratuita|sin costo)|(?<!\p{L})la primera clase es gratis/iu,
    "[Prueba|Pruebas] antes de decidir.",
  ],
  [
    /(?<!\p{L})desplazamientos? (?:está |va )?(?:incluidos?|gratis|gratuito)(?!\p{L})(?! en (?:la|el) (?:excursi|tour|estancia|alquiler))|(?<!\p{L})(?:desplazamiento|traslado|viaje|visita) sin (?:costo|coste|cargo)(?!\p{L})/iu,
    "[Paga|Pagas] el trabajo, no el viaje.",
  ],
  [
    /(?<!\p{L})(?:nos llevamos|me llevo|retiramos|retiro) (?:todos )?(?:los |las |el |la )?(?:restos|escombros?|ramas|podas?|residuos|muebles? viejos?|colchón viejo|embalajes?|basura)(?!\p{L})/iu,
    "[Usted no tiene|Tú no tienes] que retirar nada.",
  ],
  [
    /(?<!\p{L})(?:devuelv\p{L}+|entreg\p{L}+|regres\p{L}+) (?:todo |la vajilla )?suci[oa]/iu,
    "[Usted no friega|Tú no friegas] nada.",
  ],
  [
    /(?<!\p{L})(?:guardado|almacenaje|almacenamiento|guardarropa) (?:está )?(?:incluido|gratis|gratuito)(?!\p{L})|(?<!\p{L})guardamos (?:tu|su|tus|sus) (?!equipaje|malet|llave|bols|cosas|dat|plaza|sitio|turno|mesa|secret)\p{L}+ (?:gratis|hasta)/iu,
    "Más sitio en casa.",
  ],
  [
    /^(?:se admiten|admitimos|aceptamos) perros$|^perros bienvenidos$/iu,
    "[El suyo|El tuyo] no se queda en casa.",
  ],
  [
    /(?<!\p{L})(?:dura|duran|aguanta|aguantan|se conservan?)(?!\p{L}).*(?:congelad\p{L}+|nevera|sin abrir)(?!\p{L})/iu,
    "No hay prisa por gastarlo.",
  ],
  [
    /(?<!\p{L})mientras (?:espera|esperas|esperan)(?!\p{L})|(?<!\p{L})en el momento$/iu,
    "No [tiene|tienes] que volver.",
  ],
  [
    /(?<!\p{L})te (?:digo|decimos) si (?:vale|merece) la pena|(?<!\p{L})le (?:digo|decimos) si (?:vale|merece) la pena/iu,
    "Así no [gasta|gastas] en balde.",
  ],
  [
    /(?<!\p{L})(?:prestamos|ponemos|damos|presto|incluimos)(?!\p{L}).*(?:prismáticos|guantes|cascos|patines|bastones|neoprenos)(?!\p{L})|^(?:prismáticos|guantes|cascos|patines|neoprenos)(?!\p{L}).*incluidos$/iu,
    "No hace falta traer [los suyos|los tuyos].",
  ],
  [
    /(?<!\p{L})(?:fotos?|vídeos?|videos?) (?:cada día|diari[oa]s?|todos los días|cada noche)(?!\p{L})/iu,
    "[Sabe|Sabes] cómo va todo.",
  ],
  [/(?<!\p{L})todo incluido(?!\p{L})(?!.*\d)/iu, "No hay nada que sumar."],
];
