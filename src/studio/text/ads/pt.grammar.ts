import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

/** Portuguese: imperatives that are right in Portugal and in Brazil. */
export const PT: AdGrammar = {
  language: "pt",
  calls: {
    book: ["Reserve hoje.", "Marque com {company}.", "Reserve o seu lugar.", "Marque o seu horário."],
    order: ["Peça hoje.", "Peça à {company}.", "Faça o seu pedido.", "Encomende hoje."],
    buy: ["Compre hoje.", "Faça o seu pedido.", "Encomende hoje.", "Compre com {company}."],
    try: ["Experimente hoje.", "Experimente {product}.", "Comece hoje.", "Faça o teste."],
    quote: [
      "Peça um orçamento.",
      "Fale com {company} e peça um orçamento.",
      "Peça o seu orçamento.",
      "Consulte o preço.",
    ],
    call: ["Ligue hoje.", "Fale com {company}.", "Ligue para nós.", "Basta um telefonema."],
    donate: ["Doe hoje.", "Apoie: {company}.", "Faça uma doação.", "Contribua com {company}."],
    signup: ["Inscreva-se.", "Inscreva-se com {company}.", "Garanta o seu lugar.", "Inscreva-se hoje."],
    apply: ["Candidate-se hoje.", "Trabalhe com {company}.", "Envie a sua candidatura.", "Candidate-se já."],
    visit: ["Venha visitar-nos.", "Conheça: {company}.", "Planeie a sua visita.", "Passe por cá hoje."],
    download: ["Instale a app.", "Experimente {product}.", "Instale hoje.", "Instale já."],
    learn: ["Veja como funciona.", "Fale com {company}.", "Veja os detalhes.", "Entre em contacto."],
  },
  otherCalls: null,
  informal: null,
  formal: null,
  urgency: /(?<!\p{L})(?:hoje|já|agora)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: ["{company}: {product}.", "{product}, {company}.", "{product} com {company}."],
  priced: ["{product} por {price}.", "{product}: {price}.", "{product}, {price}."],
  functionWords: words(
    "o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às com sem por pelo pela para desde até entre sobre após e ou se quando nós você seu sua seus suas nosso nossa nossos nossas meu minha cada todo toda todos todas nenhum nenhuma nunca sempre só também mais menos que quem onde como dois duas três quatro cinco seis sete oito nove dez primeiro primeira fresco fresca novo nova feito feita grátis entrega entregas envio fato recolha cozido assado costurado impresso instalado certificado certificada garantido pequeno pequena pequenos pequenas grandes grupos aulas lugares consultas orçamento resposta pagamento devoluções horário aberto aberta equipa equipe artesanal local locais biológico orgânico vegano rápido rápida simples fácil doze vinte trinta cinquenta cem vários várias muitos muitas",
  ),
  subjectless: null,
  ownCall:
    /^(?:reserve|marque|peça|compre|encomende|experimente|ligue|doe|apoie|inscreva-se|candidate-se|venha|visite|baixe|descarregue|fale|contacte|escreva)(?!\p{L})/iu,
  turns: [
    {
      pattern:
        /^(?:a |o |sua |seu )?(?<first>primeir[ao]) (?<thing>\p{L}+)(?: é)? (?:grátis|gratuit[ao]|de graça)$/iu,
      to: ({ first = "", thing = "" }) =>
        `${/a$/iu.test(first) ? "A" : "O"} ${first.toLocaleLowerCase()} ${thing} não custa nada.`,
    },
    {
      pattern:
        /^(?:sem|nenhuma?) (?<thing>(?!pressa|parar|esperas?|stress|que|glúten|lactose|açúcar)[\p{L}-]+(?: escondid[ao]s?| ocult[ao]s?| adicionais)?)$/iu,
      to: "$<thing>? Não há.",
    },
  ],
  nounPhrase: /^(?!(?:eu|nós|você|ele|ela|eles|quem|que|quando|se|nunca|sempre|não|te)(?!\p{L}))[^.!?;:]+$/iu,
  clause:
    /(?<!\p{L})(?:eu|nós|você|é|são|era|está|estão|há|tem|têm|pode|podem|vai|vamos|faz|fazem|fazemos|se|nos|venha|ligue|reserve|peça|escolha|envie|traga)(?!\p{L})/iu,
  spaceBeforeMarks: false,
};
