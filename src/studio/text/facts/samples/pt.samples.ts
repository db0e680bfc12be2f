/**
 * Portuguese briefs of the tests with what must be read from them, in the notation of
 * `parseSamples` (`brief-sample.ts`). `read-facts.test.ts` compares them;
 * `tests/support/copy-briefs.ts` measures ads of them.
 */
export const PT_BRIEFS = String.raw`
# bakery visit | Padaria da Ribeira | Pão de massa mãe
keyMessage: 36 horas de fermentação, farinha da região, sem aditivos. 4,20 € o pão. Aberto de terça a domingo a partir das 7h30.
additionalDetails: Tom próximo. Não dizer barato.
+ time: 36 horas de fermentação ~ time 36 horas
+ feature: farinha da região
+ objection: sem aditivos
+ price: 4,20 € o pão ~ price 4,20 € o pão
+ time: Aberto de terça a domingo a partir das 7h30 ~ time de terça a domingo a partir das 7h30
- note: Tom próximo
- note: Não dizer barato

# plumber call | Canalizações Melo | Reparação de caldeiras
keyMessage: Chegamos em menos de 4 horas, também ao domingo. Sem taxa de deslocação. No Porto e em Gaia desde 1994.
+ time: Chegamos em menos de 4 horas, também ao domingo ~ time em menos de 4 horas; time ao domingo
+ objection: Sem taxa de deslocação
+ proof: No Porto e em Gaia desde 1994 ~ place Porto; place Gaia; time desde 1994

# divorce-law book | Advogados Reis | Divórcio por mútuo acordo
keyMessage: Preço fixo de 650 euros. Primeira consulta gratuita. Advogada inscrita na Ordem.
additionalDetails: Tom sério, sem piadas.
+ price: Preço fixo de 650 euros ~ price 650 euros
+ offer: Primeira consulta gratuita
+ proof: Advogada inscrita na Ordem
- note: Tom sério, sem piadas

# solar quote | Sol Vizinho | Painéis solares
keyMessage: Estudo numa semana, instalados em dois dias. A partir de 4.900 €. Tratamos da papelada. Garantia de 25 anos.
+ time: Estudo numa semana, instalados em dois dias ~ time numa semana; time em dois dias
+ price: A partir de 4.900 € ~ price A partir de 4.900 €
+ objection: Tratamos da papelada
+ objection: Garantia de 25 anos ~ time de 25 anos

# charity donate | Mesa Posta | Refeições para famílias
keyMessage: 12 euros alimentam uma família durante um dia. 93 cêntimos de cada euro vão para comida. 41.000 refeições em Braga no ano passado.
campaignGoals: donativos antes do Natal
+ price: 12 euros alimentam uma família durante um dia ~ price 12 euros; time durante um dia
+ number: 93 cêntimos de cada euro vão para comida ~ number 93 cêntimos
+ number: 41.000 refeições em Braga no ano passado ~ number 41.000 refeições; place Braga
- note: donativos antes do Natal

# dentist book | Clínica Dentária do Cais | Limpeza dentária
keyMessage: 45 minutos, 60 euros. Urgências no próprio dia. Estacionamento grátis.
+ time: 45 minutos ~ time 45 minutos
+ price: 60 euros ~ price 60 euros
+ time: Urgências no próprio dia ~ time no próprio dia
+ offer: Estacionamento grátis

# museum visit | Museu da Doca | Noite no museu
keyMessage: Todas as primeiras sextas-feiras até às 23h. Entrada 9 €, grátis para menores de 18 anos.
+ time: Todas as primeiras sextas-feiras até às 23h ~ time Todas as primeiras sextas-feiras até às 23h
+ price: Entrada 9 € ~ price 9 €
+ offer: grátis para menores de 18 anos ~ number menores de 18 anos

# freight quote | Transportes Nunes | Paletes para Espanha
keyMessage: Recolha até às 16h, entrega no dia seguinte. 79 € por palete. Nós tratamos dos papéis.
+ time: Recolha até às 16h, entrega no dia seguinte ~ time até às 16h; time no dia seguinte
+ price: 79 € por palete ~ price 79 € por palete
+ objection: Nós tratamos dos papéis

# jam order | Compotas Silvestres | Compota artesanal
keyMessage: Feita à segunda-feira com fruta apanhada ao sábado. 70% de fruta, sem pectina. 4,80 € o frasco, três por 13 €.
+ time: Feita à segunda-feira com fruta apanhada ao sábado ~ time à segunda-feira; time ao sábado
+ number: 70% de fruta ~ percent 70%
+ objection: sem pectina
+ price: 4,80 € o frasco, três por 13 € ~ price 4,80 € o frasco; number três; price 13 €

# insurance quote | Pata Segura | Seguro para cães
keyMessage: Desde 9,90 € por mês, cancele quando quiser. Reembolso em 5 dias.
+ price: Desde 9,90 € por mês ~ price Desde 9,90 € por mês
+ objection: cancele quando quiser
+ time: Reembolso em 5 dias ~ time em 5 dias

# language-school try | Conversa | Aulas de inglês
keyMessage: Máximo oito pessoas. Terças e quintas das 18h30 às 20h. Primeira aula grátis. 180 € por dez semanas.
+ number: Máximo oito pessoas ~ number oito pessoas
+ time: Terças e quintas das 18h30 às 20h ~ time Terças e quintas das 18h30 às 20h
+ offer: Primeira aula grátis
+ price: 180 € por dez semanas ~ price 180 €; time por dez semanas

# gym signup | Ferro | Ginásio de força
keyMessage: Sem fidelização, sem espelhos. Aberto 24 horas. R$ 89 por mês. Primeira semana grátis.
+ objection: Sem fidelização
+ objection: sem espelhos
+ time: Aberto 24 horas ~ time 24 horas
+ price: R$ 89 por mês ~ price R$ 89 por mês
+ offer: Primeira semana grátis

# physiotherapy book | Fisio Mar | Fisioterapia das costas
keyMessage: 40 minutos, sempre com a mesma pessoa. Sem credencial. 48 € por sessão.
+ time: 40 minutos, sempre com a mesma pessoa ~ time 40 minutos
+ objection: Sem credencial
+ price: 48 € por sessão ~ price 48 € por sessão

# restaurant book | Tasca da Rita | Almoço de domingo
keyMessage: Três pratos por 28 euros, todos os domingos a partir do meio-dia. Comida caseira. Rua das Flores 12, no Porto.
+ price: Três pratos por 28 euros, todos os domingos a partir do meio-dia ~ number Três pratos; price 28 euros; time todos os domingos a partir do meio-dia
+ feature: Comida caseira
+ place: Rua das Flores 12, no Porto ~ place Rua das Flores 12; place Porto

# yoga book | Ponto Calmo | Ioga para principiantes
keyMessage: Seis quartas-feiras, tapetes incluídos. 90 € o curso. Começa a 3 de março.
additionalDetails: tom calmo. sem emojis. tratar por tu
+ time: Seis quartas-feiras, tapetes incluídos ~ time Seis quartas-feiras
+ price: 90 € o curso ~ price 90 € o curso
+ time: Começa a 3 de março ~ time a 3 de março
- note: tom calmo
- note: sem emojis
- note: tratar por tu

# dog-walking book | Passeios Lua | Passeio de cães
keyMessage: Quatro cães por passeio, fotografia depois de cada passeio. 12 € o passeio.
additionalDetails: Tom divertido. Feito para donos nervosos. Nunca mencionar Uber. Usar a palavra selvagem.
+ number: Quatro cães por passeio, fotografia depois de cada passeio ~ number Quatro cães
+ price: 12 € o passeio ~ price 12 € o passeio
- note: Tom divertido
- audience: Feito para donos nervosos
- note: Nunca mencionar Uber
- note: Usar a palavra selvagem

# bakery visit | Pastelaria Aurora | Pastéis de nata
keyMessage: Feitos à mão todas as manhãs, com canela. 1,20 € cada, seis por 6 €. Na Baixa do Porto.
+ process: Feitos à mão todas as manhãs, com canela
+ price: 1,20 € cada, seis por 6 € ~ price 1,20 €; number seis; price 6 €
+ place: Na Baixa do Porto ~ place Na Baixa

# software try | Escalas | Software de turnos
keyMessage: A escala da semana em 10 minutos. Grátis até 10 funcionários. 14 dias de teste sem cartão.
+ time: A escala da semana em 10 minutos ~ time em 10 minutos
+ offer: Grátis até 10 funcionários ~ number 10 funcionários
+ offer: 14 dias de teste sem cartão ~ time 14 dias

# moving quote | Mudanças Faria | Mudanças a preço fixo
keyMessage: Preço fechado depois de uma videochamada. Também pianos. 4,9 estrelas em 1.208 avaliações.
+ feature: Preço fechado depois de uma videochamada
+ feature: Também pianos
+ proof: 4,9 estrelas em 1.208 avaliações ~ number 4,9 estrelas; number 1.208 avaliações

# house-cleaning book | Casa Clara | Limpezas domésticas
keyMessage: A mesma pessoa todas as semanas. 12 € por hora, mínimo 2 horas. Seguro incluído.
+ time: A mesma pessoa todas as semanas ~ time todas as semanas
+ price: 12 € por hora, mínimo 2 horas ~ price 12 € por hora; time 2 horas
+ feature: Seguro incluído
# tutoring try | Explica+ | Explicações de matemática
keyMessage: 9 em cada 10 alunos sobem a nota. Online ou em Coimbra. 18 € por hora. Primeira aula grátis
targetAudience: pais
+ proof: 9 em cada 10 alunos sobem a nota ~ number 9 em cada 10 alunos
+ place: Online ou em Coimbra ~ place Coimbra
+ price: 18 € por hora ~ price 18 € por hora
+ offer: Primeira aula grátis
- audience: pais
`;
