import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in Portuguese, listed in `direction-table.ts`; the fields are
 * explained in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const PT: Directions = {
  shots: {
    storytelling: [
      "Mostrar logo {product}: plano próximo e estável, à distância de um braço, durante três segundos.",
      "Acompanhar do início ao fim em dois ou três planos, com luz natural.",
      "Recuar para um plano geral com o nome {company} à vista e passar ao cartão final.",
    ],
    testimonial: [
      "Perguntar a uma pessoa real da clientela, à altura dos olhos: “{question}”",
      "A mesma pessoa, um passo mais perto: “{question}” Inserir um plano próximo de {product} enquanto fala.",
      "A mesma pessoa: “{question}” Depois, o cartão final.",
    ],
    "product-demo": [
      "Desde o primeiro segundo, {product} de perto e tal como é, com as mãos na imagem.",
      "Mostrar um passo de cada vez, cada um em plano próximo, com as mãos na imagem.",
      "O resultado, com a câmara parada três segundos, e o cartão final.",
    ],
    lifestyle: [
      "{product} num dia comum, filmado à mão, a andar.",
      "Dois ou três momentos curtos com {product}, cada um de outro lado.",
      "Um plano calmo com luz da tarde ou de janela, e o cartão final.",
    ],
    animation: [
      "As palavras entram uma a uma, grandes, sobre a cor da marca; depois, {product}.",
      "Cada facto entra na sua própria linha e fica o tempo de ser lido duas vezes.",
      "Saem todas as linhas; {product} e {company} ficam no cartão final.",
    ],
  },
  workShots: {
    storytelling: [
      "Telemóvel à altura dos olhos: dizer a primeira frase para a câmara.",
      "{product}: dois ou três planos curtos do trabalho tal como é.",
    ],
    "product-demo": [
      "Em pleno trabalho: dizer a primeira frase para a câmara.",
      "{product}: filmar o trabalho passo a passo; se for feito num ecrã, filmar o ecrã.",
      "De volta à câmara, três segundos sem mexer, e o cartão final.",
    ],
    lifestyle: [
      "Alguns passos a caminho do trabalho, filmados à mão.",
      "{product}: dois ou três momentos breves de um dia de trabalho normal, cada um de outro lado.",
      "Um plano calmo do lugar ou da pessoa, e o cartão final.",
    ],
  },
  soberTestimonial: [
    "O dono ou alguém da equipa à altura dos olhos, ninguém que tenha vindo pedir ajuda: dizer a primeira frase para a câmara.",
    "A mesma pessoa responde por palavras suas: “O que acontece na primeira visita?”",
    "A porta ou a mesa tal como se encontram à chegada e passar ao cartão final.",
  ],
  sounds: {
    storytelling: [
      "Música discreta desde o primeiro segundo.",
      "O som real do lugar sob a voz.",
      "A música acaba com a última palavra.",
    ],
    testimonial: [
      "Primeiro a voz-off, depois a resposta da pessoa; sem música.",
      "Música suave sob a voz.",
      "Primeiro acaba a voz, depois a música.",
    ],
    "product-demo": [
      "Um ritmo curto e seco; o som real do primeiro gesto.",
      "O som real de cada passo.",
      "Uma nota final clara.",
    ],
    lifestyle: [
      "Ritmo leve desde o primeiro corte.",
      "O ritmo continua sob a voz; sons reais nos cortes.",
      "O ritmo abranda e para.",
    ],
    animation: [
      "Um som suave por palavra.",
      "Um pulso constante; um som por cada linha nova.",
      "Um acorde final sob o cartão.",
    ],
  },
  questions: [
    "Do que precisava quando veio ter connosco?",
    "O que aconteceu depois?",
    "O que diria a quem está a pensar nisso?",
  ],
  facts: {
    time: "Filmar com um relógio na imagem: “{fact}”.",
    price: "Escrever “{fact}” num cartão ou num quadro e segurá-lo parado na imagem.",
    offer: "Mostrar à câmara um cartão com “{fact}”.",
    place: "Um plano de um sítio de lá que as pessoas conheçam: “{fact}”.",
    proof: "Mostrar o documento ou a placa, se existir; senão, dizê-lo para a câmara: “{fact}”.",
    process: "Filmar passo a passo como acontece de verdade: “{fact}”.",
    number: "Mostrar o número em grande, a giz ou em papel: “{fact}”.",
    objection: "Dizê-lo a olhar para a câmara, à altura dos olhos: “{fact}”.",
    calendar: "Apontar com o dedo num calendário ou num relógio: “{fact}”.",
    say: "Dizê-lo para a câmara, enquanto trabalha: “{fact}”.",
    other: "Mostrar, se for visível; senão, dizê-lo para a câmara: “{fact}”.",
  },
  oneShot: "Um só plano para toda a cena: {product} de perto, com as mãos na imagem.",
  workShot: "{product}: um só plano para toda a cena: a pessoa a trabalhar.",
  oneQuestion: "A mesma pessoa, um passo mais perto: “{question}”",
  furtherShots: {
    work: [
      ["As mãos a trabalhar, muito de perto.", "O local de trabalho, devagar, da esquerda para a direita."],
      ["A ferramenta ou o aparelho que mais usa, muito de perto.", "A pessoa a trabalhar, de lado."],
      [
        "O último passo do trabalho, muito de perto.",
        "A mesa, a estante ou a parede tal como estão, com a câmara parada.",
      ],
    ],
    thing: [
      ["De cima e depois de lado, devagar.", "Um pormenor, tão perto quanto o telemóvel conseguir focar."],
      ["Em uso, com as mãos na imagem.", "A oficina, a cozinha ou o armazém tal como são."],
      ["A três passos, com o que está à volta.", "O momento da entrega, de lado."],
    ],
  },
  soberShots: [
    ["A sala onde as pessoas são recebidas, com a câmara parada.", "Uma janela dessa sala, com luz do dia."],
    ["O caminho até à porta, filmado devagar.", "Quem recebe as pessoas, sentado à mesa, a ouvir, de lado."],
    ["Duas cadeiras à mesa, com a câmara parada.", "As mãos com caneta e papel."],
  ],
  soberShot: "{product}: à mesa onde se fala com as pessoas, um só plano calmo.",
  cutIn: "A inserir durante a resposta: {shot}",
  timedShot: "{from}–{to} s: {shot}",
  timedLine: "{from}–{to} s: “{line}”",
  ownWords: {
    about: {
      price: "“{fact}”: o que está incluído e o que não está?",
      offer: "“{fact}”: como funciona?",
      place: "“{fact}”: qual é a sua ligação a esta zona?",
      proof: "“{fact}”: porque é importante?",
      process: "“{fact}”: como se faz, passo a passo?",
      number: "“{fact}”: o que está por trás deste número?",
      reason: "“{fact}”: porque faz assim?",
      practice: "“{fact}”: como é isso no dia a dia?",
    },
    general: [
      "“O que lhe perguntam mais vezes?”",
      "“A que dá atenção no seu trabalho?”",
      "“O que convém saber antes?”",
    ],
  },
  voice: {
    silence: "Cerca de {left} segundos ficam sem palavras.",
    under:
      "A voz ocupa a cena toda: por baixo passa a imagem de quem responde, sem som. Guardar a resposta inteira para uma versão mais longa.",
    answer: "Cerca de {left} segundos são para a resposta.",
    reading: "Cerca de {left} segundos são para ler.",
    ownWordsAfter: "Depois da voz, continuar por palavras suas durante cerca de {rest} segundos: {question}",
    ownWordsBefore: "Antes de “{call}”, falar por palavras suas durante cerca de {rest} segundos: {question}",
  },
  picture: "Usar a sua imagem {numbers} como plano.",
  pictures: "Usar as suas imagens {numbers} como planos.",
  and: "e",
};
