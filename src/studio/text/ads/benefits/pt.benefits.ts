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
];
