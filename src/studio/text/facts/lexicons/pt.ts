import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";

const UNIT =
  "segundos?|minutos?|mins?|horas?|h|dias?|noites?|semanas?|meses|mês|anos?|dias úteis|fins? de semana";
const PEOPLE =
  "pessoas?|gente|quem|todos|todas|famílias?|pais|casais|casal|mulheres|homens|mães|crianças|adolescentes|adultos|idosos|seniores|estudantes|alun[oa]s|iniciantes|principiantes|profissionais|autónom[oa]s|autônom[oa]s|freelancers?|fundadores|empreendedor(?:es|as)|empresas?|empresári[oa]s|equipas?|equipes?|pme|startups?|agências|proprietári[oa]s|inquilin[oa]s|corredores|ciclistas|caminhantes|viajantes|condutores|motoristas|amantes|apaixonad[oa]s|fãs|gulos[oa]s|artesãos|clientes|compradores|reformados|aposentados|vizinhos|visitantes|turistas|gestores|gerentes|médic[oa]s|professor(?:es|as)|cuidador(?:es|as)|pacientes|utentes|funcionários|noiv[oa]s|comerciantes|don[oa]s|particulares|estrangeiros|desportistas|veganos|vegetarianos";

/**
 * Words by which facts are recognized in Portuguese briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`.
 */
export const PT: Lexicon = {
  language: "pt",
  numbers: numberWords({
    small:
      "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    join: (ten, one) => [`${ten} e ${one}`],
    extra: {
      uma: 1,
      num: 1,
      numa: 1,
      duas: 2,
      quatorze: 14,
      dezesseis: 16,
      dezessete: 17,
      dezenove: 19,
      cem: 100,
      cento: 100,
      duzentos: 200,
      duzentas: 200,
      trezentos: 300,
      quinhentos: 500,
      "dois mil": 2000,
      "uma dúzia": 12,
      "meia dúzia": 6,
    },
  }),
  weakNumbers: "um|uma|num|numa|zero|cento",
  weakBefore: "",
  price: {
    currencies: [
      ["EUR", "euros?|cêntimos?"],
      ["BRL", "reais|centavos"],
      ["USD", "dólar(?:es)?"],
      ["GBP", "libras?(?: esterlinas)?"],
      ["CHF", "francos?(?: suíços)?"],
    ],
    from: "desde(?: só| apenas)?|a partir de(?: só| apenas)?|a partir dos",
    lead: "(?:por )?(?:só|apenas|somente)|(?:por|a)(?=\\s\\d+,\\d{2}(?!\\d))|custam?|preço(?: fixo| único| fechado)?(?: de|:)?|tarifa(?: fixa)?(?: de|:)?|mensalidade(?: de|:)?|quota(?: de|:)?|fixo",
    range: "a|e|até|-|–",
    per: [
      ["hour", "(?:por|à|a|/) ?hora|/ ?h"],
      ["day", "(?:por|ao) dia|diários?|/ ?dia"],
      ["night", "(?:por|a) noite|/ ?noite"],
      ["week", "(?:por|à) semana|semanais|/ ?semana"],
      ["month", "(?:por|ao) mês|mensais|mensal|/ ?mês"],
      ["year", "(?:por|ao) ano|anuais|anual|/ ?ano"],
      [
        "person",
        "(?:por|cada) (?:pessoa|cabeça|criança|participante|lugar|utilizador|usuário|aluno)|/ ?(?:pessoa|pess\\.?|utilizador)",
      ],
      ["session", "(?:por|a|cada) (?:sessão|aula|visita|consulta|lição)"],
      [
        "piece",
        "(?:por|a|o|cada) (?:peça|unidade|frasco|garrafa|saco|caixa|pão|chávena|quilo|kg|litro|palete|quilómetro|quilômetro|km|corte|prato|dose|bilhete|página|palavra|m²|m2|metro|par)|/ ?(?:kg|km|m²|m2|unidade|un\\.?)",
      ],
    ],
    perOther: "por|a|o|cada",
  },
  time: {
    units: UNIT,
    weekdays:
      "(?:segundas|terças|quartas|quintas|sextas)(?=,| e | a | das? |$)|(?:segundas?|terças?|quartas?|quintas?|sextas?)(?:[- ]feiras?)(?: (?:de manhã|à tarde|à noite))?|(?:sábados?|domingos?)(?: (?:de manhã|à tarde|à noite))?|(?<=(?:às|à|de|até|da|na|todas as|a)\\s)(?:segundas?|terças?|quartas?|quintas?|sextas?)(?! (?:geração|vez|parte|peça|opção|opinião|edição|mão))|fins? de semana|dias úteis",
    months:
      "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno|natal|páscoa|carnaval|dia dos namorados|dia da mãe|dia das mães|dia do pai|dia dos pais|black friday|ano novo|réveillon",
    moments:
      "meio-dia|meia-noite|hoje(?: mesmo)?|amanhã(?: de manhã)?|esta (?:noite|tarde|semana)|este (?:mês|fim de semana|verão|inverno)|(?:no )?(?:próprio|mesmo) dia|no dia seguinte|de um dia para o outro|(?:pela|de) manhã|à tarde|à noite|ao almoço|(?:ao |o |no )?fim d(?:o|e) (?:mês|ano)|final d(?:o|e) (?:mês|ano)|nascer do sol|madrugada",
    clocks:
      "\\d{1,2}\\s?h(?:\\s?\\d{2})?(?!\\p{L})(?:\\s?(?:às|a|-|–)\\s?\\d{1,2}\\s?h(?:\\s?\\d{2})?)?|\\d{1,2}:\\d{2}|(?:às|as|das|até às|até as) \\d{1,2}(?:[:.]\\d{2})?(?: horas?| e meia| da (?:manhã|tarde|noite))?(?= |$|[.,;!?])",
    every: "todos os(?: primeiros)?|todas as(?: primeiras| últimas)?|cada|toda",
    frequencies:
      "24/7|(?<!em |de )24 ?h(?:oras)?(?: por dia)?|7 dias por semana|diariamente|semanalmente|mensalmente|anualmente|todos os dias|(?:uma|duas|três|\\d+) vez(?:es)? por (?:dia|semana|mês|ano)|todo o ano|o ano (?:todo|inteiro)|dia e noite",
    deadline: "até(?: ao?| às?| o| dia)?|antes d[aeo]s?|o mais tardar|no máximo até|termina (?:a|em|no dia)",
    since: "desde|fundad[oa] em|criad[oa] em|estabelecid[oa] em",
    at: "a partir d[aeo]s?|a|às|as|à|ao|aos|o|os|no|na|nos|em(?: menos de| apenas| só)?|desde|de|das|por|durante|para|entre|após|sobre|do|da",
    hourAt: "às",
    openFrom: "abert[oa]s?(?: das?)?|das|de|entre as",
    ages: "(?:a partir dos|desde os) \\d+ anos|(?:dos )?\\d+\\s?(?:a|aos|-|–)\\s?\\d+ anos|(?:menores|maiores) de \\d+ anos",
    range: "a|à|às|ao|e|-|–|até",
  },
  place: {
    prepositions: "em|perto de|à volta de|no coração de|bairro",
    weakPrepositions:
      "no|na|nos|nas|por|de|do|da|desde|para todo o|por todo o|entre|junto a|para|perto do|perto da",
    articles: "o|a|os|as|todo|toda|centro de|zona de|bairro de|bairro|cidade de|região de",
    and: "e|&|ou",
    notPlaces:
      "natal|páscoa|carnaval|segunda|terça|quarta|quinta|sexta|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|você|vocês|nós|nosso|nossa|seu|sua|excel|google|facebook|instagram|whatsapp|pdf|iva|português|inglês|internet|bluetooth|iso|dr|dra|dom|dona|ios|android|não|sem|todo|cada|uber|amazon|pix|ordem",
    common:
      "(?:no|na|em toda a|em todo o) (?:centro|cidade|bairro|zona|região|baixa|praça|praia|porto|país|distrito|concelho)|ao domicílio|em (?:sua |tua )?casa|na (?:sua|tua) (?:casa|rua|porta)|em todo o (?:país|Brasil)|em Portugal continental|perto de (?:si|ti|você|casa)|junto (?:ao|à) (?:mar|rio|porto|praia|estação|praça)|em frente (?:ao|à) (?:mar|estação|mercado|igreja)|a \\d+ (?:minutos|km|quilómetros|quilômetros) d[eoa] \\p{Lu}[\\p{L}'’-]+|num raio de \\d+ (?:km|quilómetros|quilômetros)|à beira-mar|no local",
    address:
      "(?:[Rr]ua|[Aa]venida|[Aa]v\\.|[Pp]raça|[Ll]argo|[Tt]ravessa|[Ee]strada|[Aa]lameda|[Bb]eco|[Cc]alçada) (?:de |do |da |dos |das )?\\p{Lu}[\\p{L}'’-]+(?: (?:de |do |da |dos |das |e )?\\p{Lu}[\\p{L}'’-]+)*,? (?:n[º°.]? ?)?\\d{1,4}",
  },
  kinds: {
    caution:
      "idade mínima|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feiras?)? (?:fechad|encerrad)[oa]s?|encerra (?:à|ao|aos)|fechad[oa]s? (?:à|às|ao|aos|em|na|no|para)|encerrad[oa]s? (?:à|às|ao|aos|em|na|no|para)|encerramos|fechamos|estamos fechados|não (?:é )?adequad[oa]|não recomendad[oa]|aplicam-se condições|sujeito a|não reembolsável|só dinheiro|limitado ao stock|por sua conta e risco|pode conter|infelizmente|lista de espera|taxa de cancelamento|queixa(?:m|-se|s)?|reclama(?:m|ções)|só para adultos",
    offer:
      "grátis|gratuit[oa]s?|gratuitamente|oferta(?= de|:| até| válida| do| da)|oferecemos (?:o|a|uma?|os|as)|oferecid[oa]s?|de presente|brinde|experimental|(?:período|mês|semana|aula|sessão|dias) (?:de teste|experimental|experimentais|de experiência)|\\d+ dias (?:de teste|grátis)|teste grátis|\\d+ ?(?:%|por ?cento) (?:de desconto|desc\\.?|mais barato|off|no|na|em)|-\\s?\\d+ ?%|descontos?|saldos|promoç(?:ão|ões)|(?:preço|tarifa|campanha) (?:de lançamento|de abertura|especial|de verão|de boas-vindas|reduzid[oa])|cupão|cupom|vale(?= (?:de|presente|desconto))|código (?:de )?(?:desconto|promocional)|metade do (?:seu )?preço|poup(?:a|e|as) (?:até )?\\d+|economiz(?:e|a) (?:até )?\\d+|leve \\d+ (?:e )?pague \\d+|(?:primeir[oa]s?) (?:\\p{L}+ ){1,2}(?:é |são )?(?:grátis|gratuit[oa]s?|oferecid[oa]s?|por nossa conta)|sem custos? adiciona(?:l|is)|(?:envio|frete|entrega)s? (?:grátis|gratuit[oa]s?)|devolvemos o dinheiro|dinheiro de volta|por conta da casa|bónus|bônus|portes grátis",
    objection:
      "sem|nenhum(?:a)?|nunca|jamais|zero|nada de|não (?:precisa|há|tem|é preciso|cobramos|paga|pagas|usamos|pedimos|importa|custa)|não|cancel(?:a|e) quando quiser(?:es)?|cancelamento (?:gratuito|grátis|a qualquer momento)|mesmo que|mesmo se|garant\\p{L}+|nós tratamos|tratamos d[eoa]|cuidamos d[eoa]|vamos a (?:sua|tua) casa|adeus|chega de",
    notObjection:
      "não só|não apenas|sem dúvida|não perca|não percas|não espere|não deixe|sem igual|nenhum outro|por que não|porque não|nunca visto|não hesite",
    proof:
      "certificad[oa]s?|autorizad[oa]s?|homologad[oa]s?|credenciad[oa]s?|licenciad[oa]s?|acreditad[oa]s?|diplomad[oa]s?|formad[oa]s? em|segurad[oa]s?|inscrit[oa]s? na ordem|premiad[oa]s?|prémios?|medalhas?|prêmios?|vencedor\\p{L}*|avaliaç(?:ão|ões)|opiniões|estrelas?|recomendad[oa]s?(?: por)?|visto na|desde (?:\\d{4})|há (?:mais de )?\\d+ anos|fundad[oa]|(?:mais de) \\d[\\d., ]*|\\d[\\d., ]* (?:clientes|pacientes|sóci[oa]s|famílias|projetos|casas|instalações|casamentos|encomendas|pedidos|alun[oa]s|utilizadores|usuários|equipas|empresas|animais|hóspedes|reparações|avaliações)(?: (?:satisfeitos|felizes|de experiência))?|anos de experiência|geraç(?:ão|ões)|empresa familiar|negócio familiar|de pai para filho|patentead[oa]|testad[oa]s?|comprovad[oa]s?|iso \\d+|dop|igp|biológico certificado|comércio justo|ipss|utilidade pública|crea|oab|crm|selo|michelin|anvisa",
    process:
      "passo \\d|em \\d+ (?:passos|cliques|minutos)|como funciona|(?:fotografe|fotografa|envie|envia|escolha|escolhe|peça|reserve|reserva|ligue|traga|traz|descarregue|baixe|preencha)(?= |,)|(?:recolhemos|entregamos|planeamos|planejamos|desenhamos|construímos|instalamos|montamos|medimos|imprimimos|enviamos|visitamos|redigimos|preparamos|verificamos|testamos|cozinhamos|reparamos|consertamos|plantamos|fazemos o resto|tratamos do resto|cuidamos do resto)|automaticamente|liga-se a|conecta(?:-se)? (?:a|com)|feit[oa]s? à mão|à mão|artesana(?:l|is)|por medida|sob medida|feit[oa]s? em|assad[oa]s?|torrad[oa]s?|produzid[oa]s?|costurad[oa]s?|fumad[oa]s?|defumad[oa]s?|curad[oa]s?|prensad[oa]s?|moíd[oa]s?|forjad[oa]s?|fabricad[oa]s?|forno a lenha|cozid[oa]s?",
    benefit:
      "para que|(?:poupa|poupas|economiza|ganha|ganhas|tem mais|vê|vês|sabe|sabes|dorme|dormes|paga só|só paga|só pagas|pode|podes|recebe|recebes|volta|voltas)|mais tempo|menos (?:stress|estresse|papelada|ruído|lixo|trabalho)|tranquilidade|descanso|mais (?:fácil|rápido|simples|leve|seguro|quente|confortável)|durma|relaxe|aproveite|desfrute|ajuda|finalmente|alivia|protege|mantém-se|cabe em|cabe na|dura|em vez de|em lugar de",
    feature:
      "biológic[oa]s?|orgânic[oa]s?|vegan[oa]s?|maciç[oa]|loca(?:l|is)|da época|da estação|móvel|online|digita(?:l|is)|impermeáve(?:l|is)|reciclad[oa]s?|recicláve(?:l|is)|compostáve(?:l|is)|inclui|incluíd[oa]s?|com|abert[oa]s?|disponíve(?:l|is)|entrega|estacionamento|acessíve(?:l|is)|aquecid[oa]|fresc[oa]s?|personalizad[oa]s?|pequenos grupos|grupos pequenos|bilingues?|bilíngues?|individua(?:l|is)|sem glúten|sem lactose|sem açúcar|caseir[oa]s?",
    own: "nós|noss[oa]s?|pode|recebe|escolhe|seu|sua|cada|todos|todas|há|tem|o|a|os|as|um|uma|inclui|oferecemos|fazemos|temos",
  },
  notes: {
    labels:
      "(?:tom|voz|estilo|registo|registro|ambiente|público(?:[- ]alvo)?|audiência|cliente ideal|idioma|língua|comprimento|formato|palavras-chave|hashtags?|emojis?|notas?|instruções|evitar|não (?:usar|dizer|mencionar)|palavras a (?:usar|evitar)|orçamento|plataformas?|objetivo|prazo|interno|cta|chamada à ação|para|destinado a|importante)",
    toneNouns: "tom|estilo|voz|registo|registro|linguagem",
    orders:
      "(?:não|sem|nunca) a palavra|não lig(?:ue|ues|ar)|(?:por favor,? |e |mas )*(?:(?:não|nunca|jamais) (?:mencion\\p{L}+|diga[ms]?|dizer|digas|use[ms]?|usar|utiliz\\p{L}+|escrev\\p{L}+|fal(?:ar|e|em|es)|cit\\p{L}+|nome\\p{L}+|promet\\p{L}+|compar\\p{L}+|trat\\p{L}+ por|ponha|pôr|exager\\p{L}+|inclu\\p{L}+|coloc\\p{L}+)|evit(?:ar|e|a|em))|(?:por favor,? )?(?:usa|usar|use|usem|utiliza|utilizar|utilize|inclui|incluir|inclua) (?:a palavra|as palavras|a expressão|o termo|o slogan|o nosso slogan|a frase|a hashtag)|por favor,? \\p{L}+|(?:o )?(?:tom|estilo|texto)(?: deve ser| tem de ser| que seja|:)? (?:mais )?(?:divertido|engraçado|sério|próximo|caloroso|amigável|descontraído|sóbrio|elegante|leve|profissional|simples|curto|bem-humorado|direto|fresco|informal|formal)|(?:sem|nada de|nenhum) (?:emojis?|hashtags?|pontos? de exclamação|exclamações|piadas|jargão|anglicismos|clichés|clichês|superlativos|trocadilhos|maiúsculas|tecnicismos)|(?:tratar por (?:tu|você)|trata por tu|por tu|por você)|(?:um|dois|máximo|no máximo|máx\\.) ?\\d* (?:emojis?|hashtags?)|(?:o nosso |nosso )?(?:público-alvo|público|cliente ideal) (?:é|são|:)|(?:que seja|mantenha|mantém) (?:curto|breve|simples|divertido|sóbrio)|escrev(?:e|er|a) (?:em|como|para|de)|inspirado em|ao estilo de|no estilo de|como os anúncios d[aeo]",
    orderStarts:
      "evit\\p{L}+|destac\\p{L}+|sublinh\\p{L}+|mencion\\p{L}+|acrescent\\p{L}+|adicion\\p{L}+|põe|pôr|ponha|manten\\p{L}*|mantém|faz|faça|escrev\\p{L}+|usa|usar|use|utiliz\\p{L}+|não \\p{L}+r |nunca|por favor|tom|estilo|deve|é preciso|quero|queria|gostaria|queremos|gostaríamos|preferimos|prefiro|o anúncio deve|os anúncios devem|o texto deve|que seja|divertido|engraçado|sério|amigável|sóbrio|curto|nota|interno|talvez|lembr\\p{L}+",
    meta: "tom|estilo|emojis?|hashtags?|títulos?|anúncios?|textos?|redator|slogan|exclamaç(?:ão|ões)|clichés?|clichês?|jargão|piadas?|humor|redação",
    mention:
      "(?:por favor,? |e |também )*(?:mencion(?:a|ar|e)|destac(?:a|ar)|destaque|sublinh(?:a|ar|e)|indic(?:a|ar)|indique|diz|diga|dizer|lembr(?:a|ar|e)|refere|referir|refira|acrescent(?:a|ar|e)|mencionem|indiquem|digam|lembrem)(?: o facto de| o fato de)?(?: que)?",
    use: "(?:por favor,? |e )*(?:usa|usar|use|usem|utiliza|utilizar|utilize|inclui|incluir|inclua) (?:a palavra|as palavras|a expressão|o termo|o slogan|o nosso slogan|a frase|a hashtag)|palavras a usar|palavras-chave",
    avoid:
      "(?:por favor,? |e |mas )*(?:(?:não|nunca|jamais) (?:mencion\\p{L}+|diga[ms]?|dizer|digas|use[ms]?|usar|utiliz\\p{L}+|escrev\\p{L}+|fal(?:ar|e|em|es)|cit\\p{L}+|nome\\p{L}+|promet\\p{L}+|compar\\p{L}+|ponha|pôr|inclu\\p{L}+|coloc\\p{L}+)|evit(?:ar|e|a|em)|palavras a evitar)(?: (?:dizer|mencionar|usar|falar d[eoa]|escrever|citar))?(?: (?:a palavra|as palavras|o termo|a expressão|o nome(?: d[eoa])?|a|o|de|da|do))?",
    avoidAround: "nem uma palavra sobre (?<word>.+)",
    orderEnd: "",
    audience:
      "(?:é |está )?(?:feit[oa]s?|pensad[oa]s?|criad[oa]s?|desenhad[oa]s?|idea(?:l|is)|perfeit[oa]s?|destinad[oa]s?|indicad[oa]s?)(?: especialmente| sobretudo)? (?:para|a|aos|às)|dirige-se a|para|os nossos clientes são|dirigimo-nos a",
    audienceLabels: "público(?:[- ]alvo)?|audiência|cliente ideal|para|destinado a|clientes|leitores",
    people: PEOPLE,
    tones: [
      ["funny", "divertid[oa]|engraçad[oa]|bem-humorad[oa]|humor|cómic[oa]|cômic[oa]|brincalhão"],
      ["serious", "sem piadas|sem humor|séri[oa]|sóbri[oa]|respeitos[oa]|dign[oa]|factual"],
      ["warm", "caloros[oa]|próxim[oa]|amigáve[l]|carinhos[oa]|human[oa]|acolhedor\\p{L}*|simpátic[oa]"],
      ["bold", "ousad[oa]|audaz|forte|provocador\\p{L}*|atrevid[oa]|confiante"],
      ["calm", "calm[oa]|tranquil[oa]|relaxad[oa]|seren[oa]|discret[oa]"],
      ["luxury", "luxo|luxuos[oa]|elegante|exclusiv[oa]|requintad[oa]|premium|sofisticad[oa]"],
      ["casual", "descontraíd[oa]|informal|coloquial"],
      ["formal", "formal|profissional|corporativ[oa]|institucional"],
      ["simple", "simples|clar[oa]|diret[oa]"],
      ["urgent", "urgente|urgência"],
      ["playful", "brincalhão|alegre|fresc[oa]|jovem|lúdic[oa]|leve"],
    ],
    topics: [
      ["price", "(?:o |os |nossos |do |dos )?(?:preços?|tarifas?|custos?)"],
      ["competitors", "(?:a |os |nossos |da )?(?:concorrência|concorrentes)"],
      ["discount", "(?:o |os |a |as )?(?:descontos?|promoções|ofertas?)"],
      ["health", "(?:a |as )?(?:saúde|doenças?|curas?|promessas de saúde)"],
      ["age", "(?:a )?idade"],
    ],
    informal: "por tu|trata por tu|informal|coloquial",
    formal: "por você|formal|o senhor",
    short: "curt[oa]s?|breves?|concis[oa]",
    negation: "não|nunca|jamais|sem|nada de|nenhum|evit\\p{L}+",
    please: "por favor",
    toneFillers: "e|mas|não|muito|um pouco|pouco|mais|menos|ou|sempre|tom|estilo|bastante|algo|por favor",
  },
  goals: [
    ["donate", "do(?:e|ar|ações|ação|adores|nativos?)|apadrinh\\p{L}+|angari\\p{L}+|arrecad\\p{L}+"],
    [
      "quote",
      "or[cç]amentos?|pedidos? de (?:orçamento|proposta|contacto|contato)|cotaç(?:ão|ões)|leads?|solicitações|contratos? (?:anua(?:l|is)|de manutenção)",
    ],
    [
      "apply",
      "candidat\\p{L}+|contrat(?:ar|ação)|vagas? d[eo](?= (?!dia|curso|oficina|turma|aula|workshop|retiro|passeio|mês|verão|inverno|segunda|terça|quarta|quinta|sexta|s[áa]bado|domingo|manhã|tarde))|recrut\\p{L}+",
    ],
    ["book", "reserv\\p{L}+|marca(?:ções|r|ção)|agend\\p{L}+|mesa|(?<!sob )consulta"],
    ["try", "experiment\\p{L}+|test(?:e|ar)|demo|aula experimental"],
    [
      "signup",
      "inscri\\p{L}+|inscrev\\p{L}+|regist\\p{L}+|assin\\p{L}+|sóci[oa]s?|matrícul\\p{L}+|vagas(?= (?:no|na|em|do curso|da turma|total)|$|[),.])|newsletter|adesões",
    ],
    ["download", "descarreg\\p{L}+|baix(?:e|ar)|download|app store|instal(?:e|ar)"],
    ["call", "ligue|ligar|ligando|liguem|telefon\\p{L}+|chamadas"],
    [
      "visit",
      "(?<!(?:duas|três|(?<!\\d)[23]) )visit\\p{L}+|(?:à|na) loja(?! (?:online|virtual))|à oficina|venha|passe por|bilhetes|ingressos",
    ],
    ["order", "encomend\\p{L}+|pedidos?|peça|entreg\\p{L}+"],
    ["buy", "compr\\p{L}+|loja online"],
    ["ask", "contac?t\\p{L}+|fale con?nosco"],
    ["learn", "notoriedade|conhec\\p{L}+|descubr\\p{L}+|visibilidade|alcance"],
  ],
  dependent:
    "senão|caso contrário|não um|não uma|com|em|no|na|a|ao|à|às|de|do|da|por|pelo|pela|para|desde|até|quando|se|e|ou|mas|mais|iva|incluíd[oa]|exceto|só|apenas|antes|depois|que|quem|onde|porque|como|também|logo|então|enquanto|nem|mesmo|sobretudo|entre|após|segundo|todos|todas|ele|ela|eles|seu|sua|lo|peças|assim",
  subordinate: "quando|se|porque|embora|enquanto|que|quem|onde|depois que|antes que|caso|assim que|logo que",
  condition:
    "exceto|salvo|à parte|não incluíd[oa]s?|excluíd[oa]s?|iva(?: não)? incluído|mais iva|\\+ ?iva|só para|mínimo|mín\\.|máximo|novos clientes|até esgotar|sujeito a|limitad[oa]|acima de \\d+ ?€|a partir de \\d+ ?€|segundo|com (?:o )?código|código \\p{Lu}+|válid[oa]|materiais à parte|peças à parte",
  ratio: "em cada|de cada",
  stop: "o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|e|ou|à|ao|às|em|no|na|nos|nas|por|para|com|sem|é|são|era|mais|menos|que|quem|este|esta|nós|vocês|nosso|nossa|seu|sua|mas|se|só|cada|todos|todas|vezes|vez|não|depois|então|parte|antes|até|desde|entre|sob|segundo|como|quando|já|também|incluído",
};
