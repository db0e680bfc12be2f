import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Portuguese that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const PT_CALM_BENEFITS: readonly Benefit[] = [
  [
    /(?<!\p{L})(?:preço|orçamento|valor) (?:fixo|fechado|por escrito|combinado antes|dado (?:antes|por telefone))(?!\p{L})/iu,
    "[Sabe|Sabes] antes quanto [paga|pagas].",
  ],
  [
    /^(?!.*(?:passeio|curso|excurs|festa|casamento|aula)).*(?<!\p{L})(?:fotos?|fotografias?|relatório)(?!\p{L}).*(?:antes e (?:do )?depois|depois de cada|após cada|no fim|no final)|(?<!\p{L})(?:depois de cada|após cada|no fim(?: de cada)?|no final(?: de cada)?)(?!\p{L}).*(?:fotos?|fotografias?|relatório)(?!\p{L})/iu,
    "[Vê|Vês] o que foi feito.",
  ],
  [
    /(?<!\p{L})(?:faturamos|cobramos|tratamos|cuidamos|resolvemos)(?!\p{L}).*(?:seguro|seguradora|convênio|plano de saúde|papelada|documentação|burocracia|licenças?)(?!\p{L})/iu,
    "Menos uma coisa para fazer.",
  ],
  [
    /(?<!\p{L})(?:parcel\p{L}*|em até|em) (?:\p{L}+ )?\d+ ?(?:x|vezes|prestações) sem juros|(?<!\p{L})prestações sem juros/iu,
    "Não [paga|pagas] tudo de uma vez.",
  ],
  [
    /^(?!(?:noite|s[áa]bados?|domingos?)$)(?:aberto |abertos |atendemos |horário )?(?:também )?(?:aos |ao |à |de )?(?:sábados?|domingos?|noite|fins? de semana)(?: e (?:domingos?|feriados))?(?: também)?$/iu,
    "Não é preciso faltar ao trabalho.",
  ],
  [
    /^(?!.*(?:noite|autocaravana)).*(?<!\p{L})estacionamento (?:\p{L}+ )?(?:grátis|gratuito|à porta|na porta|próprio)(?!\p{L})/iu,
    "Nada de andar às voltas.",
  ],
  [/(?<!\p{L})sempre a mesma (?:pessoa|cuidadora|professora|técnica)/iu, "Uma cara conhecida."],
  [
    /(?<!\p{L})(?:entreg\p{L}+|consert\p{L}+|repar\p{L}+|resposta|respondemos|orçamento|pront[oa]s?|atend\p{L}+|instal\p{L}+)(?!\p{L}).*(?<!\p{L})no (?:mesmo|próprio) dia(?!\p{L})/iu,
    "Não é preciso esperar até amanhã.",
  ],
];

/** Benefits of other statements in Portuguese, in the same form. */
export const PT_BENEFITS: readonly Benefit[] = [
  [/^(?:sem|não precisa de) (?:marcação|hora marcada)$/iu, "[venha|vem] quando [quiser|quiseres]"],
  [
    /^(?:não (?:é preciso|precisa de) experiência|sem experiência|iniciantes bem-vindos)$/iu,
    "Primeira vez? {Clause}.",
  ],
  [
    /^(?:mais de )?\d+ (?:\p{L}+ )?(?:cães|gatos|animais|coelhos|gatinhos|cachorros|cavalos)(?!\p{L}).*(?:espera|procura)/iu,
    "{Clause}. E se um for o [seu|teu]?",
  ],
  [
    /^(?:todos os níveis|para (?:principiantes|iniciantes|quem nunca)|do zero|principiantes bem-vindos)(?!\p{L})/iu,
    "Nunca [experimentou|experimentaste]? {Clause}.",
  ],
  [
    /^(?!.*(?:cão|cães|gato|crianç|animal|cachorro|lixo|entulho|hóspede|convidad|passageir|alun[oa]|loja|resíduos|orgânic|aeroporto))(?:.*(?<!\p{L})(?:vamos buscar|vou buscar|buscamos|recolhemos|recolho)(?!\p{L})(?=.*(?:entreg|devolv|casa|porta))|.*(?<!\p{L})(?:recolha|coleta|retirada)(?: e entrega)? (?:em casa |ao domicílio |a domicílio )?(?:grátis|gratuitas?|incluídas?|sem custos?)(?!\p{L}))/iu,
    "[Não carrega|Não carregas] nada.",
  ],
  [
    /^(?!.*(?<!\p{L})não (?:há |se )?(?:remarc|adi|devolv|mud|reembols)).*(?<!\p{L})(?:se chover|em caso de chuva|se o (?:mar|tempo) não|com chuva|mau tempo)(?!\p{L}).*(?:remarc\p{L}*|adi\p{L}+|outra data|devolv\p{L}*|mud\p{L}+)/iu,
    "O mau tempo não [lhe|te] custa nada.",
  ],
  [
    /(?<!\p{L})cancel\p{L}+ (?:é )?(?:grátis|gratuit[oa]|gratuitamente|sem custos?)(?!\p{L})/iu,
    "[Pode|Podes] reservar sem risco.",
  ],
  [
    /(?<!\p{L})sem (?:fidelização|fidelidade)$|^sem contrato$/iu,
    "[Cancela|Cancelas] quando [quiser|quiseres].",
  ],
  [
    /(?<!\p{L})(?:de empréstimo|reserva|emprestad[oa])(?!\p{L}) (?:grátis|incluíd[oa]|enquanto|durante)(?!\p{L})|(?<!\p{L})emprestamos (?:um|uma|outr[oa])(?!\p{L}).*(?:enquanto|durante|até)(?!\p{L})/iu,
    "[Continua|Continuas] como sempre.",
  ],
  [
    /^(?!.*(?:cancel|desmarc|não vier)).*(?<!\p{L})se(?!\p{L}).*(?<!\p{L})(?:não|nada|nenhum\p{L}*|atras\p{L}*)(?!\p{L}).*(?<!\p{L})(?:não pagas? nada|não cobramos|devolvemos o dinheiro)(?!\p{L})/iu,
    "O risco é nosso.",
  ],
  [
    /(?<!\p{L})(?:descontad[oa]s?|abatid[oa]s?) (?:se (?:o (?:serviço|conserto|orçamento)|a (?:reparação|obra)|fizer|aprov\p{L}+|avançar|fechar)|n[oa] (?:conserto|serviço|reparação|valor|compra))(?!\p{L})/iu,
    "Não [paga|pagas] duas vezes.",
  ],
  [
    /(?<!\p{L})se(?!\p{L}).*(?<!\p{L})(?:mandamos outr\p{L}+|refazemos|voltamos|repetimos|corrigimos|consertamos de novo)(?!\p{L}).*(?:grátis|graça|sem custos?)/iu,
    "Não [paga|pagas] duas vezes.",
  ],
  [
    /(?<!\p{L})(?:primeira aula|aula experimental|aula de experiência|primeira semana)(?: é)?(?: experimental)?(?: e)? (?:grátis|gratuita|oferecida|não custa nada)(?!\p{L})/iu,
    "[Experimenta|Experimentas] antes de decidir.",
  ],
  [
    /(?<!\p{L})(?:deslocação|deslocamento) (?:está )?(?:incluíd[oa]|grátis|gratuit[oa])(?!\p{L})/iu,
    "[Paga|Pagas] o trabalho, não a viagem.",
  ],
  [
    /(?<!\p{L})(?:levamos|retiramos|recolhemos) (?:os |as |o |a |todo o |todos os )?(?:restos|entulho|ramos|galhos|resíduos|móveis velhos|embalagens)(?!\p{L})/iu,
    "Não fica nada para arrumar.",
  ],
  [/(?<!\p{L})(?:devolv\p{L}+|entreg\p{L}+) (?:tudo )?suj[oa]/iu, "Nada de lavar louça."],
  [
    /(?<!\p{L})(?:guardamos|armazenamos)(?!\p{L})(?!.*(?:dados|malas?|bagage|chaves?)).*(?:sem custos?|grátis|de graça)|(?<!\p{L})(?:armazenamento|guarda) (?:incluíd[oa]|grátis)/iu,
    "Em casa [ganha|ganhas] espaço.",
  ],
  [/^(?:cães|cachorros) (?:são )?bem-vindos$/iu, "[O seu|O teu] não fica em casa."],
  [
    /(?<!\p{L})(?:duram?|validade|aguentam?|conserva(?:m)?-se)(?!\p{L}).*(?:freezer|congelador)/iu,
    "Para comer quando [quiser|quiseres].",
  ],
  [/(?<!\p{L})enquanto (?:você )?(?:espera|esperas|toma um café)(?!\p{L})/iu, "Não é preciso voltar."],
  [
    /(?<!\p{L})(?:emprestamos|fornecemos)(?!\p{L}).*(?:binóculos|capacetes|coletes|luvas|óculos(?! de (?:grau|sol)))(?!\p{L})|^(?:binóculos|capacetes|coletes)(?!\p{L}).*incluídos$/iu,
    "Não é preciso levar [os seus|os teus].",
  ],
  [
    /(?<!\p{L})(?:fotos?|vídeos?) (?:todos os dias|diári[oa]s?|por dia|todo dia|cada noite)(?!\p{L})/iu,
    "[Sabe|Sabes] como está tudo.",
  ],
  [/(?<!\p{L})tudo incluído(?!\p{L})(?!.*\d)/iu, "Não há mais nada a pagar."],
];
