import type { PhraseBook } from "../phrase-book.ts";

/** Portuguese phrases by category. */
export const PT_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: ["Uma manhã sem bom pão parece mais longa.", "Há manhãs que pedem mais do que uma torrada."],
    payoffs: ["As migalhas fazem parte.", "Partilhar é opcional."],
    closings: ["Siga o cheiro.", "Guarde um lugar na mesa."],
  },
  coffee: {
    pains: ["Há manhãs que começam antes de nós.", "Um café à pressa não é uma pausa."],
    payoffs: ["A pressa fica à porta."],
    closings: ["Sente-se um pouco.", "O e-mail pode esperar."],
  },
  restaurant: {
    pains: ["Hoje ninguém quer lavar a louça.", "“O que vamos comer?” pode durar mais que o jantar."],
    payoffs: ["A louça fica por nossa conta.", "Vem-se para jantar, fica-se pela conversa."],
    closings: ["Venha com fome.", "Até já, à mesa."],
  },
  food: {
    pains: ["A fome costuma chegar antes do plano.", "“O que há para o jantar?” volta todos os dias."],
    payoffs: ["Repetir é quase certo.", "Abra espaço na mesa."],
    closings: ["Prove e conte-nos.", "Uma dentada e logo se decide."],
  },
  drinks: {
    pains: ["Uma boa noite merece mais do que uma garrafa qualquer."],
    payoffs: ["Copos na mesa."],
    closings: ["Sirva e decida.", "Para abrir em boa companhia."],
  },
  beauty: {
    pains: ["Uma prateleira cheia não é uma rotina.", "Cuidar da pele não devia precisar de manual."],
    payoffs: ["Um pequeno ritual para esperar com gosto."],
    closings: ["Abra um espaço junto ao espelho.", "Experimente com calma."],
  },
  hair: {
    pains: [
      "O espelho sabe quando está na hora de um corte.",
      "“Só as pontas” é mais difícil do que parece.",
    ],
    payoffs: ["Traga uma foto, ou só uma ideia."],
    closings: ["Sente-se.", "Conte-nos do que gosta."],
  },
  yoga: {
    pains: ["Os ombros lembram-se de cada reunião.", "Há dias que se esquecem de respirar."],
    payoffs: ["Inspire. O resto pode esperar."],
    closings: ["Desenrole o tapete.", "Venha como é."],
  },
  fitness: {
    pains: ["O mais difícil do treino é sair de casa.", "A motivação raramente chega primeiro."],
    payoffs: ["Começar devagar também conta."],
    closings: ["Aperte os atacadores e venha.", "Venha como é."],
  },
  fashion: {
    pains: ["Um armário cheio e nada para vestir.", "As modas passam. As peças queridas ficam."],
    payoffs: ["Vestir-se pode ser a parte fácil."],
    closings: ["É só experimentar.", "Encontre a peça que se repete sempre."],
  },
  gifts: {
    pains: ["“Já têm tudo.” Todos os anos, a mesma lista.", "Um vale-presente diz muito pouco."],
    payoffs: ["Ficar com ele também é permitido."],
    closings: ["Para alguém de quem se gosta.", "Comece pelo nome no cartão."],
  },
  home: {
    pains: ["Uma sala sabe quando lhe falta alguma coisa.", "Há cantos que já esperaram bastante."],
    payoffs: ["A casa começa nos detalhes."],
    closings: ["Imagine em sua casa.", "Só falta escolher o lugar."],
  },
  garden: {
    pains: [
      "Um jardim não espera pelo próximo fim de semana livre.",
      "As ervas daninhas têm todo o tempo do mundo.",
    ],
    payoffs: ["Saia e fique um pouco."],
    closings: ["Conte-nos o que gostaria de ver crescer.", "Abra a janela e imagine."],
  },
  trades: {
    pains: ["Esse conserto está na lista há tempo demais.", "As obras pequenas gostam de crescer."],
    payoffs: ["A escada pode ficar guardada."],
    closings: ["Conte-nos o que há para fazer.", "Uma foto já é um bom começo."],
  },
  plumbing: {
    pains: ["Uma fuga de água nunca escolhe boa hora.", "Uma torneira a pingar soa mais alto à noite."],
    payoffs: ["As toalhas são para as mãos, não para o chão."],
    closings: ["Diga-nos o que está a pingar.", "Antes uma mensagem do que um chão molhado."],
  },
  auto: {
    pains: ["Esse barulho não vai embora sozinho.", "As luzes de aviso não têm paciência."],
    payoffs: ["Entre, ligue e pense na estrada."],
    closings: ["Conte-nos que barulho faz.", "Para ver antes da próxima viagem longa."],
  },
  software: {
    pains: ["Abas demais, avanços de menos.", "Há sempre alguém a copiar uma tabela para outra."],
    payoffs: ["Feche algumas abas."],
    closings: ["Veja como funciona.", "Mostre a quem trabalha consigo."],
  },
  legal: {
    pains: ["As cartas oficiais raramente falam claro.", "Há perguntas que não deviam esperar pelo prazo."],
    payoffs: ["Tudo começa com uma conversa."],
    closings: ["Traga as suas perguntas.", "Conte-nos em que ponto está."],
  },
  education: {
    pains: ["Há coisas que só encaixam quando alguém as explica bem.", "“Um dia aprendo” é muito tempo."],
    payoffs: ["Comece de onde está."],
    closings: ["Pergunte-nos por onde começar.", "As perguntas são bem-vindas."],
  },
  books: {
    pains: [
      "Mais uma noite a deslizar o dedo? Um livro teria algo a dizer.",
      "As boas histórias raramente aparecem num feed.",
    ],
    payoffs: ["Só mais um capítulo."],
    closings: ["Venha folhear.", "Abra um na primeira página."],
  },
  travel: {
    pains: ["Desta viagem já se falou bastante.", "A mala está a ganhar pó."],
    payoffs: ["Deixe um espaço na mala."],
    closings: ["Escolha uma data.", "Conte-nos onde preferia estar."],
  },
  pets: {
    pains: ["Alguém de bigodes espera atrás da porta.", "Eles leem cada expressão."],
    payoffs: ["A aprovação vem a toque de focinho."],
    closings: ["Conte-nos como se chama.", "Pergunte a quem tem patas."],
  },
  events: {
    pains: [
      "Ninguém se lembra do plano das mesas. Da noite, todos.",
      "Os grandes dias fazem-se de pequenas decisões.",
    ],
    payoffs: ["Seja convidado da própria festa."],
    closings: ["Conte-nos o que se celebra.", "Deixe a lista em casa."],
  },
  health: {
    pains: ["Há consultas que se adiam demais.", "Cuidar bem começa por ouvir."],
    payoffs: ["Nenhuma pergunta é pequena."],
    closings: ["Traga as suas perguntas.", "Vamos conversar com calma."],
  },
};
