import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in a Portuguese statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const PT_COMMON: readonly Benefit[] = [
  [stating("num só dia|num dia", "se|ou"), "{Clause}, não em semanas."],
  [stating("automátic\\p{L}+"), "nada para lembrar"],
  [stating("antes de (?:pagar|comprar|decidir)"), "nada às cegas"],
  [stating("lev[ae] (?:o|a|os|as) \\p{L}+ para casa"), "algo que fica"],
  [/^[1-5] dias úteis$/iu, "{Clause}, não semanas."],
  [stating("(?:voltamos|repetimos|refazemos) (?:grátis|sem custos?)"), "o risco é nosso"],
  [stating("(?:só paga|não paga) se|se não .* não (?:paga|pagas)"), "nada a perder"],
  [
    stating("preço (?:dito|dado|combinado|sabido) (?:ao|por|antes)"),
    "[sabe|sabes] quanto custa antes de irmos",
  ],
  [
    stating("(?:a mesma|o mesmo) (?:\\p{L}+ista|professora?|cuidadora?|pessoa|motorista|equipa)"),
    "uma cara conhecida",
  ],
  [stating("(?:primeira|primeiro) (?:aula|sessão|mês|visita|consulta) .*(?:€|euros)"), "um pequeno começo"],
  [stating("primeir[oa](?: \\p{L}+)? grátis|aula experimental"), "[decide|decides] depois"],
  [stating("\\d+ (?:vezes|prestações|x) sem juros"), "[pague|paga] aos poucos"],
  [stating("sem caução|sem sinal|sem matrícula"), "nada a pagar no início"],
  [stating("sem plástico"), "nada para deitar fora"],
  [
    stating("(?:ou|senão) (?:não paga|não pagas|é grátis|grátis)|devolvemos o dinheiro|reembolso"),
    "o risco é nosso",
  ],
  [
    stating("(?:paga|pagas|pagamento) (?:depois|no fim|na entrega|no levantamento|só no fim)"),
    "[vê|vês] antes de pagar",
  ],
  [stating("garantia", "satisfação|sem"), "Se algo falhar: {clause}."],
  [
    stating("segurad[oa]s?|com seguro|seguro (?:de|incluído|até)", "relatório|participação"),
    "se algo se partir, está coberto",
  ],
  [stating("sem (?:partir|obras|furar|escavar|danos|desmontar|demolir)"), "tudo fica como estava"],
  [
    stating("(?:\\p{L}+ )?de (?:substituição|cortesia|empréstimo)(?: \\p{L}+)?|emprestamos"),
    "nunca fica sem nada entretanto",
  ],
  [
    stating("\\d+ (?:meses|anos) de (?:apoio|assistência|suporte)|(?:apoio|acompanhamento) incluído"),
    "alguém a quem perguntar depois",
  ],
  [
    stating("(?:dura|demora) (?:só |cerca de )?(?:\\d{1,2}|uma|duas) ?(?:min\\p{L}*|h|horas?)"),
    "o resto do dia fica livre",
  ],
  [stating("(?:em|n)uma só (?:visita|sessão|vez)|num só dia|numa visita"), "sem segunda marcação"],
  [
    /^(?:também |aberto |marcações )?(?:(?:à |ao |aos |no )?(?:noite|sábados?|domingos?|fins?[- ]de[- ]semana)(?: e | ou |,? )?){1,3}(?:também)?$/iu,
    "sem faltar ao trabalho",
  ],
  [/^(?!.*(?:€|euros?|iva|%)).*\d.*(?<!\p{L})inclu[ií]d[oa]s?$/iu, "{Clause}, sem pagar mais."],
  [stating("fornecid[oa]s?|fornecemos", "refeiç\\p{L}+"), "nada para trazer"],
  [
    stating("preços? (?:fixos?|fechados?|combinado|antes)|orçamento .*(?:antes|fechado|por escrito)"),
    "sem surpresas na fatura",
  ],
  [stating("\\d+ ?€ (?:tudo incluído|fixos?|fechado)"), "sem extras depois"],
  [
    stating(
      "em (?:2[5-9]|[3-6]\\d|7[0-2]) ?(?:h|horas)",
      "orçamento|resposta|relatório|se|ou|cancel\\p{L}*|ferment\\p{L}*",
    ),
    "{Clause}, não em semanas.",
  ],
  [
    stating(
      "(?:orçamento|resposta|relatório|resultados?|plano)\\p{L}* .*em \\d+ ?(?:h|horas?|dias?|minutos)",
    ),
    "sem longas esperas",
  ],
  [
    stating(
      "no mesmo dia|no próprio dia|no dia seguinte|amanhã",
      "se|colhid\\p{L}*|pescad\\p{L}*|cozid\\p{L}*|cancel\\p{L}*",
    ),
    "sem longa espera",
  ],
  [
    stating("(?:em|a) (?:sua|tua) casa|à (?:sua|tua) porta|ao domicílio|em casa do cliente|vamos (?:a|até)"),
    "sem sair de casa",
  ],
  [
    stating("entregas?|entregue|por correio|enviamos", "gr[aá]t\\p{L}*|levant\\p{L}*|relatório"),
    "sem ir à loja",
  ],
  [
    stating(
      "(?:levamos|retiramos|recolhemos) .*(?:velh|antig|usad)\\p{L}*|recolha d[oa] (?:velh|antig)\\p{L}*",
    ),
    "não fica nada para trás",
  ],
  [stating("todas as (?:marcas|raças)|todos os modelos"), "a [sua|tua] também"],
  [
    stating(
      "mais de \\d[\\d.]+ (?!clientes|avaliações|anos|famílias|projetos|casamentos|alunos|pessoas)\\p{L}+s",
    ),
    "muito por onde escolher",
  ],
  [
    stating(
      "(?:certificado|relatório|fatura|declaração) para (?:o|a|seu|sua) (?:seguro|seguradora|senhorio|finanças)",
    ),
    "menos um papel para pedir",
  ],
  [
    stating(
      "(?:salta|pausa|cancela)\\p{L}* .*(?:quiser\\p{L}*|semana|mês)|sem (?:fidelização|compromisso|contrato)",
    ),
    "nada [o|te] prende",
  ],
  [
    stating(
      "(?:opç\\p{L}+|também|menu) .*(?:vegan|vegetarian|sem glúten|sem lactose)\\p{L}*|sem (?:lactose|glúten) (?:possível|disponível|também)",
    ),
    "ninguém fica sem provar",
  ],
  [stating("das [67] ?h", "colhid\\p{L}*"), "também antes do trabalho"],
  [
    stating(
      "(?:até às|às) (?:19|20|21|22|23) ?h?|até à meia-noite",
      "encomend\\p{L}*|pedid\\p{L}*|devol\\p{L}*",
    ),
    "também depois do trabalho",
  ],
  [stating("devol\\p{L}+ até às (?:1[89]|2[0-2])"), "o dia inteiro é [seu|teu]"],
  [stating("feit[oa]s? à mão|à mão|artesana(?:l|is)", "lavad[oa]"), "nada sai de uma linha de montagem"],
  [
    stating(
      "(?:noss[oa]|própri[oa]) (?:\\p{L}+ )?(?:oficina|cozinha|horta|quinta|pomar|forno|atelier)|(?:horta|oficina|cozinha|fabrico) própri[oa]",
    ),
    "[sabe|sabes] de onde vem",
  ],
  [
    stating(
      "(?:tratamos|preenchemos|submetemos|fazemos) .*(?:papéis|papelada|documentos|declaraç|pedido|licença|candidatura)\\p{L}*",
    ),
    "menos uma burocracia",
  ],
  [stating("em stock|disponível já|entrega imediata"), "sem esperar pela entrega"],
  [
    stating("(?:com )?(?:multibanco|mb ?way|cartão)(?: aceite)?", "oferta|presente"),
    "não é preciso dinheiro vivo",
  ],
  [stating("enquanto (?:trabalha|dorme|faz|está)\\p{L}*"), "sem perder tempo"],
  [stating("(?:a partir dos|dos|desde os) [2-5] anos"), "os mais pequenos também podem"],
  [stating("estacionamento", "sem|pago"), "fácil de chegar"],
  [stating("online ou .*|.* ou online"), "como der mais jeito"],
  [
    stating("online|videochamada|à distância", "loja|marcaç\\p{L}*|reserv\\p{L}*|encomend\\p{L}*"),
    "de onde [estiver|estiveres]",
  ],
  [
    stating(
      "(?:certificad|credenciad|licenciad|qualificad|formad)[oa]s?",
      "bio|biológic\\p{L}*|vegan\\p{L}*",
    ),
    "em boas mãos",
  ],
  [stating("(?:desde|fundad[oa] em) (?:1[89]\\d\\d|200\\d|201[0-5])"), "muitos anos de ofício"],
];
