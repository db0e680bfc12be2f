import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Spanish. `benefits.ts` looks them up. */
export const ES_BENEFITS: readonly Benefit[] = [
  [/^(?:sin|no hace falta|no necesitas) cita(?: previa)?$/iu, "[venga|ven] cuando [quiera|quieras]"],
  [
    /^(?:sin (?:permanencia|contrato|suscripción)|cancela cuando quieras)$/iu,
    "lo [deja|dejas] cuando [quiera|quieras]",
  ],
  [
    /^(?:te|se) l[aoe]s? llev(?:amos|an) a casa(?!\p{L})|^(?:vamos|trabajamos) a (?:tu casa|domicilio)(?!\p{L})|^(?:a domicilio|(?:entrega|envío|reparto) a domicilio)(?!\p{L})/iu,
    "sin salir de casa",
  ],
  [/^(?!.*\biva\b)[^,\d]{3,60} incluid[oa]s?$/iu, "{Clause}, sin pagar más."],
  [/^precios? (?:cerrados?|fijos?)(?!\p{L})|^presupuesto cerrado(?!\p{L})/iu, "sin sorpresas en la factura"],
  [
    /^abiert[oa]s? (?:por la (?:tarde|noche)|hasta las (?:19|20|21|22|8|9|10)(?!\d))/iu,
    "también después del trabajo",
  ],
  [/^(?:un (?:único|solo) (?:interlocutor|contacto))$/iu, "[sabe|sabes] con quién hablar"],
  [/^siempre (?:la misma|el mismo) \p{L}+$/iu, "una cara conocida"],
  [
    /^(?:(?:en )?grupos (?:reducidos|pequeños|de (?:máximo |máx\.? )?\d+(?: \p{L}+)?)|máximo \d+ (?:personas|alumnos|niños))$/iu,
    "tiempo para cada uno",
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
    "[pague|paga] poco a poco",
  ],
  [
    /^(?:presupuesto|respuesta|resultados?)(?: (?:gratis|por whatsapp|online))? en (?:\d+ ?(?:h|horas?|minutos)|una hora|el (?:mismo )?día)$/iu,
    "sin esperas largas",
  ],
  [
    /^(?:nos encargamos|nos ocupamos) (?:de (?:todo|l[oa]s? \p{L}+)|del \p{L}+)|^(?:tramitamos|gestionamos) /iu,
    "una cosa menos que hacer",
  ],
  [
    /^(?:la |el )?primer[ao]? (?:clase|sesión|mes|semana)(?: es)? (?:gratis|gratuit[oa])$|^(?:clase|semana|mes) de prueba (?:gratis|gratuit[oa])$/iu,
    "[pruebe|prueba] antes de pagar",
  ],
  [
    /^(?:primera consulta|presupuesto|consulta|estudio|valoración) (?:es )?(?:gratis|gratuit[oa])$/iu,
    "preguntar no cuesta nada",
  ],
  [
    /^(?:devoluciones? (?:gratis|en \d+ días)|\d+ días (?:de|para) (?:devolución|devolverlo))$/iu,
    "¿No [le|te] convence? {Clause}.",
  ],
  [/^coche de (?:sustitución|cortesía)(?: (?:gratis|incluido))?$/iu, "sin quedarse a pie"],
  [/^montamos los muebles$/iu, "[no tiene|no tienes] que montar nada"],
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
    /^(?:sin|no cobramos|no cobramos el) (?:gastos? de |el )?desplazamientos?$|^desplazamiento (?:gratis|gratuito)/iu,
    "[paga|pagas] el trabajo, no el viaje",
  ],
  [/^(?:fotos (?:del )?antes y (?:del )?después|foto después de cada \p{L}+)/iu, "para que lo [vea|veas]"],
  [
    /^(?:todo el )?(?:materiales?|equipo|casco|candado|herramientas|esterillas?|barro|delantal|chalecos?)(?: y \p{L}+)* (?:está |están )?(?:incluid[oa]s?|de regalo)$/iu,
    "[venga|ven] con las manos vacías",
  ],
  [
    /^(?:montaje|desmontaje|recogida|retirada|instalación)(?: y \p{L}+)?(?: de \p{L}+)? (?:incluid[oa]|por nuestra cuenta)$|^(?:nosotros )?(?:recogemos|llevamos|montamos|instalamos|limpiamos|retiramos|preparamos|rellenamos|cargamos|regamos|traemos|gestionamos|tramitamos|embalamos|nos encargamos|nos ocupamos)(?!\p{L})(?!.*gratis)/iu,
    "una tarea menos",
  ],
  [/(?<!\p{L})te acompañamos(?!\p{L})/iu, "no [se queda|te quedas] solo"],
  [
    /(?<!\p{L})(?:lo cambiamos|te devolvemos|lo repetimos|lo reponemos|devolvemos el dinero)|si no (?:te gusta|funciona)/iu,
    "el riesgo es nuestro",
  ],
  [/(?<!\p{L})(?:solo pagas si|sólo pagas si|pagas solo si|si no ganamos no)/iu, "nada que perder"],
  [
    /^(?:sin intereses|financiación (?:sin intereses|al 0 ?%)|0 ?% (?:de )?interés|en \d+ (?:plazos|cuotas)|a plazos)(?!\p{L})/iu,
    "[pague|paga] poco a poco",
  ],
  [
    /(?<!\p{L})(?:subvenci\p{L}+|ayudas? (?:del|de la|next)|deducción\p{L}*)(?!\p{L})/iu,
    "[paga|pagas] menos",
  ],
  [
    /^(?:titulad[oa]s?|certificad[oa]s?|colegiad[oa]s?|homologad[oa]s?|instaladores? (?:autorizad|certificad)\p{L}+)(?!\p{L})/iu,
    "en buenas manos",
  ],
  [
    /^(?:más de )?\d[\d.]+ (?:discos|libros|bicis|modelos|variedades|colores|sabores|telas|vinos|plantas|juegos|tés|quesos|vestidos|tallas)(?!\p{L})/iu,
    "mucho donde elegir",
  ],
  [
    /^(?:los )?(?:perros?|niños|mascotas|familias|carritos)(?: y \p{L}+)? (?:son )?(?:bienvenid[oa]s|admitid[oa]s|permitid[oa]s)|^se admiten (?:perros|mascotas)/iu,
    "nadie se queda en casa",
  ],
  [
    /(?<!\p{L})(?:mañana en (?:tu )?casa|llega mañana|entrega (?:al día siguiente|en el día)|lo tienes mañana)|antes de las \d+(?:[:.]\d\d)? ?(?:h)? ?(?:llega|y lo)/iu,
    "¿A última hora? {Clause}.",
  ],
  [
    /^(?:abierto |también |citas? |clases )?(?:los |en )?(?:sábados?|domingos?|fines? de semana)(?: también)?$/iu,
    "sin pedir el día libre",
  ],
  [
    /^(?:abierto |disponible |servicio )?(?:24 ?h(?:oras)?(?: al día)?|24\/7|día y noche|los 365 días)$/iu,
    "cuando haga falta",
  ],
  [/mientras esperas/iu, "sin volver otro día"],
  [
    /^(?:también |o )?(?:online|en línea|por (?:videollamada|teléfono|whatsapp))(?: también)?$/iu,
    "desde donde [esté|estés]",
  ],
  [/(?<!\p{L})por whatsapp(?!\p{L})/iu, "sin [moverse|moverte] de casa"],
  [
    /^(?:parking|aparcamiento)(?!\p{L})|(?<!\p{L})(?:a \d+ min(?:utos)? (?:del metro|de la estación|del centro)|junto (?:al metro|a la estación)|al lado del metro)/iu,
    "fácil de llegar",
  ],
  [
    /^(?:también |opciones? )?(?:sin (?:gluten|lactosa)|vegan[oa]s?|vegetarian[oa]s?|halal)(?: y \p{L}+)?(?: también| disponibles?)?$/iu,
    "nadie se queda sin probar",
  ],
  [
    /^(?:más de )?\d+ (?:\p{L}+ )?(?:perros|gatos|animales|conejos|gatitos|cachorros|caballos)(?!\p{L}).*(?:espera|busca|necesita)/iu,
    "{Clause}. ¿Y si uno es el [suyo|tuyo]?",
  ],
  [
    /^(?:todos )?(?:están )?(?:vacunados|esterilizados|desparasitados|con chip)(?!\p{L})|(?:incluye|cubre).*(?:vacuna|esteriliza|chip)/iu,
    "la primera visita al veterinario ya está hecha",
  ],
  [/^hablamos \p{L}+/iu, "en [su|tu] idioma"],
  [
    /^(?:entrega|llega|reparto|te l[oa] llevamos)(?: (?:los|cada|a|en|el))(?!.*gratis)/iu,
    "sin ir a la tienda",
  ],
  [
    /^(?:list[oa]s?|calentar|se calienta|montad[oa])(?: en)? \d+ ?min(?:utos)?$/iu,
    "también en días con prisa",
  ],
  [/\d(?:[.,]\d)? estrellas|\d[\d.]* (?:reseñas|opiniones)/iu, "otros quedaron contentos"],
  [
    /^(?:precio|presupuesto) (?:fijo|cerrado|antes de empezar|por escrito|sin compromiso)(?!\p{L})/iu,
    "sin sorpresas en la factura",
  ],
  [/(?<!\p{L})(?:todo incluido|sin extras)$/iu, "sin extras después"],
  [
    /^(?:tú )?(?:solo )?(?:envías|mandas|haces una foto|subes|nos mandas|nos envías)(?!\p{L})|^(?:envía|manda|sube) (?:una|tus|las|la) /iu,
    "es todo lo que [hace|haces]",
  ],
  [
    /^(?:todos los niveles|para (?:principiantes|quien nunca)|desde cero|principiantes bienvenidos)(?!\p{L})/iu,
    "¿Nunca lo [ha|has] probado? {Clause}.",
  ],
  [
    /^(?:grupos? (?:de |reducidos|máximo)|máximo |máx\.? )\D*(?:\d+|cuatro|seis|ocho|diez)?(?: \p{L}+)?$/iu,
    "tiempo para cada uno",
  ],
  [
    /^(?:seguro (?:hasta|incluido)|asegurad[oa]s?|\d+ (?:años|meses) de garantía|garantía (?:de )?\d+)/iu,
    "Si algo sale mal: {clause}.",
  ],
  [/^no (?:rompemos|dañamos|ensuciamos|manchamos|molestamos)(?!\p{L})/iu, "todo queda como estaba"],
  [
    /^sin (?:matrícula|cuota de alta|gastos ocultos|gastos de gestión|letra pequeña)$/iu,
    "el precio es el precio",
  ],
  [/^(?:cancela|pausa|date de baja)(?: cuando quieras)?$|^cancelación gratuita/iu, "nada [le|te] ata"],
  [
    /^(?!.*\d)(?:(?:recogemos|llevamos|entregamos|montamos)(?!\p{L}).*gratis$|(?:envío|entrega|recogida) (?:gratis|gratuit[oa])(?!\p{L}))/iu,
    "No [le|te] cuesta nada: {clause}.",
  ],
  [/^(?!.*(?:recogid|pescad|hornead|cosechad)).*(?:en el día|el mismo día)$/iu, "sin larga espera"],
  [/^muestras? gratis/iu, "para verlo antes de comprar"],
  [/^l[oa]s? (?:llevamos|recogemos) (?:a|en) tu casa/iu, "sin salir de casa"],
];
