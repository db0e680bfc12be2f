import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Portuguese. `benefits.ts` looks them up. */
export const PT_BENEFITS: readonly Benefit[] = [
  [/^(?:sem|não precisa de) (?:marcação|hora marcada)$/iu, "Venha quando quiser: {clause}."],
  [
    /^(?:sem (?:fidelização|fidelidade|contrato|permanência)|cancele quando quiser)$/iu,
    "Pare quando quiser: {clause}.",
  ],
  [
    /^(?:ao domicílio|em casa|entregamos (?:em casa|à porta)|entrega (?:ao domicílio|em casa)|vamos a (?:sua )?casa)(?!\p{L})/iu,
    "Sem sair de casa: {clause}.",
  ],
  [/^(?!.*\biva\b)[^,\d]{3,60} incluíd[oa]s?$/iu, "{Clause}, sem pagar mais."],
  [/^preços? fixos?(?!\p{L})|^orçamento fechado(?!\p{L})/iu, "Sem surpresas na fatura: {clause}."],
  [/^abert[oa]s? (?:à noite|até às (?:19|20|21|22)(?!\d))/iu, "Também depois do trabalho: {clause}."],
  [/^um (?:só|único) (?:contacto|contato|interlocutor)$/iu, "Sabe com quem falar: {clause}."],
  [/^sempre (?:a mesma|o mesmo) \p{L}+$/iu, "Uma cara conhecida: {clause}."],
  [
    /^(?:(?:pequenos )?grupos de (?:máximo |até )?\d+(?: \p{L}+)?|grupos pequenos|máximo \d+ (?:pessoas|alunos|crianças))$/iu,
    "Tempo para cada um: {clause}.",
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
    "Pague aos poucos: {clause}.",
  ],
  [
    /^(?:orçamento|resposta|resultados?)(?: grátis)? em (?:\d+ ?(?:h|horas?|minutos)|uma hora)$/iu,
    "Sem longas esperas: {clause}.",
  ],
  [/^.{3,40} pront[oa]s? no mesmo dia$/iu, "Sem longas esperas: {clause}."],
  [/^(?:nós )?tratamos (?:de tudo|d[aeo]s? \p{L}+)(?!\p{L})/iu, "Menos uma preocupação: {clause}."],
  [
    /^(?:a |o )?primeir[oa] (?:aula|mês|semana|sessão)(?: é)? (?:grátis|gratuit[oa])$|^aula experimental (?:grátis|gratuita)$/iu,
    "Experimente antes de pagar: {clause}.",
  ],
  [
    /^(?:orçamento|avaliação|consulta|primeira consulta|visita) (?:grátis|gratuit[oa])$/iu,
    "Perguntar não custa nada: {clause}.",
  ],
  [/^(?:devoluções? (?:grátis|em \d+ dias))$/iu, "Não gostou? {Clause}."],
  [
    /^(?:carro|viatura) de (?:substituição|cortesia)(?: (?:grátis|incluíd[oa]))?$/iu,
    "Sem ficar a pé: {clause}.",
  ],
  [
    /^(?!.*(?:orçamento|abert)).*(?<!\p{L})em (?:menos de )?(?:[1-5]?\d|dez|vinte|trinta) ?(?:min|minutos)$/iu,
    "Minutos, não horas: {clause}.",
  ],
  [
    /^(?!.*(?:orçamento|abert)).*(?<!\p{L})em (?:menos de )?(?:[1-9]|1\d|2[0-4]|uma|duas|três|quatro) ?(?:h|horas?)(?: em \p{Lu}\p{L}+)?$/iu,
    "Horas, não dias: {clause}.",
  ],
  [
    /^(?!.*(?:orçamento|devolu)).*(?<!\p{L})em (?:[1-9]|10|dois|três|quatro|cinco) dias(?: úteis)?$/iu,
    "Dias, não semanas: {clause}.",
  ],
  [/^.*(?<!\p{L})em (?:[1-4]|duas|três|quatro) semanas$/iu, "Semanas, não meses: {clause}."],
  [
    /^(?:sem|não cobramos) (?:taxa de |custos de |a )?desloca(?:ção|ções|mento)$|^deslocação (?:grátis|gratuita)/iu,
    "Paga o trabalho, não a viagem: {clause}.",
  ],
  [/^fotos (?:do )?antes e (?:do )?depois/iu, "Para ver o resultado: {clause}."],
  [
    /^(?:todo o )?(?:material|equipamento|capacete|cadeado|tapete|barro|avental|coletes?)(?: e \p{L}+)* (?:está |estão )?(?:incluíd[oa]s?|fornecid[oa]s?)$/iu,
    "Venha de mãos livres: {clause}.",
  ],
  [
    /^(?:montagem|desmontagem|recolha|instalação)(?: e \p{L}+)?(?: \p{L}+)? incluíd[oa]$|^(?:recolhemos|levamos|montamos|instalamos|limpamos|preparamos|preenchemos|tratamos|embalamos|regamos|trazemos)(?!\p{L})(?!.*gr[aá]t)/iu,
    "Menos trabalho para si: {clause}.",
  ],
  [
    /(?<!\p{L})(?:trocamos|devolvemos|repetimos|reembolsamos)(?!\p{L})|satisfação ou/iu,
    "O risco é nosso: {clause}.",
  ],
  [/(?<!\p{L})(?:só paga se|paga só se|só paga quando)/iu, "Nada a perder: {clause}."],
  [
    /^(?:sem juros|em \d+ (?:prestações|vezes)(?: sem juros)?|pagamento em prestações|0 ?% (?:de )?juros)$/iu,
    "Pague aos poucos: {clause}.",
  ],
  [
    /(?<!\p{L})(?:apoios?|subsídios?|fundo ambiental|benefício fiscal|dedução)(?!\p{L})/iu,
    "Paga menos: {clause}.",
  ],
  [
    /^(?:certificad[oa]s?|licenciad[oa]s?|credenciad[oa]s?|qualificad[oa]s?|inscrit[oa]s? na ordem)(?!\p{L})/iu,
    "Em boas mãos: {clause}.",
  ],
  [
    /^(?:mais de )?\d[\d. ]* (?:discos|livros|bicicletas|modelos|variedades|cores|sabores|tecidos|vinhos|plantas|jogos|chás|queijos|vestidos|tamanhos)(?!\p{L})/iu,
    "Muito por onde escolher: {clause}.",
  ],
  [
    /^(?:os )?(?:cães|crianças|animais|carrinhos)(?: e \p{L}+)? (?:são )?(?:bem-vindos|bem-vindas|permitidos|aceites)/iu,
    "Ninguém fica em casa: {clause}.",
  ],
  [
    /(?<!\p{L})(?:amanhã em (?:sua )?casa|chega amanhã|entrega no dia seguinte|entrega no próprio dia)|até às \d+h?,? (?:recebe|chega|entreg)/iu,
    "À última hora? {Clause}.",
  ],
  [
    /^(?:aberto |também |aulas )?(?:ao |aos |no )?(?:sábados?|domingos?|fim de semana|fins de semana)(?: também)?$/iu,
    "Também no dia de folga: {clause}.",
  ],
  [
    /^(?:aberto |disponível |urgências )?(?:24 ?h(?:oras)?(?: por dia)?|24\/7|dia e noite|7 dias por semana)$/iu,
    "Quando for preciso: {clause}.",
  ],
  [/enquanto espera/iu, "Sem voltar outro dia: {clause}."],
  [
    /^(?:também |ou )?(?:online|por (?:videochamada|telefone|whatsapp))(?: também)?$/iu,
    "De onde estiver: {clause}.",
  ],
  [
    /^(?:estacionamento|parque)(?!\p{L})|(?<!\p{L})(?:a \d+ min(?:utos)? (?:do metro|da estação|do centro)|junto ao metro|ao lado do metro|perto da estação)/iu,
    "Fácil de chegar: {clause}.",
  ],
  [
    /^(?:também |opções? )?(?:sem (?:glúten|lactose)|vegan\p{L}*|vegetarian[oa]s?|halal)(?: e \p{L}+)?(?: também| disponíveis?)?$/iu,
    "Ninguém fica sem provar: {clause}.",
  ],
  [
    /^(?:mais de )?\d+ (?:\p{L}+ )?(?:cães|gatos|animais|coelhos|gatinhos|cachorros|cavalos)(?!\p{L}).*(?:espera|procura)/iu,
    "{Clause}. E se um for o seu?",
  ],
  [
    /^(?:todos )?(?:estão )?(?:vacinados|esterilizados|desparasitados|com chip|castrados)(?!\p{L})|(?:inclui|cobre).*(?:vacina|esteriliza|chip)/iu,
    "A primeira ida ao veterinário já está feita: {clause}.",
  ],
  [/^falamos \p{L}+/iu, "Na sua língua: {clause}."],
  [
    /^(?:entrega|entregue|chega|entregamos)(?: (?:às|aos|cada|em|no|na|todas))(?!.*gr[aá]t)/iu,
    "Sem ir à loja: {clause}.",
  ],
  [/^(?:pront[oa]s?|aquece|montad[oa])(?: em)? \d+ ?min(?:utos)?$/iu, "Mesmo em dias cheios: {clause}."],
  [/\d(?:[.,]\d)? estrelas|\d[\d.]* (?:avaliações|críticas)/iu, "Outros ficaram satisfeitos: {clause}."],
  [
    /^(?:preço|orçamento) (?:fixo|fechado|antes de começar|por escrito|sem compromisso)(?!\p{L})/iu,
    "Sem surpresas na fatura: {clause}.",
  ],
  [/(?<!\p{L})(?:tudo incluído|sem extras)$/iu, "Sem extras depois: {clause}."],
  [
    /^(?:só )?(?:envia|manda|fotografa|tira uma foto)(?!\p{L})|^(?:envie|mande|fotografe) (?:as|uma|a|os|o) /iu,
    "É só isto: {clause}.",
  ],
  [
    /^(?:todos os níveis|para (?:principiantes|iniciantes|quem nunca)|do zero|principiantes bem-vindos)(?!\p{L})/iu,
    "Nunca experimentou? {Clause}.",
  ],
  [
    /^(?:grupos? (?:de |pequenos|até)|pequenos grupos|turmas? (?:de |pequenas)|máximo (?:de )?|máx\.? )\D*(?:\d+|quatro|seis|oito|dez)?(?: \p{L}+)?$/iu,
    "Tempo para cada um: {clause}.",
  ],
  [
    /^(?:segurad[oa]s?|seguro (?:incluído|até)|garantia (?:de )?\d+|\d+ (?:anos|meses) de garantia)/iu,
    "Se algo correr mal: {clause}.",
  ],
  [
    /^sem (?:inscrição|taxa de inscrição|custos escondidos|taxas escondidas|joia)$/iu,
    "O preço é o preço: {clause}.",
  ],
  [
    /^(?!.*\d)(?:(?:recolhemos|entregamos|montamos)(?!\p{L}).*(?:grátis|gratuitamente)$|(?:entrega|recolha|envio) (?:grátis|gratuit[oa])(?!\p{L}))/iu,
    "Não lhe custa nada: {clause}.",
  ],
  [/(?<!\p{L})(?:9|nove|8|oito|7|sete) em (?:cada )?(?:10|dez)(?!\p{L})/iu, "Boas hipóteses: {clause}."],
  [/^(?!.*(?:colhid|pescad|cozid)).*(?:no próprio dia|no mesmo dia)$/iu, "Sem longa espera: {clause}."],
  [/^aulas incluídas$/iu, "Sem custos a mais: {clause}."],
  [/^aberto até às (?:20|21|22|23) ?h/iu, "Também depois do trabalho: {clause}."],
];
