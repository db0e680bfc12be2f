import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Portuguese. `benefits.ts` looks them up. */
export const PT_BENEFITS: readonly Benefit[] = [
  [/^(?:sem|não precisa de) (?:marcação|hora marcada)$/iu, "[venha|vem] quando [quiser|quiseres]"],
  [
    /^(?:sem (?:fidelização|fidelidade|contrato|permanência)|cancele quando quiser)$/iu,
    "[pare|para] quando [quiser|quiseres]",
  ],
  [
    /^(?:ao domicílio|em casa|entregamos (?:em casa|à porta)|entrega (?:ao domicílio|em casa)|vamos a (?:sua )?casa)(?!\p{L})/iu,
    "sem sair de casa",
  ],
  [/^(?!.*\biva\b)[^,\d]{3,60} incluíd[oa]s?$/iu, "{Clause}, sem pagar mais."],
  [/^preços? fixos?(?!\p{L})|^orçamento fechado(?!\p{L})/iu, "sem surpresas na fatura"],
  [/^abert[oa]s? (?:à noite|até às (?:19|20|21|22)(?!\d))/iu, "também depois do trabalho"],
  [/^um (?:só|único) (?:contacto|contato|interlocutor)$/iu, "[sabe|sabes] com quem falar"],
  [/^sempre (?:a mesma|o mesmo) \p{L}+$/iu, "uma cara conhecida"],
  [
    /^(?:(?:pequenos )?grupos de (?:máximo |até )?\d+(?: \p{L}+)?|grupos pequenos|máximo \d+ (?:pessoas|alunos|crianças))$/iu,
    "tempo para cada um",
  ],
  [
    /^(?:não (?:é preciso|precisa de) experiência|sem experiência|iniciantes bem-vindos)$/iu,
    "Primeira vez? {Clause}.",
  ],
  [
    /^(?:garantia (?:de )?\d+ (?:anos|meses)(?: .{1,20})?|\d+ (?:anos|meses) de garantia|com seguro)$/iu,
    "Se algo falhar: {clause}.",
  ],
  [
    /^(?:pagamento em \d+ (?:vezes|prestações)|em \d+ (?:vezes|prestações)(?: sem juros)?)$/iu,
    "[pague|paga] aos poucos",
  ],
  [
    /^(?:orçamento|resposta|resultados?)(?: grátis)? em (?:\d+ ?(?:h|horas?|minutos)|uma hora)$/iu,
    "sem longas esperas",
  ],
  [/^.{3,40} pront[oa]s? no mesmo dia$/iu, "sem longas esperas"],
  [/^(?:nós )?tratamos (?:de tudo|d[aeo]s? \p{L}+)(?!\p{L})/iu, "menos uma preocupação"],
  [
    /^(?:a |o )?primeir[oa] (?:aula|mês|semana|sessão)(?: é)? (?:grátis|gratuit[oa])$|^aula experimental (?:grátis|gratuita)$/iu,
    "[experimente|experimenta] antes de pagar",
  ],
  [
    /^(?:orçamento|avaliação|consulta|primeira consulta|visita) (?:grátis|gratuit[oa])$/iu,
    "perguntar não custa nada",
  ],
  [/^(?:devoluções? (?:grátis|em \d+ dias))$/iu, "Não [gostou|gostaste]? {Clause}."],
  [/^(?:carro|viatura) de (?:substituição|cortesia)(?: (?:grátis|incluíd[oa]))?$/iu, "sem ficar a pé"],
  [
    /^(?!.*(?:orçamento|abert)).*(?<!\p{L})em (?:menos de )?(?:[1-5]?\d|dez|vinte|trinta) ?(?:min|minutos)$/iu,
    "{Clause}, não em horas.",
  ],
  [
    /^(?!.*(?:orçamento|abert)).*(?<!\p{L})em (?:menos de )?(?:[1-9]|1\d|2[0-4]|uma|duas|três|quatro) ?(?:h|horas?)(?: em \p{Lu}\p{L}+)?$/iu,
    "{Clause}, não em dias.",
  ],
  [
    /^(?!.*(?:orçamento|devolu)).*(?<!\p{L})em (?:[1-6]|dois|três|quatro|cinco) dias(?: úteis)?$/iu,
    "{Clause}, não em semanas.",
  ],
  [/^.*(?<!\p{L})em (?:[1-4]|duas|três|quatro) semanas$/iu, "{Clause}, não em meses."],
  [
    /^(?:sem|não cobramos) (?:taxa de |custos de |a )?desloca(?:ção|ções|mento)$|^deslocação (?:grátis|gratuita)/iu,
    "[paga|pagas] o trabalho, não a viagem",
  ],
  [/^fotos (?:do )?antes e (?:do )?depois/iu, "para ver o resultado"],
  [
    /^(?:todo o )?(?:material|equipamento|capacete|cadeado|tapete|barro|avental|coletes?)(?: e \p{L}+)* (?:está |estão )?(?:incluíd[oa]s?|fornecid[oa]s?)$/iu,
    "[venha|vem] de mãos livres",
  ],
  [
    /^(?:montagem|desmontagem|recolha|instalação)(?: e \p{L}+)?(?: \p{L}+)? incluíd[oa]$|^(?:recolhemos|levamos|montamos|instalamos|limpamos|preparamos|preenchemos|tratamos|embalamos|regamos|trazemos)(?!\p{L})(?!.*gr[aá]t)/iu,
    "menos uma tarefa",
  ],
  [/(?<!\p{L})(?:trocamos|devolvemos|repetimos|reembolsamos)(?!\p{L})|satisfação ou/iu, "o risco é nosso"],
  [/(?<!\p{L})(?:só paga se|paga só se|só paga quando)/iu, "nada a perder"],
  [
    /^(?:sem juros|em \d+ (?:prestações|vezes)(?: sem juros)?|pagamento em prestações|0 ?% (?:de )?juros)$/iu,
    "[pague|paga] aos poucos",
  ],
  [
    /(?<!\p{L})(?:apoios?|subsídios?|fundo ambiental|benefício fiscal|dedução)(?!\p{L})/iu,
    "[paga|pagas] menos",
  ],
  [
    /^(?:certificad[oa]s?|licenciad[oa]s?|credenciad[oa]s?|qualificad[oa]s?|inscrit[oa]s? na ordem)(?!\p{L})/iu,
    "em boas mãos",
  ],
  [
    /^(?:mais de )?\d[\d. ]+ (?:discos|livros|bicicletas|modelos|variedades|cores|sabores|tecidos|vinhos|plantas|jogos|chás|queijos|vestidos|tamanhos)(?!\p{L})/iu,
    "muito por onde escolher",
  ],
  [
    /^(?:os )?(?:cães|crianças|animais|carrinhos)(?: e \p{L}+)? (?:são )?(?:bem-vindos|bem-vindas|permitidos|aceites)/iu,
    "ninguém fica em casa",
  ],
  [
    /(?<!\p{L})(?:amanhã em (?:sua )?casa|chega amanhã|entrega no dia seguinte|entrega no próprio dia)|até às \d+h?,? (?:recebe|chega|entreg)/iu,
    "À última hora? {Clause}.",
  ],
  [
    /^(?:aberto |também |aulas )?(?:ao |aos |no )?(?:sábados?|domingos?|fim de semana|fins de semana)(?: também)?$/iu,
    "sem faltar ao trabalho",
  ],
  [
    /^(?:aberto |disponível |urgências )?(?:24 ?h(?:oras)?(?: por dia)?|24\/7|dia e noite)$/iu,
    "quando for preciso",
  ],
  [/enquanto espera/iu, "sem voltar outro dia"],
  [
    /^(?:também |ou )?(?:online|por (?:videochamada|telefone|whatsapp))(?: também)?$/iu,
    "de onde [estiver|estiveres]",
  ],
  [
    /^(?:estacionamento|parque)(?!\p{L})|(?<!\p{L})(?:a \d+ min(?:utos)? (?:do metro|da estação|do centro)|junto ao metro|ao lado do metro|perto da estação)/iu,
    "fácil de chegar",
  ],
  [
    /^(?:também |opções? )?(?:sem (?:glúten|lactose)|vegan\p{L}*|vegetarian[oa]s?|halal)(?: e \p{L}+)?(?: também| disponíveis?)?$/iu,
    "ninguém fica sem provar",
  ],
  [
    /^(?:mais de )?\d+ (?:\p{L}+ )?(?:cães|gatos|animais|coelhos|gatinhos|cachorros|cavalos)(?!\p{L}).*(?:espera|procura)/iu,
    "{Clause}. E se um for o [seu|teu]?",
  ],
  [
    /^(?:todos )?(?:estão )?(?:vacinados|esterilizados|desparasitados|com chip|castrados)(?!\p{L})|(?:inclui|cobre).*(?:vacina|esteriliza|chip)/iu,
    "a primeira ida ao veterinário já está feita",
  ],
  [/^falamos \p{L}+/iu, "na [sua|tua] língua"],
  [
    /^(?:entrega|entregue|chega|entregamos)(?: (?:às|aos|cada|em|no|na|todas))(?!.*gr[aá]t)/iu,
    "sem ir à loja",
  ],
  [/^(?:pront[oa]s?|aquece|montad[oa])(?: em)? \d+ ?min(?:utos)?$/iu, "mesmo em dias cheios"],
  [/\d(?:[.,]\d)? estrelas|\d[\d.]* (?:avaliações|críticas)/iu, "outros ficaram satisfeitos"],
  [
    /^(?:preço|orçamento) (?:fixo|fechado|antes de começar|por escrito|sem compromisso)(?!\p{L})/iu,
    "sem surpresas na fatura",
  ],
  [/(?<!\p{L})(?:tudo incluído|sem extras)$/iu, "sem extras depois"],
  [
    /^(?:só )?(?:envia|manda|fotografa|tira uma foto)(?!\p{L})|^(?:envie|mande|fotografe) (?:as|uma|a|os|o) /iu,
    "é só isto",
  ],
  [
    /^(?:todos os níveis|para (?:principiantes|iniciantes|quem nunca)|do zero|principiantes bem-vindos)(?!\p{L})/iu,
    "Nunca [experimentou|experimentaste]? {Clause}.",
  ],
  [
    /^(?:grupos? (?:de |pequenos|até)|pequenos grupos|turmas? (?:de |pequenas)|máximo (?:de )?|máx\.? )\D*(?:\d+|quatro|seis|oito|dez)?(?: \p{L}+)?$/iu,
    "tempo para cada um",
  ],
  [
    /^(?:segurad[oa]s?|seguro (?:incluído|até)|garantia (?:de )?\d+|\d+ (?:anos|meses) de garantia)/iu,
    "Se algo correr mal: {clause}.",
  ],
  [/^sem (?:inscrição|taxa de inscrição|custos escondidos|taxas escondidas|joia)$/iu, "o preço é o preço"],
  [
    /^(?!.*\d)(?:(?:recolhemos|entregamos|montamos)(?!\p{L}).*(?:grátis|gratuitamente)$|(?:entrega|recolha|envio) (?:grátis|gratuit[oa])(?!\p{L}))/iu,
    "Não [lhe|te] custa nada: {clause}.",
  ],
  [/(?<!\p{L})(?:9|nove|8|oito|7|sete) em (?:cada )?(?:10|dez)(?!\p{L})/iu, "boas hipóteses"],
  [/^(?!.*(?:colhid|pescad|cozid)).*(?:no próprio dia|no mesmo dia)$/iu, "sem longa espera"],
  [/^aulas incluídas$/iu, "Sem custos a mais: {clause}."],
  [/^aberto até às (?:20|21|22|23) ?h/iu, "também depois do trabalho"],
];
