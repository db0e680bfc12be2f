import { capitalizeFirst } from "../../language/letter-case.ts";
import { isHardlyName } from "./common-words.ts";
import { prepositionBy, type JoinedArticle } from "./company-names.ts";
import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";
import { portugueseArticled, portugueseCourse, portugueseYour } from "./possessives.ts";

const ARTICLES: readonly JoinedArticle[] = [
  [/^o (?=\p{L}{2})/iu, "no"],
  [/^a (?=\p{L}{2})/iu, "na"],
  [/^os (?=\p{L}{2})/iu, "nos"],
  [/^as (?=\p{L}{2})/iu, "nas"],
];

/** "Panela da Cida", "Cantinho do Mar": a noun before "de" has an article, unlike first names. */
const nounBefore = (ending: string) =>
  `(?!(?:maria|ana|joana|rita|paula|joão|antónio|josé) )\\p{L}{2,}${ending}(?= d[aeo]s? )`;

const atCompany = prepositionBy(
  [
    ["na", nounBefore("a")],
    ["nas", nounBefore("as")],
    ["no", nounBefore("o")],
    ["nos", nounBefore("os")],
    [
      "no",
      "museu|ginásio|restaurante|café|centro|estúdio|hotel|teatro|clube|talho|mercado|consultório|forno|colégio|atelier|ateliê|salão|bar|jardim|lagar|instituto|laboratório|banco|município|coro|lar|abrigo|armazém|canil|viveiro|solar|hostel|spa|espaço|gabinete|cantinho|moinho|parque|projeto|grupo",
    ],
    [
      "na",
      "clínica|(?!maria )\\p{L}+aria(?= )|tasca|junta|câmara|biblioteca|cooperativa|santa casa|misericórdia|escola|academia|farmácia|loja|oficina|quinta|adega|casa|mercearia|fundação|florista|taberna|pizzaria|cervejaria|ótica|garagem|peixaria|associação|tipografia|queijaria|herdade|churrascaria|lavandaria|agência|residência|creche|paróquia|imobiliária|transportadora|marisqueira|fábrica|galeria|editora|funerária|cozinha|cantina",
    ],
  ],
  "com",
  ARTICLES,
);

/** "Pão do Forno da Vila": a name with an article; others keep the preposition of a place. */
const fromCompany = (company: string) =>
  ARTICLES.some(([article]) => article.test(company))
    ? atCompany(company).replace(/^n/u, "d")
    : atCompany(company);

/**
 * Grammar of Portuguese ads, listed in `grammars.ts`; the fields are explained in `grammar.ts`.
 * Imperatives are right in Portugal and in Brazil; those of "tu" are for briefs that use it.
 * Possessives are in `possessives.ts`, benefits in `benefits/pt.benefits.ts`.
 */
export const PT: AdGrammar = {
  language: "pt",
  calls: {
    book: [
      "Reserve hoje.",
      "Marque {at}.",
      "Marque {your} {noun} {at}.",
      "Marque {your} {noun}.",
      "Para {the noun}, marque {at}.",
      "Reserve {your} {noun} {at}.",
      "Marque já.",
      "Marque o seu horário.",
    ],
    order: [
      "Peça hoje.",
      "Encomende {at}.",
      "Encomende {your} {noun} {at}.",
      "Faça o seu pedido.",
      "Encomende hoje.",
    ],
    buy: [
      "Compre hoje.",
      "Encomende {your} {noun} {at}.",
      "Faça o seu pedido.",
      "Encomende hoje.",
      "Encomende {at}.",
    ],
    try: ["Experimente hoje.", "Experimente {product}.", "Comece hoje.", "Experimente já."],
    quote: [
      "Peça {to} um orçamento para {the noun}.",
      "Para {the noun}, peça um orçamento {to}.",
      "Peça um orçamento.",
      "Fale {with} e peça um orçamento.",
      "Peça o seu orçamento.",
    ],
    call: [
      "Ligue hoje.",
      "Ligue para {the company}.",
      "Para {the noun}, ligue para {the company}.",
      "Ligue para nós.",
      "Basta um telefonema.",
    ],
    donate: ["Doe hoje.", "Apoie {the company}.", "Faça uma doação.", "Contribua {with}."],
    signup: [
      "Inscreva-se.",
      "Inscreva-se {at}.",
      "Inscreva-se {course} {with}.",
      "Garanta o seu lugar {at}.",
      "Garanta o seu lugar.",
      "Inscreva-se hoje.",
    ],
    apply: ["Candidate-se hoje.", "Trabalhe {with}.", "Envie a sua candidatura.", "Candidate-se já."],
    visit: [
      "Faça-nos uma visita.",
      "Faça uma visita {to}.",
      "Esperamos a sua visita.",
      "Venha provar {the noun} {at}.",
      "Marque a sua visita.",
      "Passe por cá hoje.",
    ],
    meet: ["Venha conhecê-los.", "Esperam por si {at}.", "Venha dizer olá.", "Fale {with}."],
    download: ["Instale a app.", "Experimente {product}.", "Instale hoje.", "Instale já."],
    ask: [
      "Fale {with}.",
      "Tire as suas dúvidas {with}.",
      "Peça informações {to}.",
      "Peça informações {to} sobre {the noun}.",
    ],
    learn: ["Veja os detalhes.", "Descubra os detalhes.", "Saiba mais."],
    date: ["Pergunte {to} pela sua data.", "Consulte a sua data."],
    tour: ["Veja como funciona.", "Veja os detalhes."],
    volunteer: ["Faça voluntariado {at}.", "Faça voluntariado."],
  },
  otherCalls: {
    informal: {
      book: [
        "Reserva hoje.",
        "Marca {at}.",
        "Marca {your} {noun} {at}.",
        "Marca {your} {noun}.",
        "Reserva {your} {noun} {at}.",
        "Marca já.",
      ],
      order: ["Encomenda {at}.", "Encomenda {your} {noun} {at}.", "Faz o teu pedido.", "Encomenda hoje."],
      buy: ["Encomenda {your} {noun} {at}.", "Faz o teu pedido.", "Encomenda hoje.", "Encomenda {at}."],
      try: ["Experimenta hoje.", "Experimenta {product}.", "Começa hoje.", "Experimenta já."],
      quote: ["Pede um orçamento.", "Fala {with} e pede um orçamento.", "Pede o teu orçamento."],
      call: ["Liga hoje.", "Fala {with}.", "Fala {with} sobre {the noun}.", "Basta um telefonema."],
      donate: ["Doa hoje.", "Apoia {the company}.", "Faz uma doação."],
      signup: [
        "Inscreve-te.",
        "Inscreve-te {at}.",
        "Inscreve-te {course} {with}.",
        "Garante o teu lugar {at}.",
        "Garante o teu lugar.",
      ],
      apply: ["Candidata-te hoje.", "Trabalha {with}.", "Envia a tua candidatura."],
      visit: ["Faz-nos uma visita.", "Passa por cá hoje.", "Esperamos a tua visita.", "Passa {at}."],
      meet: ["Vem conhecê-los.", "Vem dizer olá.", "Fala {with}."],
      download: ["Instala a app.", "Experimenta {product}.", "Instala hoje."],
      ask: ["Fala {with}.", "Tira as tuas dúvidas {with}.", "Pede informações {to}."],
      learn: ["Vê os detalhes.", "Descobre os detalhes."],
      date: ["Pergunta {to} pela tua data.", "Consulta a tua data."],
      tour: ["Vê como funciona.", "Vê os detalhes."],
      volunteer: ["Faz voluntariado {at}.", "Faz voluntariado."],
    },
  },
  informal:
    /^(?:[Tt]raz (?:o|a|os|as|um|uma) |[Aa]prende a |[Dd]escobre (?:o|a) |[Vv]em (?:ter|conhecer|aprender|experimentar) )|(?<!\p{L})(?:[Tt]u|ti|[Cc]ontigo|[Tt]eus?|[Tt]uas?|[Pp]odes|[Tt]ens|[Qq]ueres)(?!\p{L})|(?<=\p{L})-te(?!\p{L})/u,
  formal:
    /(?<!\p{L})(?:você|vocês|o senhor|a senhora|por si(?! (?:só|mesm)))(?!\p{L})|(?<=\p{L})-lhe(?!\p{L})|(?<=^|\n|[.!?:] )(?:marque|ligue|venha|reserve|peça|envie|mande|escolha|traga|experimente|inscreva-se|faça|visite|descubra|fale|encomende|aproveite|deixe|conheça)(?!\p{L})/iu,
  at: atCompany,
  from: fromCompany,
  visiting: {
    at: (company) => company.replace(/^n([oa]s?) /u, "com $1 "),
    from: (company) => company.replace(/^n([oa]s?) /u, "d$1 "),
  },
  to: (company) =>
    atCompany(company)
      .replace(/^no(s?) /u, "ao$1 ")
      .replace(/^na(s?) /u, "à$1 ")
      .replace(/^com /u, "a "),
  withCompany: (company) => atCompany(company).replace(/^n([oa]s?) /u, "com $1 "),
  theCompany: (company) =>
    atCompany(company)
      .replace(/^n([oa]s?) /u, "$1 ")
      .replace(/^com /u, ""),
  your: portugueseYour,
  articled: portugueseArticled,
  course: portugueseCourse,
  properAdjective: /(?!)/u,
  capitalNouns: false,
  appointment: /horário/iu,
  urgency: /(?<!\p{L})(?:hoje|já|agora)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} por {price}.", "{product} por {price}.", "{product}: {price}."],
  functionWords: words(
    "o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às com sem por pelo pela para desde até entre sobre após e ou se quando nós você seu sua seus suas nosso nossa nossos nossas meu minha cada todo toda todos todas nenhum nenhuma nunca sempre só também mais menos que quem onde como dois duas três quatro cinco seis sete oito nove dez primeiro primeira fresco fresca novo nova feito feita grátis entrega entregas envio fato recolha cozido assado costurado impresso instalado certificado certificada garantido pequeno pequena pequenos pequenas grandes grupos aulas lugares consultas orçamento resposta pagamento devoluções horário aberto aberta equipa equipe artesanal local locais biológico orgânico vegano rápido rápida simples fácil doze vinte trinta cinquenta cem vários várias muitos muitas",
  ),
  isCommonWord: isHardlyName,
  wordLines: ["Numa palavra: {word}.", "Em resumo: {word}."],
  subjectless: null,
  turns: [
    {
      pattern: /^(?<thing>(?!primeir|tudo)[\p{L}-]+(?: [\p{L}-]+)?) (?<free>grátis|gratuit[oa]s?)$/iu,
      to: ({ thing = "", free = "" }) => `${thing}? ${capitalizeFirst(free)}.`,
    },
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
  // Verbs in the first person plural have no accent before their ending: "cêntimos" is a noun.
  clause:
    /(?<!\p{L})(?:eu|nós|você|é|são|era|está|estão|há|tem|têm|pode|podem|vai|vão|vamos|faz|fazem|fazemos|se|nos|venha|ligue|reserve|peça|escolha|envie|traga|(?!(?:ramos|gramos|tramos|gamos|remos|extremos|supremos|mimos|primos|cimos|limos)(?!\p{L}))[a-zãõçü]+(?:[aáei]mos))(?!\p{L})/iu,
  priceWord: "por",
  inPlace: (place) => {
    if (
      /^(?:porto(?! alegre)|algarve|alentejo|minho|douro|rio de janeiro|brasil|barreiro|montijo|seixal|recife|funchal)/iu.test(
        place,
      )
    )
      return `no ${place}`;
    return `${/^(?:madeira|maia|covilhã)/iu.test(place) ? "na" : "em"} ${place}`;
  },
  spaceBeforeMarks: false,
};
