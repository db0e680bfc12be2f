import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in Italian, listed in `direction-table.ts`; the fields are explained
 * in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const IT: Directions = {
  shots: {
    storytelling: [
      "Mostrare subito {product}: primo piano fermo a un braccio di distanza, per tre secondi.",
      "Seguire dall’inizio alla fine in due o tre inquadrature, con luce naturale.",
      "Allargare con il nome {company} in vista, poi la schermata finale.",
    ],
    testimonial: [
      "Chiedere a una vera persona della clientela, all’altezza degli occhi: «{question}»",
      "La stessa persona, un passo più vicino: «{question}» Inserire un primo piano di {product} mentre parla.",
      "La stessa persona: «{question}» Poi la schermata finale.",
    ],
    "product-demo": [
      "Dal primo secondo, {product} da vicino e dal vero, con le mani nell’immagine.",
      "Mostrare un passo dopo l’altro, ognuno in primo piano, con le mani nell’immagine.",
      "Il risultato, camera ferma per tre secondi, poi la schermata finale.",
    ],
    lifestyle: [
      "{product} in un giorno qualunque, ripreso a mano camminando.",
      "Due o tre brevi momenti con {product}, ognuno da un altro lato.",
      "Un’inquadratura calma con luce serale o di finestra, poi la schermata finale.",
    ],
    animation: [
      "Le parole entrano una alla volta, grandi, sul colore del marchio; poi: {product}.",
      "Ogni fatto entra su una riga propria e resta il tempo di leggerlo due volte.",
      "Tutte le righe escono; {product} e {company} restano nella schermata finale.",
    ],
  },
  workShots: {
    storytelling: [
      "Telefono all’altezza degli occhi: dire la prima frase in camera.",
      "{product}: due o tre inquadrature brevi del lavoro così com’è.",
    ],
    "product-demo": [
      "Al lavoro: dire la prima frase in camera.",
      "{product}: riprendere il lavoro passo per passo; se si fa su uno schermo, riprendere lo schermo.",
      "Di nuovo davanti alla camera, tre secondi fermi, poi il cartello finale.",
    ],
    lifestyle: [
      "Qualche passo verso il lavoro, ripreso a mano.",
      "{product}: due o tre brevi momenti di una normale giornata di lavoro, ognuno da un altro lato.",
      "Un’inquadratura calma del luogo o di te, poi il cartello finale.",
    ],
  },
  soberTestimonial: [
    "Tu o una persona del gruppo all’altezza degli occhi, nessuno che sia venuto a chiedere aiuto: dire la prima frase in camera.",
    "La stessa persona risponde con parole sue: «Che cosa succede al primo incontro?»",
    "La porta o il tavolo come li trova chi arriva, poi la schermata finale.",
  ],
  sounds: {
    storytelling: [
      "Musica discreta dal primo secondo.",
      "Il suono vero del luogo sotto la voce.",
      "La musica finisce con l’ultima parola.",
    ],
    testimonial: [
      "Prima la voce fuori campo, poi la risposta della persona; senza musica.",
      "Musica lieve sotto la voce.",
      "Prima finisce la voce, poi la musica.",
    ],
    "product-demo": [
      "Un ritmo breve e asciutto; il suono vero del primo gesto.",
      "Il suono vero di ogni passo.",
      "Una nota finale chiara.",
    ],
    lifestyle: [
      "Ritmo leggero dal primo taglio.",
      "Il ritmo resta sotto la voce; suoni veri sui tagli.",
      "Il ritmo rallenta e si ferma.",
    ],
    animation: [
      "Un suono morbido per ogni parola.",
      "Un battito regolare; un suono per ogni nuova riga.",
      "Un accordo finale sotto la schermata.",
    ],
  },
  questions: [
    "Di che cosa avevi bisogno quando sei venuto da noi?",
    "Che cosa è successo poi?",
    "Che cosa diresti a chi ci sta pensando?",
  ],
  facts: {
    time: "Riprendere con un orologio nell’immagine: «{fact}».",
    price: "Scrivere «{fact}» su un cartoncino o una lavagna e tenerlo fermo nell’immagine.",
    offer: "Mostrare alla camera un cartoncino con «{fact}».",
    place: "Un’inquadratura di un punto del posto che la gente conosce: «{fact}».",
    proof: "Mostrare il documento o la targa, se c’è, altrimenti dirlo in camera: «{fact}».",
    process: "Riprendere passo per passo come avviene davvero: «{fact}».",
    number: "Mostrare il numero in grande, col gesso o su carta: «{fact}».",
    objection: "Dirlo guardando in camera, all’altezza degli occhi: «{fact}».",
    calendar: "Indicarlo con il dito su un calendario o un orologio: «{fact}».",
    say: "Dirlo in camera mentre si lavora: «{fact}».",
    other: "Mostrarlo se si può vedere, altrimenti dirlo in camera: «{fact}».",
  },
  oneShot: "Una sola inquadratura per tutta la scena: {product} da vicino, con le mani nell’immagine.",
  workShot: "{product}: una sola inquadratura per tutta la scena: tu al lavoro.",
  oneQuestion: "La stessa persona, un passo più vicino: «{question}»",
  furtherShots: {
    work: [
      ["Le mani al lavoro, da molto vicino.", "Il posto di lavoro, lentamente, da sinistra a destra."],
      ["L’attrezzo o l’apparecchio che usi di più, da molto vicino.", "Tu al lavoro, di lato."],
      [
        "L’ultimo passo del lavoro, da molto vicino.",
        "Il tavolo, lo scaffale o la parete così come sono, a camera ferma.",
      ],
    ],
    thing: [
      [
        "Dall’alto e poi di lato, lentamente.",
        "Un dettaglio, vicino quanto il telefono riesce a mettere a fuoco.",
      ],
      ["In uso, con le mani nell’immagine.", "Il laboratorio, la cucina o il magazzino così come sono."],
      ["Da tre passi, con quello che c’è intorno.", "Il momento della consegna, di lato."],
    ],
  },
  soberShots: [
    [
      "La stanza dove si ricevono le persone, a camera ferma.",
      "Una finestra della stanza, con la luce del giorno.",
    ],
    [
      "La strada fino alla porta, ripresa lentamente.",
      "Chi accoglie le persone, seduto al tavolo, in ascolto, di lato.",
    ],
    ["Due sedie al tavolo, a camera ferma.", "Le mani con penna e carta."],
  ],
  soberShot: "{product}: al tavolo dove si parla con le persone, una sola inquadratura calma.",
  cutIn: "Da inserire durante la risposta: {shot}",
  timedShot: "{from}–{to} s: {shot}",
  timedLine: "{from}–{to} s: «{line}»",
  ownWords: {
    about: {
      price: "«{fact}»: che cosa è compreso e che cosa no?",
      offer: "«{fact}»: come funziona?",
      place: "«{fact}»: che cosa ti lega a questa zona?",
      proof: "«{fact}»: perché è importante?",
      process: "«{fact}»: come si svolge, passo per passo?",
      number: "«{fact}»: che cosa c’è dietro questo numero?",
      reason: "«{fact}»: perché fai così?",
      practice: "«{fact}»: com’è nella vita di tutti i giorni?",
    },
    general: [
      "«Che cosa ti chiedono più spesso?»",
      "«A che cosa fai attenzione mentre lavori?»",
      "«Che cosa conviene sapere prima?»",
    ],
  },
  voice: {
    silence: "Circa {left} secondi restano senza parole.",
    under:
      "La voce occupa tutta la scena: sotto scorre l’immagine di chi risponde, senza audio. Conservare la risposta intera per una versione più lunga.",
    answer: "Circa {left} secondi sono per la risposta.",
    reading: "Circa {left} secondi sono per leggere.",
    ownWordsAfter: "Dopo la voce, continuare con parole tue per circa {rest} secondi: {question}",
    ownWordsBefore: "Prima di «{call}», parlare con parole tue per circa {rest} secondi: {question}",
  },
  picture: "Usare la tua immagine {numbers} come inquadratura.",
  pictures: "Usare le tue immagini {numbers} come inquadrature.",
  and: "e",
};
