import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in Portuguese. */
export const PT_EXTRAS: readonly Benefit[] = [
  [
    /^(?:aula|sessão|dia|semana) (?:experimental|de experiência|de teste|grátis de teste)(?!\p{L})/iu,
    "[decide|decides] depois",
  ],
  [
    /(?<!\p{L})(?:fotos?|relatório|vídeo|mensagem) (?:enviad[oa]s? )?(?:depois de|após|no fim de) cada(?!\p{L})/iu,
    "[sabe|sabes] como correu",
  ],
  [
    /^(?:sem|não há|zero) (?:caução|depósito|sinal|entrada|joia|inscrição|matrícula)$/iu,
    "nada a pagar no início",
  ],
  [
    /(?<!\p{L})acesso (?:24 ?h(?:oras)?|24\/7|a qualquer hora|dia e noite)/iu,
    "[venha|vem] quando [lhe|te] der jeito",
  ],
  [/^sem (?:receita|credencial|requisição)$/iu, "sem rodeios até à consulta"],
  [
    /^(?:prova|degustação|test drive|ensaio)(?: \p{L}+){0,2} (?:grátis|gratuit[oa]|incluíd[oa])(?!\p{L})|experiment(?:e|a|ar) antes/iu,
    "[decide|decides] depois",
  ],
  [
    /^(?:avaliação|diagnóstico|vistoria|visita|medição|inspeção|consulta)(?: (?:de|da|do) \p{L}+)?(?: técnic[oa])? (?:grátis|gratuit[oa])$|^(?:primeira )?(?:avaliação|consulta) (?:de avaliação )?gratuita$/iu,
    "[sabe|sabes] o que é preciso antes de pagar",
  ],
  [/(?<!\p{L})(?:recolhemos|recolha|vamos buscar)(?!\p{L})(?!.*\d)/iu, "menos uma viagem para [si|ti]"],
  [
    /^(?:cada|tod[oa]s? [oa]s?) .*(?:testad[oa]s?|revist[oa]s?|verificad[oa]s?)$/iu,
    "verificado antes da entrega",
  ],
  [
    /^(?:irmãos|segundo filho|famílias?|grupos|casais)(?!\p{L}).*(?:%|metade|desconto|menos)/iu,
    "juntos fica mais barato",
  ],
  [/^(?:crianças|miúdos|menores)(?!\p{L}).*(?:grátis|metade|não pagam)/iu, "pode vir a família toda"],
  [
    /^(?:orçamento|preço) (?:fechado|fixo)(?!\p{L})|(?<!\p{L})preço (?:fechado|fixo)$/iu,
    "sem surpresas na fatura",
  ],
  [/(?<!\p{L})dura(?:m)? (?:até )?(?:\d+|duas|dois|três|quatro) (?:semanas|meses)/iu, "nada a repetir antes"],
  [/(?<!\p{L})(?:de|para) \d+ a \d+ (?:pessoas|convidados)/iu, "mesa pequena ou grande festa"],
  [
    /^(?:abert[oa]s? |marcações |aulas )?(?:também )?(?:(?:ao|aos|no|nos) )?(?:sábados?|domingos?|fins?[- ]de[- ]semana|feriados)(?: e (?:domingos?|feriados))?(?: (?:de manhã|das .*|até .*|\d.*))?$/iu,
    "sem faltar ao trabalho",
  ],
  [/^abert[oa]s? (?:a partir )?das [5-7] ?h/iu, "também antes do trabalho"],
  [
    /^(?:abert[oa]s?|marcações|aulas)? ?(?:também )?(?:à noite|ao fim do dia|até às (?:20|21|22))/iu,
    "também depois do trabalho",
  ],
  [/^funciona (?:também )?(?:offline|sem (?:internet|rede))/iu, "mesmo sem rede"],
  [
    /^(?!.*(?:fotos?|vídeos?|aberto|mensage)).*(?<!\p{L})(?:todas as manhãs|todos os dias|cada manhã)$/iu,
    "fresco do dia",
  ],
  [
    /^(?:diretamente|direto) (?:do|da) (?:produtor|agricultor|quinta|apicultor|horta|fábrica|adega)|^d[ao] (?:horta|árvore|quinta|produtor) (?:para|à) /iu,
    "ninguém pelo meio",
  ],
  [/^sem (?:lista de espera|esperas?|filas?)$/iu, "[comece|começa] já"],
  [
    /^(?:aulas?|sessões|treinos?) (?:individua(?:is|l)|particular(?:es)?|um a um|privad[oa]s?)/iu,
    "o tempo é todo para [si|ti]",
  ],
  [
    /^(?:máx(?:imo|\.)?|max\.?|só|no máximo) ?(?:de )?\d+ (?:pessoas|crianças|alunos|cães|lugares)(?: .*)?$|^\d+ (?:pessoas|crianças|alunos) (?:no máximo|máx(?:imo)?)$/iu,
    "tempo para cada um",
  ],
  [
    /(?<!\p{L})(?:peça|pedidos?|encomend\p{L}+) até .*(?:amanhã|hoje|mesmo dia)/iu,
    "À última hora? {Clause}.",
  ],
  [
    /^(?:\d+|duas|quatro) (?:visitas|vezes) por (?:ano|mês)|^manutenção (?:mensal|anual|regular|trimestral)/iu,
    "menos uma coisa para lembrar",
  ],
  [
    /(?<!\p{L})(?:foto|vídeo)s?(?!\p{L}).*(?:preço|orçamento)|(?:preço|orçamento) (?:por|ao) (?:telefone|whatsapp|foto)/iu,
    "[sabe|sabes] quanto custa antes de irmos",
  ],
  [/^(?:marcação|marcações|reservas?) (?:online|por (?:whatsapp|sms|mensagem))/iu, "sem um único telefonema"],
  [/^\d+ ?% (?:de desconto )?n[oa] primeir/iu, "um pequeno começo"],
  [
    /^(?:deixe|deixa|traga|traz) de manhã.*(?:tarde|noite)|^de manhã .*,? à (?:tarde|noite)/iu,
    "tudo no mesmo dia",
  ],
  [/^(?:acessível|acesso) (?:a|para) cadeira|^sem barreiras/iu, "ninguém fica de fora"],
  [
    /^(?:levamos|trazemos) (?:todo )?(?:o |os |as )?(?:material|produtos|ferramentas|equipamento)/iu,
    "nada para preparar",
  ],
  [
    /(?<!\p{L})(?:material|fato|prancha|capacete|equipamento|tecido|produtos|pequeno-almoço|almoço|lanche|peças|envio|montagem|transporte)(?: e \p{L}+)? inclu[ií]d[oa]s?$/iu,
    "{Clause}, sem pagar mais.",
  ],
  [/^sem (?:pó|sujidade|sujeira|obras)$/iu, "nada para limpar depois"],
  [/(?<!\p{L})(?:sem gastar|sem desperdiçar|poupa) água(?!\p{L})/iu, "a água fica na torneira"],
  [
    /^(?:urgências|assistência|serviço) (?:24 ?h|24 horas|dia e noite)|^24 horas por dia$|^24\/7$/iu,
    "ajuda a qualquer hora",
  ],
  [/^(?:instrutores|professores) (?:pacientes|com paciência)$/iu, "ninguém [o|te] apressa"],
  [/^professores nativos/iu, "a língua como se fala"],
  [/^todas as marcas/iu, "a [sua|tua] também"],
  [
    /(?<!\p{L})(?:pront[oa]s?|feit[oa]s?|reparad[oa]s?|entregues?) (?:no mesmo dia|no próprio dia)$/iu,
    "sem longas esperas",
  ],

  [
    /^(?:fotos?|vídeos?) (?:todos os dias|todas as (?:tardes|noites)|cada dia)/iu,
    "[vê|vês] como correu o dia",
  ],
  [
    /^relatório(?: aos pais)?(?: (?:todos os meses|mensal|todas as semanas))?$/iu,
    "[sabe|sabes] em que ponto está",
  ],
  [/^(?:online|à distância) ou (?:presencial|em)/iu, "como der mais jeito"],
  [/(?<!\p{L})emprestamos(?!\p{L})/iu, "nada para comprar antes"],
  [/(?<!\p{L})esperamos(?!\p{L}).*(?:atras)/iu, "ninguém parte sem [si|ti]"],
  [
    /(?<!\p{L})(?:levamos|retiramos) (?:os |as |o |a )?(?:restos|entulho|móveis|resíduos|lixo)/iu,
    "não fica nada para trás",
  ],
  [/ilimitad[oa]s?$/iu, "as vezes que forem precisas"],
  [/(?<!\p{L})(?:descontad[oa]|é descontado|descontamos)(?!\p{L})/iu, "nada se paga duas vezes"],
  [
    /^(?:opção |opções |também )?(?:vegan[oa]?s?|vegetarian[oa]s?|sem glúten)(?: (?:também|sempre))?$/iu,
    "ninguém fica sem provar",
  ],
  [/^(?:também )?para levar$/iu, "para pausas curtas"],
  [/^1ª (?:aula|sessão) (?:grátis|gratuita|oferecida)$/iu, "[decide|decides] depois"],

  [/^(?:fotos?|vídeo) em cada(?!\p{L})/iu, "[sabe|sabes] como corre"],
  [/(?<!\p{L})(?:comparticipad[oa]|coberto pelo seguro)/iu, "menos do [seu|teu] bolso"],

  [/^orçamento (?:por|com) (?:vídeo|foto|whatsapp)/iu, "[sabe|sabes] quanto custa antes de irmos"],
  [/(?<!\p{L})emprestad[oa]s?$/iu, "nada para comprar antes"],
  [/^ao sábado(?!\p{L})/iu, "sem faltar ao trabalho"],
  [/^entregue em casa/iu, "sem sair de casa"],
  [/(?<!\p{L})(?:vê|veja) o resultado/iu, "[decide|decides] depois"],

  [/(?<!\p{L})e mais nada$|^mesmo preço(?!\p{L})|(?<!\p{L})mesmo preço$/iu, "sem surpresas na fatura"],
  [/^\d+ por (?:barco|grupo|aula|turma|mesa)$|^turmas? de \d+$/iu, "tempo para cada um"],
  [/^traga só(?!\p{L})/iu, "o resto está cá"],
  [/^(?:entregue )?pront[oa] a (?:habitar|usar|comer)/iu, "nada fica por fazer"],
  [
    /^(?!(?:somos|temos|fazemos|vendemos|oferecemos|falamos|usamos|abrimos|cozinhamos|chegamos|vamos|trabalhamos|podemos|estamos|queremos|aceitamos|reparamos|devolvemos|damos|esperamos|emprestamos)(?!\p{L}))\p{L}+[aei]mos (?:e |o |a |os |as |tudo|toda)(?!.*(?:grátis|€))/iu,
    "menos uma tarefa",
  ],
];
