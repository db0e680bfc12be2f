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
  [
    /^(?!.*(?:presupuesto|abierto)).*(?<!\p{L})en (?:menos de )?(?:[1-5]?\d|diez|veinte|treinta) ?(?:min|minutos)$/iu,
    "Minutos, no horas: {clause}.",
  ],
  [
    /^(?!.*(?:presupuesto|abierto)).*(?<!\p{L})en (?:menos de )?(?:[1-9]|1\d|2[0-4]|una|dos|tres|cuatro) ?(?:h|horas?)$/iu,
    "Horas, no días: {clause}.",
  ],
  [
    /^(?!.*(?:presupuesto|devoluci)).*(?<!\p{L})en (?:[1-9]|10|dos|tres|cuatro|cinco) días(?: laborables)?$/iu,
    "Días, no semanas: {clause}.",
  ],
  [/^.*(?<!\p{L})en (?:[1-4]|dos|tres|cuatro) semanas$/iu, "Semanas, no meses: {clause}."],
  [
    /^(?:sin|no cobramos|no cobramos el) (?:gastos? de |el )?desplazamientos?$|^desplazamiento (?:gratis|gratuito)/iu,
    "Pagas el trabajo, no el viaje: {clause}.",
  ],
  [
    /^(?:fotos (?:del )?antes y (?:del )?después|foto después de cada \p{L}+)/iu,
    "Para que lo veas: {clause}.",
  ],
  [
    /^(?:todo el )?(?:materiales?|equipo|casco|candado|herramientas|esterillas?|barro|delantal|chalecos?)(?: y \p{L}+)* (?:está |están )?(?:incluid[oa]s?|de regalo)$/iu,
    "Ven con las manos vacías: {clause}.",
  ],
  [
    /^(?:montaje|desmontaje|recogida|retirada|instalación)(?: y \p{L}+)?(?: de \p{L}+)? (?:incluid[oa]|por nuestra cuenta)$|^(?:nosotros )?(?:recogemos|llevamos|montamos|instalamos|limpiamos|retiramos|preparamos|rellenamos|cargamos|regamos|traemos|gestionamos|tramitamos|embalamos|nos encargamos|nos ocupamos)(?!\p{L})(?!.*gratis)/iu,
    "Menos trabajo para ti: {clause}.",
  ],
  [/(?<!\p{L})te acompañamos(?!\p{L})/iu, "No te quedas solo: {clause}."],
  [
    /(?<!\p{L})(?:lo cambiamos|te devolvemos|lo repetimos|lo reponemos|devolvemos el dinero)|si no (?:te gusta|funciona)/iu,
    "El riesgo es nuestro: {clause}.",
  ],
  [
    /(?<!\p{L})(?:solo pagas si|sólo pagas si|pagas solo si|si no ganamos no)/iu,
    "Nada que perder: {clause}.",
  ],
  [
    /^(?:sin intereses|financiación (?:sin intereses|al 0 ?%)|0 ?% (?:de )?interés|en \d+ (?:plazos|cuotas)|a plazos)(?!\p{L})/iu,
    "Paga poco a poco: {clause}.",
  ],
  [
    /(?<!\p{L})(?:subvenci\p{L}+|ayudas? (?:del|de la|next)|deducción\p{L}*)(?!\p{L})/iu,
    "Pagas menos: {clause}.",
  ],
  [
    /^(?:titulad[oa]s?|certificad[oa]s?|colegiad[oa]s?|homologad[oa]s?|instaladores? (?:autorizad|certificad)\p{L}+)(?!\p{L})/iu,
    "En buenas manos: {clause}.",
  ],
  [
    /^(?:más de )?\d[\d.]* (?:discos|libros|bicis|modelos|variedades|colores|sabores|telas|vinos|plantas|juegos|tés|quesos|vestidos|tallas)(?!\p{L})/iu,
    "Mucho donde elegir: {clause}.",
  ],
  [
    /^(?:los )?(?:perros?|niños|mascotas|familias|carritos)(?: y \p{L}+)? (?:son )?(?:bienvenid[oa]s|admitid[oa]s|permitid[oa]s)|^se admiten (?:perros|mascotas)/iu,
    "Nadie se queda en casa: {clause}.",
  ],
  [
    /(?<!\p{L})(?:mañana en (?:tu )?casa|llega mañana|entrega (?:al día siguiente|en el día)|lo tienes mañana)|antes de las \d+(?:[:.]\d\d)? ?(?:h)? ?(?:llega|y lo)/iu,
    "¿A última hora? {Clause}.",
  ],
  [
    /^(?:abierto |también |citas? |clases )?(?:los |en )?(?:sábados?|domingos?|fines? de semana)(?: también)?$/iu,
    "También en tu día libre: {clause}.",
  ],
  [
    /^(?:abierto |disponible |servicio )?(?:24 ?h(?:oras)?(?: al día)?|24\/7|día y noche|los 365 días)$/iu,
    "Cuando haga falta: {clause}.",
  ],
  [/mientras esperas/iu, "Sin volver otro día: {clause}."],
  [
    /^(?:también |o )?(?:online|en línea|por (?:videollamada|teléfono|whatsapp))(?: también)?$/iu,
    "Desde donde estés: {clause}.",
  ],
  [/(?<!\p{L})por whatsapp(?!\p{L})/iu, "Sin moverte de casa: {clause}."],
  [
    /^(?:parking|aparcamiento)(?!\p{L})|(?<!\p{L})(?:a \d+ min(?:utos)? (?:del metro|de la estación|del centro)|junto (?:al metro|a la estación)|al lado del metro)/iu,
    "Fácil de llegar: {clause}.",
  ],
  [
    /^(?:también |opciones? )?(?:sin (?:gluten|lactosa)|vegan[oa]s?|vegetarian[oa]s?|halal)(?: y \p{L}+)?(?: también| disponibles?)?$/iu,
    "Nadie se queda sin probar: {clause}.",
  ],
  [
    /^(?:más de )?\d+ (?:\p{L}+ )?(?:perros|gatos|animales|conejos|gatitos|cachorros|caballos)(?!\p{L}).*(?:espera|busca|necesita)/iu,
    "{Clause}. ¿Y si uno es el tuyo?",
  ],
  [
    /^(?:todos )?(?:están )?(?:vacunados|esterilizados|desparasitados|con chip)(?!\p{L})|(?:incluye|cubre).*(?:vacuna|esteriliza|chip)/iu,
    "La primera visita al veterinario ya está hecha: {clause}.",
  ],
  [/^hablamos \p{L}+/iu, "En tu idioma: {clause}."],
  [
    /^(?:entrega|llega|reparto|te l[oa] llevamos)(?: (?:los|cada|a|en|el))(?!.*gratis)/iu,
    "Sin ir a la tienda: {clause}.",
  ],
  [
    /^(?:list[oa]s?|calentar|se calienta|montad[oa])(?: en)? \d+ ?min(?:utos)?$/iu,
    "También en días con prisa: {clause}.",
  ],
  [/\d(?:[.,]\d)? estrellas|\d[\d.]* (?:reseñas|opiniones)/iu, "Otros quedaron contentos: {clause}."],
  [
    /^(?:precio|presupuesto) (?:fijo|cerrado|antes de empezar|por escrito|sin compromiso)(?!\p{L})/iu,
    "Sin sorpresas en la factura: {clause}.",
  ],
  [/(?<!\p{L})(?:todo incluido|sin extras)$/iu, "Sin extras después: {clause}."],
  [
    /^(?:tú )?(?:solo )?(?:envías|mandas|haces una foto|subes|nos mandas|nos envías)(?!\p{L})|^(?:envía|manda|sube) (?:una|tus|las|la) /iu,
    "Es todo lo que haces: {clause}.",
  ],
  [
    /^(?:todos los niveles|para (?:principiantes|quien nunca)|desde cero|principiantes bienvenidos)(?!\p{L})/iu,
    "¿Nunca lo has probado? {Clause}.",
  ],
  [
    /^(?:grupos? (?:de |reducidos|máximo)|máximo |máx\.? )\D*(?:\d+|cuatro|seis|ocho|diez)?(?: \p{L}+)?$/iu,
    "Tiempo para cada uno: {clause}.",
  ],
  [
    /^(?:seguro (?:hasta|incluido)|asegurad[oa]s?|\d+ (?:años|meses) de garantía|garantía (?:de )?\d+)/iu,
    "Si algo sale mal: {clause}.",
  ],
  [
    /^no (?:rompemos|dañamos|ensuciamos|manchamos|molestamos)(?!\p{L})/iu,
    "Todo queda como estaba: {clause}.",
  ],
  [
    /^sin (?:matrícula|cuota de alta|gastos ocultos|gastos de gestión|letra pequeña)$/iu,
    "El precio es el precio: {clause}.",
  ],
  [/^(?:cancela|pausa|date de baja)(?: cuando quieras)?$|^cancelación gratuita/iu, "Nada te ata: {clause}."],
  [
    /^(?!.*\d)(?:(?:recogemos|llevamos|entregamos|montamos)(?!\p{L}).*gratis$|(?:envío|entrega|recogida) (?:gratis|gratuit[oa])(?!\p{L}))/iu,
    "No te cuesta nada: {clause}.",
  ],
  [/(?<!\p{L})(?:9|nueve|8|ocho|7|siete) de cada (?:10|diez)(?!\p{L})/iu, "Buenas probabilidades: {clause}."],
  [
    /^(?!.*(?:recogid|pescad|hornead|cosechad)).*(?:en el día|el mismo día)$/iu,
    "Sin larga espera: {clause}.",
  ],
  [/^muestras? gratis/iu, "Para verlo antes de comprar: {clause}."],
  [/^l[oa]s? (?:llevamos|recogemos) (?:a|en) tu casa/iu, "Sin salir de casa: {clause}."],
];
