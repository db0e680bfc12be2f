import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";

const UNIT =
  "segundos?|minutos?|mins?|horas?|h|días?|jornadas?|noches?|semanas?|meses|mes|años?|días (?:hábiles|laborables)|fin(?:es)? de semana";
const PEOPLE =
  "personas?|gente|quienes|todos|todas|familias?|padres|parejas?|mujeres|hombres|madres|mamás|papás|niñ[oa]s|adolescentes|adultos|mayores|estudiantes|alumn[oa]s|principiantes|profesionales|autónom[oa]s|freelancers?|fundadores|emprendedor(?:es|as)|empresas?|empresari[oa]s|equipos?|pymes|startups?|agencias|propietari[oa]s|inquilin[oa]s|corredores|ciclistas|senderistas|viajer[oa]s|conductores|amantes|aficionad[oa]s|fans|golos[oa]s|artesan[oa]s|clientes|compradores|jubilad[oa]s|vecin[oa]s|visitantes|turistas|directiv[oa]s|gerentes|médic[oa]s|maestr[oa]s|profesor(?:es|as)|cuidador(?:es|as)|pacientes|empleados|novi[oa]s|comerciantes|dueñ[oa]s|particulares|extranjeros|deportistas|veganos|vegetarianos|foodies";

/**
 * Words by which facts are recognized in Spanish briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`.
 */
export const ES: Lexicon = {
  language: "es",
  numbers: numberWords({
    small:
      "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    join: (ten, one) => [`${ten} y ${one}`],
    extra: {
      un: 1,
      una: 1,
      veintiuno: 21,
      veintiún: 21,
      veintidós: 22,
      veintitrés: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiséis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      cien: 100,
      ciento: 100,
      doscientos: 200,
      doscientas: 200,
      trescientos: 300,
      quinientos: 500,
      "dos mil": 2000,
      "una docena": 12,
      "media docena": 6,
    },
  }),
  weakNumbers: "un|una|uno|cero|ciento|once",
  weakBefore: "\\p{L}{3,}s",
  price: {
    currencies: [
      ["EUR", "euros?|céntimos?"],
      ["USD", "dólar(?:es)?"],
      ["GBP", "libras?(?: esterlinas)?"],
      ["CHF", "francos?(?: suizos)?"],
      ["MXN", "pesos?(?: mexicanos)?"],
    ],
    from: "desde(?: solo| sólo)?|a partir de(?: solo)?",
    lead: "(?:por )?(?:solo|sólo|tan solo)|(?:por|a)(?=\\s\\d+,\\d{2}(?!\\d))|cuestan?|precio(?: fijo| único| cerrado)?(?: de|:)?|tarifa(?: plana)?(?: de|:)?|cuota(?: de|:)?|fijo",
    range: "a|y|hasta|-|–",
    per: [
      ["hour", "(?:por|la|a la) hora|/ ?h(?:ora)?"],
      ["day", "(?:por|al) día|diarios?|/ ?día"],
      ["night", "(?:por|la) noche|/ ?noche"],
      ["week", "(?:por|a la) semana|semanales|/ ?semana"],
      ["month", "(?:por|al) mes|mensuales|mensual|/ ?mes"],
      ["year", "(?:por|al) año|anuales|anual|/ ?año"],
      [
        "person",
        "(?:por|cada) (?:persona|cabeza|niño|comensal|participante|plaza|usuario|alumno)|/ ?(?:persona|pers\\.?|usuario)",
      ],
      ["session", "(?:por|la|cada) (?:sesión|clase|visita|consulta|lección|cita)"],
      [
        "piece",
        "(?:por|la|el|cada) (?:pieza|unidad|tarro|botella|bolsa|caja|barra|taza|kilo|kg|litro|palé|kilómetro|km|corte|plato|ración|entrada|página|palabra|m²|m2|metro|par)|/ ?(?:kg|km|m²|m2|unidad|ud\\.?)",
      ],
    ],
    perOther: "por|la|el|cada",
  },
  time: {
    units: UNIT,
    weekdays:
      "(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?: (?:por la (?:mañana|tarde|noche)|al mediodía))?|fin(?:es)? de semana|entre semana",
    months:
      "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|navidad(?:es)?|semana santa|reyes|san valentín|día de la madre|día del padre|black friday|año nuevo",
    moments:
      "mediodía|medianoche|hoy(?: mismo)?|mañana(?= (?:por|a|en tu|mismo))(?: por la (?:mañana|tarde))?|pasado mañana|esta (?:noche|tarde|semana)|este (?:mes|fin de semana|verano|invierno|otoño)|el mismo día|al día siguiente|de un día para otro|por la (?:mañana|tarde|noche)|(?:el |a )?final(?:es)? de (?:mes|año|semana)|fin de (?:mes|año)|amanecer|madrugada",
    clocks:
      "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:h|hrs?\\.?|am|pm|a\\. ?m\\.|p\\. ?m\\.)(?!\\p{L})|\\d{1,2}:\\d{2}(?:\\s?h)?|(?:las|la) \\d{1,2}(?:[:.]\\d{2})?(?: y media| y cuarto)?(?: (?:de la (?:mañana|tarde|noche)|en punto))?(?= |$|[.,;!?])(?! (?:mejores|\\p{L}+s ))",
    every: "todos los(?: primeros| últimos)?|todas las|cada(?: dos| primer| segundo| último)?",
    frequencies:
      "24/7|(?<!en |de |menos de )24 ?h(?:oras)?(?:,? (?:los )?(?:7|siete) días)?|las 24 horas|a diario|diariamente|semanalmente|mensualmente|anualmente|todos los días|(?:una|dos|tres|\\d+) ve(?:z|ces) (?:al|por|a la) (?:día|semana|mes|año)|todo el año",
    deadline:
      "hasta(?: el| las| la)?|antes de(?:l| las| la)?|como máximo(?: el)?|a más tardar|termina el|acaba el",
    since: "desde(?: el año)?|fundad[oa] en|cread[oa] en|establecid[oa] en",
    at: "a partir de|a|a las|el|los|las|en(?: menos de| solo| tan solo)?|desde|de|por|durante|para|entre|tras|sobre|del",
    hourAt: "a las",
    openFrom: "abiert[oa]s?(?: de)?|de|entre|abrimos de",
    ages: "(?:a partir de|desde) (?:los )?\\d+ años|(?:de )?\\d+\\s?(?:a|-|–)\\s?\\d+ años|(?:menores|mayores) de \\d+ años",
    range: "a|al|y|-|–|hasta",
  },
  place: {
    prepositions: "en|cerca de|alrededor de|en pleno",
    weakPrepositions: "por|de|desde|a|para todo|por todo|entre|junto a",
    articles: "la|el|las|los|toda|todo|centro de|barrio de|zona de|provincia de|ciudad de",
    and: "y|e|&|o",
    notPlaces:
      "navidad|semana santa|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|usted|ustedes|nosotros|tu|su|nuestro|nuestra|excel|google|facebook|instagram|whatsapp|pdf|iva|español|inglés|francés|internet|bluetooth|iso|dr|dra|don|doña|ios|android|no|sin|todo|cada|uber|amazon|netflix",
    common:
      "en (?:el centro|la ciudad|el barrio|la zona|toda la (?:ciudad|región|provincia|comarca)|el casco antiguo|la plaza|el puerto|la playa|primera línea|pleno centro)|a domicilio|en (?:tu|su) (?:casa|domicilio|oficina|barrio)|en toda España|por toda España|en todo el país|cerca de (?:ti|casa|la estación)|junto (?:al|a la) (?:mar|río|puerto|playa|estación|plaza)|frente (?:al|a la) (?:mar|estación|mercado)|a \\d+ (?:minutos|km|kilómetros) de \\p{Lu}[\\p{L}'’-]+|en un radio de \\d+ (?:km|kilómetros)",
    address:
      "(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|[Cc]amino|[Rr]onda|[Cc]arretera|[Tt]ravesía) (?:de |del |de la |de los |la |el )?\\p{Lu}[\\p{L}'’-]+(?: (?:de |del |y )?\\p{Lu}[\\p{L}'’-]+)*,? (?:n[º°.] ?)?\\d{1,4}",
  },
  kinds: {
    caution:
      "edad mínima|solo mayores de|(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos) cerrad[oa]s?|(?<!(?:precio|presupuesto|importe) )cerrad[oa]s? (?:los?|las?|el|por|en)|cerramos|estamos cerrad[oa]s|no apt[oa]|no recomendad[oa]|se aplican condiciones|condiciones aplicables|sujeto a|no reembolsable|no se admiten devoluciones|sin devoluciones|solo efectivo|hasta agotar existencias|bajo su responsabilidad|puede contener|lamentablemente|lista de espera|gastos de cancelación|se quejan?|quejas?|solo (?:para )?adultos|mayores de 18 años solamente",
    offer:
      "gratis|gratuit[oa]s?|gratuitamente|regalo|regalamos|de regalo|prueba(?= (?:gratuita|gratis|de \\d|sin))|(?:período|periodo|mes|semana|clase|sesión|días) de prueba|\\d+ días de prueba|\\d+ ?(?:%|por ?ciento) (?:de (?:descuento|dto\\.?)|dto\\.?|menos|en tu|en la|en el|más barato)|-\\s?\\d+ ?%|descuentos?|rebajas?|promoci[óo]n(?:es)?|(?:oferta|precio|tarifa) (?:de lanzamiento|de apertura|de bienvenida|especial|de verano|de estreno|reducida|de inauguración)|ofertas?(?=:| hasta| válida)|cupón|vale(?= de)|código (?:de )?(?:descuento|promo\\p{L}*)|mitad de(?:l| su) precio(?! d)|mitad de precio|ahorra(?:s|n)? (?:hasta )?(?:un )?\\d+|2x1|3x2|\\d+ ?x ?\\d+(?! ?cm)|(?:primer[ao]?s?) (?:\\p{L}+ ){1,2}(?:es |son )?(?:gratis|gratuit[oa]s?)|sin coste adicional|envío (?:gratis|gratuito)|devolución del dinero|te devolvemos el dinero|invita la casa|bono",
    objection:
      "sin|ningún|ninguna|nunca|jamás|cero|nada de|no (?:hace falta|necesitas|tienes que|hay|cobramos|pagas|te|se|importa|es necesario|pedimos|usamos|llevan?)|no|cancela (?:cuando quieras|en cualquier momento)|cancelación (?:gratuita|gratis)|aunque|garant\\p{L}+|nos (?:ocupamos|encargamos)|gestionamos|vamos a tu|adiós a|olvídate",
    notObjection:
      "no solo|no sólo|sin duda|no te (?:lo )?pierdas|no esperes|no dudes|nunca mejor|sin igual|no dejes|por qué no|ningún otro|no lo dudes",
    proof:
      "certificad[oa]s?|autorizad[oa]s?|homologad[oa]s?|colegiad[oa]s?|titulad[oa]s?|acreditad[oa]s?|asegurad[oa]s?|licenciad[oa]s?|premiad[oa]s?|premios?|medallas?|galardonad[oa]s?|ganador\\p{L}*|reseñas?|opiniones|valoraci[óo]n(?:es)?|estrellas?|recomendad[oa]s?(?: por)?|visto en|desde (?:hace )?(?:más de )?\\d{4}|desde hace \\d+ años|fundad[oa]|(?:más de) \\d[\\d., ]*|\\d[\\d., ]* (?:clientes|pacientes|soci[oa]s|familias|proyectos|casas|instalaciones|bodas|pedidos|alumn[oa]s|usuarios|equipos|empresas|animales|comensales|reparaciones|reseñas|opiniones)(?: (?:satisfechos|felices|de experiencia))?|años de experiencia|generaci[óo]n(?:es)?|empresa familiar|negocio familiar|patentad[oa]|probad[oa]|artesan[oa] certificad\\p{L}+|iso \\d+|denominación de origen|d\\.o\\.|sello|comercio justo|ecológico certificado|declarada de utilidad pública|michelin|repsol|doctor\\p{L}* en",
    process:
      "paso \\d|en \\d+ (?:pasos|clics|minutos)|cómo funciona|así de fácil|(?:haz|sube|envía|elige|pide|reserva|llama|trae|descarga|rellena|escanea|fotografía)(?= |,)|(?:recogemos|entregamos|planificamos|diseñamos|construimos|instalamos|montamos|medimos|imprimimos|enviamos|clasificamos|visitamos|redactamos|preparamos|revisamos|probamos|cocinamos|reparamos|plantamos|hacemos el resto|llevamos)|automáticamente|se conecta (?:a|con)|hech[oa]s? a mano|a mano|hech[oa]s? en|artesanal\\p{L}*|a medida|horne[a-z]*d[oa]s?|tostad[oa]s?|elaborad[oa]s?|cosid[oa]s?|ahumad[oa]s?|curad[oa]s?|prensad[oa]s?|molid[oa]s?|forjad[oa]s?|fabricad[oa]s?|a la leña|al horno de leña|cocinad[oa]s?",
    benefit:
      "para que|(?:ahorras|ganas|tienes|ves|sabes|duermes|pagas solo|solo pagas|puedes|recibes|disfrutas|recuperas|vuelves)|más tiempo|menos (?:estrés|papeleo|ruido|residuos|trabajo)|tranquilidad|más (?:fácil|rápido|sencillo|ligero|seguro|cálido|cómodo|barato)|duerme|relájate|disfruta|ayuda|por fin|alivia|protege|se mantiene (?:caliente|fresco|seco)|cabe en|dura|en vez de|en lugar de|descansa",
    feature:
      "ecológic[oa]s?|orgánic[oa]s?|vegan[oa]s?|maciz[oa]|locales?|de temporada|móvil|en línea|online|digital(?:es)?|impermeables?|reciclad[oa]s?|reciclables?|compostables?|incluye|incluid[oa]s?|con|abiert[oa]s?|disponible|envío|aparcamiento|accesible|climatizad[oa]|fresc[oa]s?|personalizad[oa]s?|grupos? reducidos?|bilingües?|individuales|sin gluten|sin lactosa|sin azúcar|caser[oa]s?",
    own: "nosotros|nuestr[oa]s?|puedes|recibes|eliges|tu|cada|todos|todas|hay|el|la|los|las|un|una|incluye|ofrecemos|hacemos|tenemos",
  },
  notes: {
    labels:
      "(?:tono|voz|estilo|registro|ambiente|público(?: objetivo)?|audiencia|cliente ideal|idioma|longitud|formato|palabras clave|hashtags?|emojis?|notas?|instrucciones|evitar|no (?:usar|decir|mencionar)|palabras a (?:usar|evitar)|presupuesto|plataformas?|objetivo|plazo|interno|cta|llamada a la acción|para|dirigido a|importante)",
    toneNouns: "tono|estilo|voz|registro|lenguaje",
    orders:
      "(?:no|sin|nunca) la palabra|no llam(?:es|ar|e)|(?:por favor,? |y |pero )*(?:(?:no|nunca|jamás) (?:mencion\\p{L}+|diga[sn]?|decir|digáis|use[sn]?|usar|usé?is|utilic\\p{L}+|utilizar|escrib\\p{L}+|habl\\p{L}+|cit\\p{L}+|nombr\\p{L}+|promet\\p{L}+|compar\\p{L}+|tute\\p{L}+|pongas?|poner|pongan|exager\\p{L}+|incluy\\p{L}+|incluir)|evit\\p{L}+)|(?:por favor,? )?(?:usa|usar|use|usad|utiliza|utilizar|utilice|emplea|emplear|incluye|incluir|incluya) (?:la palabra|las palabras|la expresión|el término|el eslogan|nuestro eslogan|la frase|el hashtag)|por favor,? \\p{L}+|(?:el )?(?:tono|estilo|texto)(?: debe ser| ha de ser| que sea|:)? (?:más bien )?(?:divertido|gracioso|serio|cercano|cálido|amable|desenfadado|sobrio|elegante|ligero|profesional|sencillo|corto|humorístico|directo|fresco|informal|formal)|(?:sin|nada de|ningún) (?:emojis?|hashtags?|signos? de exclamación|exclamaciones|chistes|jerga|anglicismos|clichés|superlativos|juegos de palabras|mayúsculas|tecnicismos)|(?:tutear|tutea|tutead|de tú|de usted|tratar de (?:tú|usted)|trata de (?:tú|usted))|(?:un|dos|máximo|como máximo|máx\\.) ?\\d* (?:emojis?|hashtags?)|(?:nuestro )?(?:público objetivo|público|cliente ideal) (?:es|son|:)|(?:que sea|hazlo|mantenlo) (?:corto|breve|sencillo|divertido|sobrio)|escrib(?:e|ir|a) (?:en|como|para|de)|inspirado en|al estilo de|como los anuncios de|como el anuncio de",
    orderStarts:
      "evit\\p{L}+|destac\\p{L}+|subray\\p{L}+|mencion\\p{L}+|añad\\p{L}+|pon|poner|manten\\p{L}*|haz|escrib\\p{L}+|usa|usar|use|utiliz\\p{L}+|no (?:\\p{L}+s|\\p{L}+r) |nunca|por favor|tono|estilo|debe|hay que|quiero|quisiera|me gustaría|queremos|nos gustaría|preferimos|prefiero|el anuncio debe|los anuncios deben|el texto debe|que sea|divertido|gracioso|serio|cercano|cálido|sobrio|corto|nota|interno|quizás|tal vez|recuerd\\p{L}+",
    meta: "tono|estilo|emojis?|hashtags?|títulos?|titulares?|anuncios?|textos?|redactor|eslogan|exclamaci[óo]n(?:es)?|clichés?|jerga|chistes?|humor|redacción",
    mention:
      "(?:por favor,? |y |también )*(?:mencion(?:a|ar|e)|destac(?:a|ar)|destaque|subray(?:a|ar)|indic(?:a|ar)|di|decir|recuerda|recordar|añad(?:e|ir)|señal(?:a|ar)|mencionad|indicad|decid|recordad|añadid|poned)(?: el hecho de)?(?: que)?",
    use: "(?:por favor,? |y )*(?:usa|usar|use|usad|utiliza|utilizar|utilice|emplea|emplear|incluye|incluir|incluya) (?:la palabra|las palabras|la expresión|el término|el eslogan|nuestro eslogan|la frase|el hashtag)|palabras a usar|palabras clave",
    avoid:
      "(?:por favor,? |y |pero )*(?:(?:no|nunca|jamás) (?:mencion\\p{L}+|diga[sn]?|decir|digáis|use[sn]?|usar|utilic\\p{L}+|utilizar|escrib\\p{L}+|habl\\p{L}+|cit\\p{L}+|nombr\\p{L}+|promet\\p{L}+|compar\\p{L}+|pongas?|poner|incluy\\p{L}+|incluir)|evit(?:a|ar|e|ad|en)|palabras a evitar)(?: (?:decir|mencionar|usar|hablar de|escribir|citar))?(?: (?:la palabra|las palabras|el término|la expresión|el nombre(?: de)?|a|de|del|nunca))?",
    avoidAround: "ni una palabra (?:de|sobre) (?<word>.+)",
    orderEnd: "",
    audience:
      "(?:es |está )?(?:hech[oa]s?|pensad[oa]s?|cread[oa]s?|diseñad[oa]s?|ideal(?:es)?|perfect[oa]s?|dirigid[oa]s?|indicad[oa]s?)(?: especialmente| sobre todo)? (?:para|a)|se dirige a|para|nuestros clientes son|nos dirigimos a",
    audienceLabels: "público(?: objetivo)?|audiencia|cliente ideal|para|dirigido a|clientes|lectores",
    people: PEOPLE,
    tones: [
      ["funny", "divertid[oa]|gracios[oa]|humorístic[oa]|humor|cómic[oa]|con gracia|chistos[oa]"],
      [
        "serious",
        "sin bromas|sin chistes|sin humor|seri[oa]|sobri[oa]|respetuos[oa]|dign[oa]|objetiv[oa]|factual",
      ],
      ["warm", "cálid[oa]|cercan[oa]|amable|cariños[oa]|human[oa]|tiern[oa]|acogedor\\p{L}*"],
      ["bold", "atrevid[oa]|audaz|contundente|fuerte|provocador\\p{L}*|descarad[oa]|seguro de sí"],
      ["calm", "tranquil[oa]|calmad[oa]|relajad[oa]|seren[oa]|discret[oa]|sosegad[oa]"],
      ["luxury", "lujo|lujos[oa]|elegante|exclusiv[oa]|refinad[oa]|premium|sofisticad[oa]"],
      ["casual", "desenfadad[oa]|informal|coloquial|distendid[oa]"],
      ["formal", "formal|profesional|corporativ[oa]"],
      ["simple", "sencill[oa]|clar[oa]|simple|direct[oa]"],
      ["urgent", "urgente|urgencia"],
      ["playful", "juguet[óo]n\\p{L}*|alegre|fresc[oa]|juvenil|travies[oa]|lúdic[oa]"],
    ],
    topics: [
      ["price", "(?:el |los |nuestros |de )?(?:precios?|tarifas?|costes?)"],
      ["competitors", "(?:la |los |nuestros |nuestra )?(?:competencia|competidores)"],
      ["discount", "(?:el |los |la |las )?(?:descuentos?|promociones|ofertas?|rebajas)"],
      ["health", "(?:la |las )?(?:salud|enfermedad(?:es)?|curas?|curaciones|promesas de salud)"],
      ["age", "(?:la )?edad"],
    ],
    informal: "tutear|tutea|tutead|de tú|informal|coloquial",
    formal: "de usted|formal|usted",
    short: "cort[oa]s?|breves?|concis[oa]",
    negation: "no|nunca|jamás|sin|nada de|ningún|evit\\p{L}+",
    please: "por favor|porfa|porfis|porfavor",
    toneFillers: "y|e|pero|no|muy|un poco|poco|más|menos|o|siempre|tono|estilo|bastante|algo|por favor",
  },
  goals: [
    ["donate", "don(?:a|ar|aciones|ación|ativos?|antes)|apadrin\\p{L}+|recaud\\p{L}+|colabora"],
    ["quote", "presupuestos?|solicitudes|cotizaci[óo]n(?:es)?|leads?|consultas?(?= de)|tasaci[óo]n"],
    ["apply", "candidat\\p{L}+|contratar|vacantes?|postul\\p{L}+|solicita plaza"],
    ["book", "reserv\\p{L}+|pid(?:e|a|an) hora|pedir hora|citas?(?: previa)?|agendar|mesa"],
    ["try", "prueb\\p{L}+|probar|demo|clase de prueba|primera clase"],
    [
      "signup",
      "inscri\\p{L}+|registr\\p{L}+|suscri\\p{L}+|soci[oa]s?|matrícul\\p{L}+|apunt\\p{L}+|newsletter|altas",
    ],
    ["download", "descarg\\p{L}+|instal(?:a|ar) la app|app store"],
    ["call", "llam\\p{L}+|teléfono"],
    [
      "visit",
      "(?<!(?:dos|tres|(?<!\\d)[23]) )visit\\p{L}+|(?:a|en) la tienda(?! (?:online|web))|al (?:taller|local)|ven a|pásate|entradas|afluencia",
    ],
    ["order", "pedidos?|pide(?! (?:hora|cita|presupuesto))|encarg\\p{L}+|a domicilio|entreg\\p{L}+"],
    ["buy", "compr\\p{L}+|tienda online"],
    ["ask", "cont[aá]ct(?:o|ar|ad|e|a)(?:nos)?"],
    ["learn", "notoriedad|conoc\\p{L}+|descubr\\p{L}+|visibilidad|alcance"],
  ],
  dependent:
    "si no|de lo contrario|no un|no una|con|en|a|al|de|del|por|para|desde|hasta|cuando|si|y|e|o|pero|más|iva|incluid[oa]|salvo|solo|sólo|excepto|antes|después|que|quien|donde|porque|como|también|luego|entonces|mientras|ni|incluso|sobre todo|entre|sin contar|tras|según|todos|todas|él|ella|ellos|su|sus|lo|la|piezas|para que|así|así que",
  subordinate: "cuando|si|porque|aunque|mientras|que|quien|donde|después de que|antes de que|en cuanto",
  condition:
    "excepto|salvo|aparte|no incluid[oa]s?|excluid[oa]s?|iva(?: no)? incluido|más iva|solo para|mínimo|mín\\.|máximo|nuevos clientes|hasta agotar|sujeto a|limitad[oa]|a partir de \\d+ ?€|desde \\d+ ?€|según|con (?:el )?código|código \\p{Lu}+|válid[oa]|materiales aparte|piezas aparte",
  ratio: "de cada",
  stop: "el|la|los|las|un|una|unos|unas|de|del|y|e|o|a|al|en|por|para|con|sin|es|son|era|más|menos|que|quien|este|esta|estos|nosotros|ustedes|nuestro|nuestra|tu|su|sus|pero|si|solo|cada|todos|todas|veces|vez|no|luego|entonces|aparte|después|antes|hasta|desde|entre|bajo|según|como|cuando|ya|también|incluido",
};
