import type { OfferingClues } from "./clues.ts";

/**
 * Italian words that show what a business offers. `readOffering` (`read-offering.ts`) counts them;
 * the fields are explained in `clues.ts`.
 */
export const IT_OFFERINGS: OfferingClues = {
  forWhom: "per",
  clues: {
    service: {
      product:
        "(?:rifacimento|riparazion\\p{L}+|installazion\\p{L}+|pulizi\\p{L}+|revision\\p{L}+|manutenzion\\p{L}+|orli|cerniere|assistenza|aiuto|consulenz\\p{L}+|sedut\\p{L}+|visita|percorso|riabilitazion\\p{L}+|ripetizioni|lezion\\p{L}+|fotografi\\p{L}*|traduzion\\p{L}+|traslochi|sgombero|montaggio|dichiarazion\\p{L}+|sportello|pratiche|potatura|tinteggiatura|ritratti|servizio)|(?:intasat[oa]|rott[oa]|guast[oa]|bloccat[oa]|chius[oa])$|a domicilio$|in casa$",
      company:
        "idraulic\\p{L}+|sartoria|riparazion\\p{L}+|servizi|studio|dott(?:\\.ssa)?|caf|fisio\\p{L}*|officina|orologiaio|tappezz\\p{L}+|elettric\\p{L}+|fabbro|pulit\\p{L}*|parrucchier\\p{L}+|avvocat\\p{L}+|centro servizi",
      text: "preventivo (?:gratuito|gratis)|a domicilio|a casa|vengo io|veniamo|all['’]ora|l['’]ora|a seduta|incontri|arrivo in|in un['’]ora|pront[oiae]|senza sorprese|ritiro e consegna|iscritt[oa] all['’]albo|garanzia due anni|pensiamo a tutto noi|personale",
    },
    event: {
      customers: "(?:bambini|principianti|anziani|adulti|ragazzi)|chi ha paura.*",
      product:
        "sagra|mercatino|fiera|concerto|festa d\\p{L}+|festival|cors[oi]|laboratorio|visita guidata|passeggiat\\p{L}+|escursion\\p{L}+|mostra|spettacolo|campo estivo|centro estivo|torneo|coro|degustazion\\p{L}+|porte aperte",
      company: "pro ?loco|scuola|accademia|circolo|club|coro|maneggio|associazione|asd",
      text: "(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?: \\d+)?(?: \\p{L}+)?,? (?:alle|dalle|ore) \\d+\\p{L}*|principianti|nessuna esperienza|ingresso (?:gratuito|libero)|dai \\d+ anni|piccoli gruppi|gruppi di|posti|biglietti|prova gratuita",
    },
    rental: {
      product: "noleggio|affitto|gonfiabil\\p{L}+|auto d['’]epoca|camper",
      company: "noleggi\\p{L}*|rent",
      text: "al giorno|mezza giornata|cauzione|con autista|a notte|weekend intero",
    },
    goods: {
      product:
        "su misura|sapon\\p{L}+|candel\\p{L}+|miele|olio|formaggi\\p{L}*|vino|confettur\\p{L}+|kombucha|\\d+ ?(?:g|ml|kg|litri)|cassetta",
      company: "bottega|negozio|caseificio|azienda agricola|cantina|libreria|cascina|frantoio|emporio",
      text: "spedizion\\p{L}+|bottigli\\p{L}+|la latta|il vasetto|al chilo|fatt[oaie] a mano|taglie|colori|al pezzo|senza zuccheri",
    },
    meal: {
      product: "menù|cena|pranzo|aperitivo|pizza",
      company: "trattoria|osteria|ristorante|pizzeria|bar",
    },
    software: {
      product: "software|app|gestionale|piattaforma|programma",
      text: "per utente|senza carta|prova \\d+ giorni|giorni gratis|in \\p{L}+ clic|agenda, fatture",
    },
    charity: {
      product: "adozion\\p{L}+ a distanza|donazion\\p{L}+",
      company: "fondazione|rifugio|onlus|banco alimentare|caritas|emporio solidale",
      text: "con \\d+ euro|(?:€|euro) (?:aiutano|nutrono|bastano|coprono|danno)|5 ?x ?mille|\\d+ famiglie",
    },
    job: {
      product: "cercasi|cerchiamo|volontari\\p{L}*|lavora con",
      text: "tempo pieno|part[- ]time|volontari\\p{L}*",
    },
    public: { company: "comune|biblioteca|provincia|regione|asl|municipio" },
  },
};
