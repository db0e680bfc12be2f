import { capitalizeFirst } from "../../language/letter-case.ts";
import { isHardlyName } from "./common-words.ts";
import { prepositionBy } from "./company-names.ts";
import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

const atCompany = prepositionBy(
  [
    [
      "en el",
      "museo|horno|taller|centro|estudio|gimnasio|restaurante|bar|club|teatro|hotel|despacho|instituto|mercado|colegio|café|mesón|vivero|asador|hostal|obrador|gabinete|ayuntamiento|banco|refugio|coro|consultorio|albergue|trastero|rincón|hospital|jardín|huerto|cortijo|balneario|camping|aula|laboratorio|molino|observatorio|planetario|acuario|polideportivo|lagar|puesto de|salón de",
    ],
    [
      "en la",
      "clínica|bodega|escuela|academia|\\p{L}+ería(?= )|fundación|tienda|funeraria|farmacia|taberna|biblioteca|residencia|huerta|parroquia|protectora|peña|almazara|cruz roja|asesoría|ludoteca|autoescuela|óptica|gestoría|ferretería|asociación|galería|finca|granja|cooperativa|fábrica|guardería|posada|hospedería|imprenta|quesería",
    ],
  ],
  "en",
);

/** Nouns of courses with "a" and their article. */
const COURSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:clases|visitas|catas|jornadas|rutas|excursiones|sesiones)(?!\p{L})/iu, "a las"],
  [/^(?:clase|visita|cata|escuela|jornada|ruta|excursión|sesión|formación)(?!\p{L})/iu, "a la"],
  [/^(?:cursos|talleres|campamentos|paseos)(?!\p{L})/iu, "a los"],
  [/^(?:curso|taller|campamento|coro|retiro|paseo|torneo)(?!\p{L})/iu, "al"],
];

/**
 * Grammar of Spanish ads, listed in `grammars.ts`; the fields are explained in `grammar.ts`.
 * Imperatives are informal by default. Benefits are in `benefits/es.benefits.ts`.
 */
export const ES: AdGrammar = {
  language: "es",
  calls: {
    book: [
      "Reserva {at}.",
      "Reserva {your} {noun} {at}.",
      "Reserva hoy.",
      "Reserva ya.",
      "Reserva con nosotros.",
      "Pide cita {at}.",
      "Pide cita.",
      "Pide cita {at} para {your} {noun}.",
    ],
    order: ["Pide hoy.", "Pide {at}.", "Pide {your} {noun} {at}.", "Haz tu pedido.", "Haz tu pedido hoy."],
    buy: ["Compra hoy.", "Compra {at}.", "Pide {your} {noun} {at}.", "Haz tu pedido.", "Llévatelo hoy."],
    try: ["Pruébalo hoy.", "Prueba {product}.", "Empieza hoy.", "Haz la prueba."],
    quote: [
      "Pide presupuesto para {your} {noun} {at}.",
      "Pide presupuesto.",
      "Pide presupuesto {to}.",
      "Pide tu presupuesto hoy.",
      "Pide presupuesto {to} para {your} {noun}.",
    ],
    call: ["Llama hoy.", "Llama {to}.", "Llama {to} para {your} {noun}.", "Llámanos.", "Basta una llamada."],
    donate: ["Dona hoy.", "Apoya {to}.", "Haz tu donativo.", "Dona {to}."],
    signup: [
      "Apúntate.",
      "Apúntate {at}.",
      "Apúntate {course} {at}.",
      "Reserva tu plaza {at}.",
      "Reserva tu plaza.",
      "Apúntate hoy.",
    ],
    apply: ["Envía tu solicitud.", "Trabaja en {company}.", "Preséntate hoy.", "Envía tu candidatura."],
    visit: ["Ven a vernos.", "Te esperamos {at}.", "Prepara tu visita.", "Pásate hoy."],
    meet: ["Ven a conocerlos.", "Te esperan {at}.", "Pásate a saludar.", "Pregunta {to}."],
    download: ["Descarga la app.", "Descarga {product}.", "Descárgala hoy.", "Descárgala ya."],
    ask: ["Infórmate {at}.", "Escribe {to}.", "Pregúntanos."],
    learn: ["Mira los detalles.", "Descubre los detalles.", "Échale un vistazo."],
    date: ["Pregunta {to} por tu fecha.", "Consulta tu fecha."],
    tour: ["Mira cómo funciona.", "Mira los detalles."],
    volunteer: ["Haz voluntariado {at}.", "Haz voluntariado con nosotros."],
  },
  otherCalls: {
    formal: {
      book: [
        "Reserve {at}.",
        "Reserve {your} {noun} {at}.",
        "Reserve hoy.",
        "Reserve ya.",
        "Reserve con nosotros.",
        "Pida cita {at}.",
        "Pida cita.",
        "Pida cita {at} para {your} {noun}.",
      ],
      order: [
        "Pida hoy.",
        "Pida {at}.",
        "Pida {your} {noun} {at}.",
        "Haga su pedido.",
        "Haga su pedido hoy.",
      ],
      buy: ["Compre hoy.", "Compre {at}.", "Haga su pedido.", "Lléveselo hoy."],
      try: ["Pruébelo hoy.", "Pruebe {product}.", "Empiece hoy.", "Haga la prueba."],
      quote: [
        "Pida presupuesto.",
        "Pida presupuesto {to}.",
        "Pida su presupuesto hoy.",
        "Pida presupuesto {to} para {your} {noun}.",
      ],
      call: [
        "Llame hoy.",
        "Llame {to}.",
        "Llame {to} para {your} {noun}.",
        "Llámenos.",
        "Basta una llamada.",
      ],
      donate: ["Done hoy.", "Apoye {to}.", "Haga su donativo.", "Done {to}."],
      signup: [
        "Apúntese.",
        "Apúntese {at}.",
        "Apúntese {course} {at}.",
        "Reserve su plaza.",
        "Apúntese hoy.",
      ],
      apply: ["Envíe su solicitud.", "Trabaje en {company}.", "Preséntese hoy.", "Envíe su candidatura."],
      visit: ["Venga a vernos.", "Le esperamos {at}.", "Prepare su visita.", "Pásese hoy."],
      meet: ["Venga a conocerlos.", "Le esperan {at}.", "Pásese a saludar."],
      download: ["Descargue la app.", "Descargue {product}.", "Descárguela hoy.", "Descárguela ya."],
      ask: ["Infórmese {at}.", "Escriba {to}.", "Pregúntenos."],
      learn: ["Vea los detalles.", "Descubra los detalles."],
      date: ["Pregunte {to} por su fecha.", "Consulte su fecha."],
      tour: ["Vea cómo funciona.", "Vea los detalles."],
      volunteer: ["Haga voluntariado {at}.", "Haga voluntariado con nosotros."],
    },
  },
  informal:
    /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|puedes|tienes|quieres|eliges|vienes|llámanos|escríbenos|visítanos)(?!\p{L})|(?<=^|\n|[.!?:] )(?:ven|pide|elige|apúntate)(?!\p{L})/iu,
  formal:
    /(?<!\p{L})(?:usted|ustedes|venga|vengan|pidan?|llamen?|reserven?|aprendan?|pruebe|prueben|envíen?|mánden?(?:nos|me)|escríba(?:nos|me)|llámenos|visítenos)(?!\p{L})/iu,
  likelyFormal: /(?<!\p{L})sus?(?!\p{L})/iu,
  at: atCompany,
  from: (company, hasPremises) =>
    hasPremises ? atCompany(company) : atCompany(company).replace(/^en (?!(?:el|la) \p{L})/u, "de "),
  visiting: {
    at: (company) => company.replace(/^en /u, "con "),
    from: (company) => company.replace(/^en el (?=\p{L})/u, "del ").replace(/^en /u, "de "),
  },
  to: (company) =>
    atCompany(company)
      .replace(/^en el (?=\p{L})/u, "al ")
      .replace(/^en /u, "a "),
  your: (product, address) =>
    // "pintar piso" takes no "tu".
    /^(?!(?:collar|taller|hogar|lugar|pilar|altar|bar|par|mujer|alquiler|alfiler|sofá)(?!\p{L}))\p{L}{2,}[aei]r(?!\p{L})/iu.test(
      product,
    )
      ? null
      : `${address === "formal" ? "su" : "tu"}${/^\p{L}+s(?!\p{L})/u.test(product) ? "s" : ""}`,
  course: (product) => {
    const [, article] = COURSES.find(([nouns]) => nouns.test(product)) ?? [];
    return article === undefined ? null : `${article} ${product}`;
  },
  properAdjective: /(?!)/u,
  capitalNouns: false,
  appointment: /cita/iu,
  urgency: /(?<!\p{L})(?:hoy|ya)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} por {price}.", "{product} por {price}.", "{product}: {price}."],
  functionWords: words(
    "el la los las un una unos unas de del al a en con sin por para desde hasta entre sobre tras y o u si cuando nosotros tú tu tus su sus nuestro nuestra nuestros nuestras mi mis todo toda todos todas cada ningún ninguna nunca siempre solo sólo también más menos que quien donde cómo dos tres cuatro cinco seis siete ocho nueve diez primer primera primero fresco fresca nuevo nueva hecho hecha gratis envío entrega entregas recogida recogido horneado hecho hechos instalado cosido impreso certificado certificada asegurado garantizado pequeño pequeña pequeños grandes grupos clases plazas citas presupuesto respuesta pago devoluciones horario abierto abierta verdura fruta artesano artesanal local locales ecológico vegano rápido rápida sencillo fácil doce veinte treinta cincuenta cien varios varias muchos muchas",
  ),
  isCommonWord: isHardlyName,
  wordLines: ["En una palabra: {word}.", "En resumen: {word}."],
  subjectless: null,
  turns: [
    {
      pattern: /^(?<thing>(?!primer|todo)[\p{L}-]+(?: [\p{L}-]+)?) (?<free>gratis|gratuit[oa]s?)$/iu,
      to: ({ thing = "", free = "" }) => `¿${capitalizeFirst(thing)}? ${capitalizeFirst(free)}.`,
    },
    {
      pattern: /^(?:la |el |tu )?(?<first>primera?) (?<thing>\p{L}+)(?: es)? (?:gratis|gratuit[ao])$/iu,
      to: ({ first = "", thing = "" }) =>
        `${/a$/iu.test(first) ? "La" : "El"} ${first.toLocaleLowerCase()} ${thing} no cuesta nada.`,
    },
    {
      pattern:
        /^(?:sin|ningún|ninguna) (?<thing>(?!compromiso de|prisas?|parar|esperas?|que|gluten|azúcar|lactosa)[\p{L}-]+(?: ocult[ao]s?| pequeña| adicionales)?)$/iu,
      to: ({ thing = "" }) => `¿${thing.charAt(0).toLocaleUpperCase()}${thing.slice(1)}? No hay.`,
    },
  ],
  nounPhrase:
    /^(?!(?:yo|nosotros|tú|usted|él|ella|ellos|quien|que|cuando|si|nunca|siempre|no|te|se|le)(?!\p{L}))[^.!?¿¡;:]+$/iu,
  // Verbs in the first person plural have no accent before their ending: "céntimos" is a noun.
  clause:
    /(?<!\p{L})(?:yo|nosotros|tú|usted|es|son|era|está|están|hay|tiene|tienen|puede|puedes|pueden|va|van|vamos|hace|hacen|hacemos|te|se|nos|ven|llama|reserva|pide|elige|manda|trae|tienes|tendrás|llegas|eliges|pagas|recibes|llevas|vienes|traes|dejas|sabes|quieres|hablas|aprendes|pones|recoges|decides|cuenta|cuentan|cuesta|cuestan|incluye|dura|duran|abre|abren|espera|esperan|llega|llegan|sale|salen|aguanta|(?!(?:ramos|tramos|(?:kilo|mili)?gramos|reclamos|remos|extremos|supremos|racimos|mimos|primos|limos)(?!\p{L}))[a-zñü]+(?:amos|emos|[ií]mos))(?!\p{L})/iu,
  priceWord: "por",
  inPlace: (place) => `en ${place}`,
  spaceBeforeMarks: false,
};
