import type { PhraseBook } from "../phrase-book.ts";

/** Italian phrases by category. */
export const IT_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: ["Una colazione triste allunga la mattina.", "Certe mattine chiedono più di un toast."],
    payoffs: ["Le briciole fanno parte del piacere.", "Condividere è facoltativo."],
    closings: ["Segui il profumo.", "Tienigli un posto a tavola."],
  },
  coffee: {
    pains: ["Certe mattine partono prima di noi.", "Un caffè di corsa non è una pausa."],
    payoffs: ["Giù il telefono, su la tazzina."],
    closings: ["Siediti un attimo.", "Le email possono aspettare."],
  },
  restaurant: {
    pains: ["Stasera nessuno ha voglia di lavare i piatti.", "«Cosa mangiamo?» può durare più della cena."],
    payoffs: ["Ai piatti pensiamo noi.", "Si viene per cena, si resta per chiacchierare."],
    closings: ["Vieni con appetito.", "Ci vediamo a tavola."],
  },
  food: {
    pains: ["La fame arriva spesso prima dell'idea.", "«Cosa c'è per cena?» torna ogni giorno."],
    payoffs: ["Il bis è quasi scontato.", "Fai spazio in tavola."],
    closings: ["Assaggia e raccontaci.", "Un morso, poi decidi."],
  },
  drinks: {
    pains: ["Una bella serata merita più di una bottiglia qualunque."],
    payoffs: ["Fuori i calici."],
    closings: ["Versa e giudica.", "Da aprire in buona compagnia."],
  },
  perfume: {
    pains: ["Un profumo entra prima di chi lo porta.", "A volte manca proprio ciò che non si vede."],
    payoffs: ["Certe cose si notano prima delle parole."],
    closings: ["Portalo un giorno, poi decidi.", "Provalo sulla pelle."],
  },
  hair: {
    pains: [
      "Lo specchio sa quando è ora di un taglio.",
      "«Solo una spuntatina» è più difficile di quanto sembri.",
    ],
    payoffs: ["Porta una foto, o anche solo un'idea."],
    closings: ["Accomodati.", "Raccontaci cosa ti piace."],
  },
  beauty: {
    pains: [
      "Una mensola piena non è una routine.",
      "Prendersi cura di sé non dovrebbe richiedere istruzioni.",
    ],
    payoffs: ["Un piccolo rito da aspettare."],
    closings: ["Fagli posto vicino allo specchio.", "Provalo con calma."],
  },
  yoga: {
    pains: ["Le spalle ricordano ogni riunione.", "Certi giorni dimenticano di respirare."],
    payoffs: ["Inspira. Il resto può aspettare."],
    closings: ["Srotola il tappetino.", "Vieni come sei."],
  },
  fitness: {
    pains: [
      "La parte più dura dell'allenamento è uscire di casa.",
      "La motivazione arriva di rado per prima.",
    ],
    payoffs: ["Anche cominciare piano è cominciare."],
    closings: ["Allaccia le scarpe.", "Vieni come sei."],
  },
  fashion: {
    pains: ["Un armadio pieno e niente da mettere.", "Le mode passano. I capi amati restano."],
    payoffs: ["Vestirsi può essere la parte facile."],
    closings: ["Provalo.", "Trova il capo che rimetti sempre."],
  },
  gifts: {
    pains: ["«Hanno già tutto.» Ogni anno, la stessa lista.", "Una carta regalo dice poco."],
    payoffs: ["Tenerlo per sé è permesso."],
    closings: ["Per qualcuno a cui vuoi bene.", "Comincia dal nome sul biglietto."],
  },
  home: {
    pains: ["Una stanza sa quando le manca qualcosa.", "Certi angoli hanno aspettato abbastanza."],
    payoffs: ["La casa comincia dai dettagli."],
    closings: ["Immaginalo a casa.", "Resta solo da scegliere il posto."],
  },
  garden: {
    pains: [
      "Un giardino non aspetta il prossimo weekend libero.",
      "Le erbacce hanno tutto il tempo del mondo.",
    ],
    payoffs: ["Esci, e resta un po'."],
    closings: ["Raccontaci cosa vorresti veder crescere.", "Apri la finestra e immagina."],
  },
  cleaning: {
    pains: ["La polvere non va mai in ferie."],
    payoffs: ["Piedi in alto. Il pavimento regge."],
    closings: ["Dicci da quale stanza si comincia.", "Chiedici della tua casa."],
  },
  trades: {
    pains: ["Quel lavoro è in lista da troppo tempo.", "I piccoli lavori tendono a crescere."],
    payoffs: ["La scala può restare in cantina."],
    closings: ["Raccontaci cosa c'è da fare.", "Una foto è un buon inizio."],
  },
  plumbing: {
    pains: [
      "Una perdita non sceglie mai il momento giusto.",
      "Un rubinetto che gocciola parla più forte di notte.",
    ],
    payoffs: ["Gli asciugamani sono per le mani, non per il pavimento."],
    closings: ["Dicci cosa gocciola.", "Meglio un messaggio che un pavimento bagnato."],
  },
  auto: {
    pains: ["Quel rumore non se ne andrà da solo.", "Le spie non hanno pazienza."],
    payoffs: ["Sali, metti in moto e pensa alla strada."],
    closings: ["Raccontaci che rumore fa.", "Da vedere prima del prossimo viaggio lungo."],
  },
  software: {
    pains: [
      "Troppe schede, pochi risultati.",
      "Da qualche parte, qualcuno copia un foglio di calcolo in un altro.",
    ],
    payoffs: ["Qualche scheda in meno."],
    closings: ["Guarda come funziona.", "Mostralo al tuo team."],
  },
  legal: {
    pains: [
      "Le lettere ufficiali parlano di rado in modo chiaro.",
      "Certe domande non dovrebbero aspettare la scadenza.",
    ],
    payoffs: ["Si comincia da una conversazione."],
    closings: ["Porta le tue domande.", "Raccontaci a che punto sei."],
  },
  realestate: {
    pains: ["Una foto non dice mai come si sta in una casa."],
    payoffs: ["Le chiavi fanno un bel rumore."],
    closings: ["Raccontaci come vorresti vivere.", "Vieni a vederla di persona."],
  },
  education: {
    pains: [
      "Certe cose scattano quando qualcuno le spiega bene.",
      "«Un giorno lo imparerò» può durare anni.",
    ],
    payoffs: ["Comincia da dove sei."],
    closings: ["Chiedici da dove iniziare.", "Le domande sono benvenute."],
  },
  books: {
    pains: [
      "Un'altra sera a scorrere lo schermo? Un libro avrebbe qualcosa da dire.",
      "Le belle storie passano di rado nel feed.",
    ],
    payoffs: ["Ancora un capitolo, solo uno."],
    closings: ["Vieni a curiosare.", "Aprine uno alla prima pagina."],
  },
  travel: {
    pains: ["Di questo viaggio si è parlato abbastanza.", "La valigia prende polvere."],
    payoffs: ["Lascia un po' di spazio in valigia."],
    closings: ["Scegli una data.", "Raccontaci dove vorresti essere."],
  },
  pets: {
    pains: ["Qualcuno con i baffi aspetta dietro la porta.", "Leggono ogni espressione."],
    payoffs: ["L'approvazione arriva a colpi di naso."],
    closings: ["Raccontaci come si chiama.", "Chiedi a chi ha le zampe."],
  },
  events: {
    pains: [
      "Nessuno ricorda la disposizione dei tavoli. La serata, tutti.",
      "I grandi giorni sono fatti di piccole scelte.",
    ],
    payoffs: ["Sii ospite alla tua stessa festa."],
    closings: ["Raccontaci cosa si festeggia.", "Lascia la lista a casa."],
  },
  health: {
    pains: ["Certe visite si rimandano un po' troppo.", "Curare bene comincia dall'ascolto."],
    payoffs: ["Nessuna domanda è troppo piccola."],
    closings: ["Porta le tue domande.", "Parliamone con calma."],
  },
};
