import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

/** Spanish. Imperatives are informal by default. */
export const ES: AdGrammar = {
  language: "es",
  calls: {
    book: ["Reserva tu cita.", "Reserva en {company}.", "Reserva hoy.", "Pide cita.", "Reserva tu plaza."],
    order: ["Pide hoy.", "Pide en {company}.", "Haz tu pedido.", "Haz tu pedido hoy."],
    buy: ["Compra hoy.", "Compra en {company}.", "Haz tu pedido.", "Llévatelo hoy."],
    try: ["Pruébalo hoy.", "Prueba {product}.", "Empieza hoy.", "Haz la prueba."],
    quote: [
      "Pide presupuesto.",
      "Pide presupuesto a {company}.",
      "Pide tu presupuesto hoy.",
      "Consulta el precio.",
    ],
    call: ["Llama hoy.", "Llama a {company}.", "Llámanos.", "Basta una llamada."],
    donate: ["Dona hoy.", "Apoya a {company}.", "Haz tu donativo.", "Dona a {company}."],
    signup: ["Apúntate.", "Apúntate en {company}.", "Reserva tu plaza.", "Apúntate hoy."],
    apply: ["Envía tu solicitud.", "Trabaja en {company}.", "Preséntate hoy.", "Envía tu candidatura."],
    visit: ["Ven a vernos.", "Visita {company}.", "Prepara tu visita.", "Pásate hoy."],
    download: ["Descarga la app.", "Descarga {product}.", "Descárgala hoy.", "Descárgala ya."],
    learn: ["Mira cómo funciona.", "Pregunta a {company}.", "Mira los detalles.", "Escríbenos."],
  },
  otherCalls: {
    address: "formal",
    calls: {
      book: ["Reserve su cita.", "Reserve en {company}.", "Reserve hoy.", "Pida cita.", "Reserve su plaza."],
      order: ["Pida hoy.", "Pida en {company}.", "Haga su pedido.", "Haga su pedido hoy."],
      buy: ["Compre hoy.", "Compre en {company}.", "Haga su pedido.", "Lléveselo hoy."],
      try: ["Pruébelo hoy.", "Pruebe {product}.", "Empiece hoy.", "Haga la prueba."],
      quote: [
        "Pida presupuesto.",
        "Pida presupuesto a {company}.",
        "Pida su presupuesto hoy.",
        "Consulte el precio.",
      ],
      call: ["Llame hoy.", "Llame a {company}.", "Llámenos.", "Basta una llamada."],
      donate: ["Done hoy.", "Apoye a {company}.", "Haga su donativo.", "Done a {company}."],
      signup: ["Apúntese.", "Apúntese en {company}.", "Reserve su plaza.", "Apúntese hoy."],
      apply: ["Envíe su solicitud.", "Trabaje en {company}.", "Preséntese hoy.", "Envíe su candidatura."],
      visit: ["Venga a vernos.", "Visite {company}.", "Prepare su visita.", "Pásese hoy."],
      download: ["Descargue la app.", "Descargue {product}.", "Descárguela hoy.", "Descárguela ya."],
      learn: ["Vea cómo funciona.", "Pregunte a {company}.", "Vea los detalles.", "Escríbanos."],
    },
  },
  informal: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo)(?!\p{L})/iu,
  formal: /(?<!\p{L})(?:usted|ustedes|su|sus)(?!\p{L})/iu,
  urgency: /(?<!\p{L})(?:hoy|ya)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: [
    "{product} en {company}.",
    "{product} de {company}.",
    "{company}: {product}.",
    "{product}, {company}.",
  ],
  priced: ["{product} por {price}.", "{product}: {price}.", "{product}, {price}."],
  functionWords: words(
    "el la los las un una unos unas de del al a en con sin por para desde hasta entre sobre tras y o u si cuando nosotros tú tu tus su sus nuestro nuestra nuestros nuestras mi mis todo toda todos todas cada ningún ninguna nunca siempre solo sólo también más menos que quien donde cómo dos tres cuatro cinco seis siete ocho nueve diez primer primera primero fresco fresca nuevo nueva hecho hecha gratis envío entrega entregas recogida recogido horneado hecho hechos instalado cosido impreso certificado certificada asegurado garantizado pequeño pequeña pequeños grandes grupos clases plazas citas presupuesto respuesta pago devoluciones horario abierto abierta verdura fruta artesano artesanal local locales ecológico vegano rápido rápida sencillo fácil doce veinte treinta cincuenta cien varios varias muchos muchas",
  ),
  subjectless: null,
  ownCall:
    /^(?:reserv[ae]|pid[ea]|compr[ae]|prueb[ae]|llam[ae]|llám\p{L}+|don[ae]|apoy[ae]|apúnt\p{L}+|inscríb\p{L}+|envía|ven|venga|visit[ae]|descarg[ae]|escríb\p{L}+|consult[ae]|haz)(?!\p{L})/iu,
  turns: [
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
  clause:
    /(?<!\p{L})(?:yo|nosotros|tú|usted|es|son|era|está|están|hay|tiene|tienen|puede|puedes|pueden|va|vamos|hace|hacen|hacemos|te|se|nos|ven|llama|reserva|pide|elige|manda|trae)(?!\p{L})/iu,
  spaceBeforeMarks: false,
};
