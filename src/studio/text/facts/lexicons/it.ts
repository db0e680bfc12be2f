import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";

const UNIT =
  "secondi?o?|minut[oi]|min\\.?|or[ae]|h|giorn[oi]|giornat[ae]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|giorni lavorativi|weekend|fine settimana";
const PEOPLE =
  "persone|persona|chi|chiunque|tutti|tutte|famiglie|famiglia|genitori|coppie|coppia|donne|uomini|mamme|papà|bambin[ie]|ragazz[ie]|adolescenti|adulti|anziani|studenti|studentesse|alunni|principianti|professionist[ie]|freelance|fondatori|imprenditor[ie]|imprenditrici|aziende|imprese|team|pmi|startup|agenzie|proprietari|inquilini|runner|ciclisti|escursionisti|viaggiatori|pendolari|automobilisti|amanti|appassionat[ie]|fan|golos[ie]|buongustai|artigiani|clienti|acquirenti|pensionati|vicini|visitatori|turisti|manager|dirigenti|medici|insegnanti|caregiver|pazienti|dipendenti|spos[ie]|commercianti|padron[ie]|privati|stranieri|sportiv[ie]|vegani|vegetariani|liberi professionisti|partite iva";

/**
 * Words by which facts are recognized in Italian briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`.
 */
export const IT: Lexicon = {
  language: "it",
  numbers: numberWords({
    small:
      "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    join: (ten, one) => {
      const stem = /^(?:uno|otto)$/u.test(one) ? ten.slice(0, -1) : ten;
      return one === "tre" ? [`${ten}tre`, `${ten}tré`] : [stem + one];
    },
    extra: {
      un: 1,
      una: 1,
      "un'": 1,
      cento: 100,
      duecento: 200,
      trecento: 300,
      cinquecento: 500,
      mille: 1000,
      duemila: 2000,
      "una dozzina": 12,
      "una decina": 10,
      "mezza dozzina": 6,
    },
  }),
  weakNumbers: "un|una|uno|zero|sei|mille",
  weakBefore:
    "(?!felice|interessante|giovane|grande|sempre|come|dove|anche|che|importante|sensibile|esigente|single|libere)\\p{L}{3,}[ei]",
  price: {
    currencies: [
      ["EUR", "euro|centesimi"],
      ["USD", "dollar[oi]"],
      ["GBP", "sterlin[ae]"],
      ["CHF", "franch?[io](?: svizzeri)?"],
    ],
    from: "(?:a partire )?da(?: soli| solo)?|a partire da(?: soli)?|prezzi da",
    lead: "(?:a |per )?sol[io]|(?:a|per)(?=\\s\\d+,\\d{2}(?!\\d))|solamente|costa(?:no)?|prezzo(?: fisso| unico)?(?: di|:)?|tariffa(?: fissa)?(?: di|:)?|canone(?: di|:)?|quota(?: di|:)?|fisso",
    range: "a|e|ai|fino a|-|–",
    per: [
      ["hour", "(?:all['’]|l['’]|per )ora|/ ?h|/ ?ora"],
      ["day", "(?:al|per) giorno|giornalieri?|/ ?giorno"],
      ["night", "(?:a|per) notte|/ ?notte"],
      ["week", "(?:alla|per) settimana|settimanali?|/ ?settimana"],
      ["month", "(?:al|per) mese|mensili?|/ ?mese"],
      ["year", "(?:all['’]|per |l['’])anno|annu[io]|annuali?|/ ?anno"],
      [
        "person",
        "(?:a|per|ogni) (?:persona|testa|bambino|ospite|partecipante|posto|utente|alunno)|/ ?(?:persona|pers\\.?|utente)",
      ],
      ["session", "(?:a|per|la|ogni) (?:seduta|lezione|visita|consulenza|sessione|trattamento)"],
      [
        "piece",
        "(?:al|a|per|il|la|ogni) (?:pezzo|vasetto|bottiglia|sacchetto|scatola|pagnotta|tazza|chilo|kg|litro|pallet|chilometro|km|taglio|piatto|porzione|biglietto|pagina|parola|m²|m2|metro|mq|paio)|/ ?(?:kg|km|m²|m2|mq|pezzo)|l['’]uno|cadauno|cad\\.?",
      ],
    ],
    perOther: "a|al|alla|per|ogni|la|il|l['’]",
  },
  time: {
    units: UNIT,
    weekdays:
      "(?:luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica)(?: (?:mattina|pomeriggio|sera|a pranzo))?|weekend|fine settimana|giorni feriali",
    months:
      "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|natale|pasqua|ferragosto|san valentino|festa della mamma|festa del papà|black friday|capodanno",
    moments:
      "mezzogiorno|mezzanotte|oggi(?: stesso)?|domani(?: mattina| sera)?|dopodomani|stasera|stanotte|questa (?:sera|settimana|estate)|questo (?:mese|weekend|inverno)|(?:lo |nello )?stesso giorno|in giornata|il giorno dopo|da un giorno all['’]altro|la mattina|al mattino|il pomeriggio|la sera|di notte|a pranzo|(?:la )?fine (?:del mese|dell['’]anno|mese|anno|estate)|alba|tramonto",
    clocks:
      "(?:(?:alle|dalle|le|ore|alle ore) )?\\d{1,2}[:.]\\d{2}(?!\\d)(?:\\s?[-–]\\s?\\d{1,2}[:.]\\d{2})?(?! ?(?:€|euro))|(?:alle|ore|alle ore) \\d{1,2}(?: e (?:mezza|un quarto))?(?! (?:\\p{L}+ )?(?:euro|per))|dalle \\d{1,2} alle \\d{1,2}|\\d{1,2}\\s?(?:am|pm)",
    every: "ogni(?: primo| secondo| ultimo| prima| ultima)?|tutti i|tutte le",
    frequencies:
      "24/7|(?<!in |entro )24 ?(?:h|ore)(?: su 24| al giorno)?(?:,? 7 (?:giorni )?su 7)?|7 (?:giorni )?su 7|quotidianamente|settimanalmente|mensilmente|annualmente|tutti i giorni|ogni giorno|(?:una|due|tre|\\d+) volt[ae] (?:al|alla|all['’]) ?(?:giorno|settimana|mese|anno)|tutto l['’]anno|giorno e notte",
    deadline:
      "fino a(?:l|lle|lla|ll['’])?|entro(?: il| le| la| l['’])?|prima di|prima del(?:le|la)?|non oltre(?: il)?|scade il",
    since: "dal|fondat[oa] nel|nat[oa] nel|attiv[oaie] dal|dal lontano",
    at: "a|alle|il|la|i|le|in(?: meno di| soli| sole)?|da|dal|dalle|di|per|durante|tra|fra|dopo|verso|su|nel|nei|del",
    hourAt: "alle",
    openFrom: "apert[oaie](?: dalle)?|dalle|dal|tra le|da",
    ages: "(?:a partire )?dai \\d+ anni|(?:da(?:i)? )?\\d+\\s?(?:a|ai|-|–)\\s?\\d+ anni|(?:sotto|sopra) i \\d+ anni|(?:under|over) \\d+",
    range: "a|al|alle|e|-|–|fino a|ai",
  },
  place: {
    prepositions: "a|ad|vicino a|intorno a|nel cuore di|zona",
    weakPrepositions: "in|presso|da|per tutta|tra|nel|nei|nella|di|su tutta|per",
    articles: "il|la|lo|le|gli|l['’]|tutta|tutto|centro di|zona|provincia di|quartiere|città di",
    and: "e|ed|&|o",
    notPlaces:
      "natale|pasqua|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|noi|voi|lei|tu|nostr[oaie]|vostr[oaie]|excel|google|facebook|instagram|whatsapp|pdf|iva|italiano|inglese|internet|bluetooth|iso|dott|dott\\.ssa|signora?|ios|android|non|senza|ogni|tutt[oaie]|uber|amazon|doc|dop|igp|spid",
    common:
      "in (?:centro|città|zona|tutta la (?:città|regione|provincia|zona)|tutta Italia|riva al (?:mare|lago))|nel (?:centro storico|quartiere|cuore della città)|a domicilio|a casa (?:tua|vostra|sua)|in tutta Italia|in tutto il (?:paese|comune)|vicino (?:a te|a casa|alla stazione)|sul (?:mare|lago|porto|lungomare)|sulla spiaggia|di fronte (?:alla stazione|al mare)|a \\d+ (?:minuti|km|chilometri) da(?:l|lla)? ?\\p{Lu}[\\p{L}'’-]+|nel raggio di \\d+ (?:km|chilometri)|sotto casa|in sede",
    address:
      "(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada|[Pp]iazzale|[Ll]ungarno|[Ll]ungomare) (?:di |del |della |dei |delle |dell['’])?\\p{Lu}[\\p{L}'’-]+(?: (?:di |del |della |e )?\\p{Lu}[\\p{L}'’-]+)*,? \\d{1,4}",
  },
  kinds: {
    caution:
      "età minima|solo maggiorenni|(?:luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica) chius[oaie]|chius[oaie] (?:il|la|lo|i|di|per|in|a)|siamo chiusi|non adatt[oaie]|sconsigliat[oaie]|si applicano (?:termini|condizioni)|salvo disponibilità|non rimborsabil[ei]|solo contanti|fino a esaurimento|a proprio rischio|può contenere|purtroppo|caparra (?:richiesta|obbligatoria)|lista d['’]attesa|penale|si lamenta(?:no)?|reclami|solo adulti",
    offer:
      "gratis|gratuit[oaie]|gratuitamente|omaggio|in omaggio|in regalo|regalo|prova(?= (?:gratuita|gratis|di \\d|senza))|(?:lezione|periodo|mese|settimana|seduta|giorni) di prova|\\d+ giorni di prova|\\d+ ?(?:%|per ?cento) (?:di sconto|in meno|sul|sulla|sui)|-\\s?\\d+ ?%|scont[oi]|saldi|promozion[ei]|(?:offerta|prezzo|tariffa) (?:di lancio|di apertura|di benvenuto|special[ei]|estiv[oa]|ridott[oa]|lancio)|offerta(?=:| fino| valida)|buono(?= (?:sconto|regalo|da))|codice (?:sconto|promo)|metà (?:del )?prezzo(?! d)|risparmi(?:a|ate|o)? (?:fino a(?:l)? )?(?:il )?\\d+|3x2|2x1|\\d+ al prezzo di \\d+|(?:prim[oaie]) (?:\\p{L}+ ){1,2}(?:è |sono )?(?:gratis|gratuit[oaie]|in omaggio)|senza costi aggiuntivi|spedizione (?:gratis|gratuita)|soddisfatti o rimborsati|offre la casa|offriamo noi|bonus|compres[oa] nel prezzo",
    objection:
      "senza|nessun[oa]?|niente|mai|zero|non (?:serve|servono|devi|dovete|c['’]è|ci sono|paghi|si|ti|chiediamo|usiamo|importa|occorre)|non|disdici quando vuoi|disdetta (?:libera|gratuita|in qualsiasi momento)|cancellazione gratuita|anche se|garant\\p{L}+|rimborsiamo|garanzia|ci (?:occupiamo|pensiamo)|pensiamo noi|gestiamo noi|addio|basta",
    notObjection:
      "non solo|senza dubbio|non perdere|non aspettare|non esitare|senza pari|nessun altro|perché non|senza eguali|mai visto|non lasciarti",
    proof:
      "certificat[oaie]|abilitat[oaie]|autorizzat[oaie]|accreditat[oaie]|qualificat[oaie]|diplomat[oaie]|laureat[oaie]|assicurat[oaie]|iscritt[oaie] all['’]albo|premiat[oaie]|premi(?:o|ati)?|medagli[ae]|vincitor[ei]|vincitrice|recensioni|valutazion[ei]|stelle|consigliat[oaie](?: da)?|visto su|dal (?:\\d{4})|da (?:oltre |più di )?\\d+ anni|fondat[oa]|(?:oltre|più di) \\d[\\d., ]*|\\d[\\d., ]* (?:clienti|pazienti|soci|famiglie|progetti|case|impianti|matrimoni|ordini|alunni|allievi|utenti|team|aziende|animali|ospiti|riparazioni|recensioni)(?: (?:soddisfatti|felici|di esperienza))?|anni di esperienza|generazion[ei]|azienda familiare|a conduzione familiare|impresa di famiglia|di padre in figlio|brevettat[oa]|testat[oaie]|collaudat[oaie]|artigian[oi] certificat\\p{L}+|iso \\d+|doc|dop|igp|docg|biologico certificato|commercio equo|onlus|riconosciut[oa]|maestr[oi] artigian[oi]|michelin|gambero rosso",
    process:
      "passo \\d|in \\d+ (?:passi|clic|minuti)|come funziona|(?:fotografa|carica|invia|scegli|ordina|prenota|chiama|porta|scarica|compila|inquadra|scansiona)(?= |,)|(?:ritiriamo|consegniamo|progettiamo|costruiamo|installiamo|montiamo|misuriamo|stampiamo|spediamo|visitiamo|scriviamo|prepariamo|controlliamo|proviamo|cuciniamo|ripariamo|piantiamo|facciamo il resto|organizziamo)|al resto pensiamo noi|automaticamente|si collega (?:a|con)|fatt[oaie] a mano|a mano|fatt[oaie] in casa|artigianal[ei]|su misura|cott[oaie]|tostat[oaie]|prodott[oaie] (?:a|in|con)|cucit[oaie]|affumicat[oaie]|stagionat[oaie]|spremut[oaie]|macinat[oaie]|forgiat[oaie]|lavorat[oaie]|forno a legna|impastat[oaie]",
    benefit:
      "così (?:puoi|hai|il|la|non)|(?:risparmi|guadagni|hai|vedi|sai|dormi|paghi solo|puoi|ricevi|ritrovi|torni)|più tempo|meno (?:stress|carte|rumore|rifiuti|lavoro|burocrazia)|tranquillità|più (?:facile|veloce|semplice|leggero|sicuro|caldo|comodo)|dormi|rilassati|goditi|aiuta|finalmente|allevia|protegge|resta (?:caldo|fresco|asciutto)|sta in|dura|invece di|al posto di|sereno|serenità",
    feature:
      "biologic[oaie]|bio|vegan[oaie]|massello|massiccio|local[ei]|di stagione|mobile|online|digital[ei]|impermeabil[ei]|riciclat[oaie]|riciclabil[ei]|compostabil[ei]|include|inclus[oaie]|compres[oaie]|con|apert[oaie]|disponibil[ei]|consegna|parcheggio|accessibil[ei]|riscaldat[oa]|fresc[oaie]|freschi|personalizzat[oaie]|piccoli gruppi|bilingu[ei]|individual[ei]|senza glutine|senza lattosio|senza zucchero|fatt[oaie] in casa",
    own: "noi|nostr[oaie]|puoi|ricevi|scegli|tuo|tua|ogni|tutti|tutte|c['’]è|ci sono|il|la|i|le|gli|un|una|include|offriamo|facciamo|abbiamo",
  },
  notes: {
    labels:
      "(?:tono|voce|stile|registro|atmosfera|target|pubblico(?: di riferimento)?|cliente ideale|lingua|lunghezza|formato|parole chiave|hashtag|emoji|note?|istruzioni|evitare|non (?:usare|dire|menzionare|citare)|parole da (?:usare|evitare)|budget|piattaform[ae]|obiettivo|scadenza|interno|cta|invito all['’]azione|per|rivolto a|destinato a|importante)",
    toneNouns: "tono|stile|voce|registro|linguaggio",
    orders:
      "mi raccomando|(?:no|senza|mai) la parola|non chiamare|(?:per favore,? |e |ma )*(?:(?:non|mai|non .{0,12}mai) (?:menzion\\p{L}+|dire|dite|usare|usate|usa|utilizz\\p{L}+|scriv\\p{L}+|parl(?:are|ate)|cit\\p{L}+|nomin\\p{L}+|promett\\p{L}+|paragon\\p{L}+|dare del|mett\\p{L}+|esager\\p{L}+|inser\\p{L}+)|evit(?:are|a|ate|i))|(?:per favore,? )?(?:usa|usare|usate|utilizza|utilizzare|utilizzate|inserisci|inserire|inserite) (?:la parola|le parole|l['’]espressione|il termine|lo slogan|il nostro slogan|la frase|l['’]hashtag)|per favore,? \\p{L}+|(?:il )?(?:tono|stile|testo)(?: deve essere| dev['’]essere| sia|:)? (?:piuttosto )?(?:divertente|scherzoso|spiritoso|serio|caldo|amichevole|informale|sobrio|elegante|leggero|professionale|semplice|breve|ironico|diretto|fresco|formale|simpatico)|(?:niente|senza|nessun[oa]?) (?:emoji|hashtag|punti esclamativi|punto esclamativo|battute|gergo|inglesismi|anglicismi|cliché|superlativi|giochi di parole|maiuscole|tecnicismi)|(?:dare del (?:tu|lei)|dai del (?:tu|lei)|date del (?:tu|lei)|dare del voi)|(?:un|due|massimo|al massimo|max) ?\\d* (?:emoji|hashtag)|(?:il nostro )?(?:target|pubblico|cliente ideale) (?:è|sono|:)|(?:che sia|fallo|tienilo) (?:breve|corto|semplice|divertente|sobrio)|scriv(?:i|ere|ete) (?:in|come|per|di)|ispirato a|nello stile di|come la pubblicità di|come gli spot di",
    orderStarts:
      "evit\\p{L}+|sottoline\\p{L}+|evidenzi\\p{L}+|menzion\\p{L}+|aggiung\\p{L}+|metti|mettere|mettete|tieni|mantieni|scriv\\p{L}+|usa|usare|usate|utilizz\\p{L}+|non \\p{L}+are |mai|per favore|tono|stile|deve|bisogna|vorrei|voglio|vogliamo|vorremmo|mi piacerebbe|preferiamo|preferisco|l['’]annuncio deve|gli annunci devono|il testo deve|che sia|divertente|scherzoso|serio|amichevole|sobrio|breve|nota|interno|forse|magari|ricord\\p{L}+ (?:di|che)",
    meta: "tono|stile|emoji|hashtag|titol[oi]|annunc[io]+|test[oi]|copywriter|slogan|punti esclamativi|cliché|gergo|battut[ae]|umorismo|ironia|formulazione",
    mention:
      "(?:per favore,? |e |anche )*(?:menziona(?:re)?|sottolinea(?:re)?|evidenzia(?:re)?|indica(?:re)?|di['’]|dire|ricorda(?:re)?|aggiungi|aggiungere|specifica(?:re)?|cita(?:re)?|menzionate|sottolineate|indicate|dite|ricordate|aggiungete|specificate)(?: il fatto)?(?: che)?",
    use: "(?:per favore,? |e )*(?:usa|usare|usate|utilizza|utilizzare|utilizzate|inserisci|inserire|inserite) (?:la parola|le parole|l['’]espressione|il termine|lo slogan|il nostro slogan|la frase|l['’]hashtag)|parole da usare|parole chiave",
    avoid:
      "(?:per favore,? |e |ma )*(?:(?:non|mai) (?:menzion\\p{L}+|dire|dite|usare|usate|usa|utilizz\\p{L}+|scriv\\p{L}+|parl(?:are|ate)|cit\\p{L}+|nomin\\p{L}+|promett\\p{L}+|paragon\\p{L}+|mett\\p{L}+|inser\\p{L}+)|evit(?:are|a|ate|i)|parole da evitare)(?: mai)?(?: (?:dire|di dire|menzionare|usare|di usare|parlare di|di parlare di|scrivere|citare|di citare))?(?: (?:la parola|le parole|il termine|l['’]espressione|il nome(?: di)?|di|del))?",
    avoidAround: "(?:non una parola|nessun cenno) (?:su|a) (?<word>.+)",
    orderEnd: "",
    audience:
      "(?:è |sono )?(?:fatt[oaie]|pensat[oaie]|creat[oaie]|progettat[oaie]|ideal[ei]|perfett[oaie]|rivolt[oaie]|destinat[oaie]|adatt[oaie]|indicat[oaie])(?: soprattutto| appositamente)? (?:per|a|ai|alle|agli)|si rivolge (?:a|ai|alle)|per|i nostri clienti sono|ci rivolgiamo (?:a|ai|alle)",
    audienceLabels:
      "target|pubblico(?: di riferimento)?|cliente ideale|per|rivolto a|destinato a|clienti|lettori",
    people: PEOPLE,
    tones: [
      [
        "funny",
        "divertent[ei]|scherzos[oa]|spiritos[oa]|umoristic[oa]|umorismo|ironic[oa]|ironia|comic[oa]|simpatic[oa]",
      ],
      [
        "serious",
        "niente battute|senza battute|senza ironia|seri[oa]|sobri[oa]|rispettos[oa]|dignitos[oa]|oggettiv[oa]",
      ],
      ["warm", "cald[oa]|amichevole|affettuos[oa]|gentile|uman[oa]|accogliente|empatic[oa]"],
      ["bold", "audace|decis[oa]|forte|provocatori[oa]|sfrontat[oa]|coraggios[oa]"],
      ["calm", "calm[oa]|tranquill[oa]|rilassat[oa]|pacat[oa]|discret[oa]|rassicurante"],
      ["luxury", "luss[ou]\\p{L}*|elegante|esclusiv[oa]|raffinat[oa]|premium|sofisticat[oa]"],
      ["casual", "informale|colloquiale|disinvolt[oa]|alla mano"],
      ["formal", "formale|professionale|istituzionale"],
      ["simple", "semplice|chiar[oa]|dirett[oa]|comprensibile"],
      ["urgent", "urgente|urgenza"],
      ["playful", "giocos[oa]|allegr[oa]|frizzante|fresc[oa]|giovane|legger[oa]|vivace"],
    ],
    topics: [
      ["price", "(?:il |i |dei |del |nostri )?(?:prezz[oi]|tariff[ae]|cost[oi])"],
      ["competitors", "(?:la |i |della |dei |nostri )?(?:concorrenza|concorrenti|competitor)"],
      ["discount", "(?:lo |gli |la |le )?(?:scont[oi]|promozion[ei]|offert[ae]|saldi)"],
      ["health", "(?:la |le |di )?(?:salute|malatti[ae]|cur[ae]|guarigion[ei])"],
      ["age", "(?:l['’])?età"],
    ],
    informal: "(?<!non dare |niente )del tu|(?<!non )usare il tu|informale|colloquiale",
    formal: "del lei|(?<!non )usare il lei|con il lei|forma di cortesia|formale",
    short: "brev[ei]|cort[oi]|concis[oi]|sintetic[oi]",
    negation: "non|mai|senza|niente|nessun[oa]?|evit\\p{L}+",
    please: "per favore|per piacere|grazie",
    toneFillers:
      "e|ed|ma|non|molto|un po['’]|poco|più|meno|o|sempre|tono|stile|abbastanza|piuttosto|per favore",
  },
  goals: [
    [
      "donate",
      "dona(?= (?:ora|oggi|il tuo|il 5|per|a|anche)(?!\\p{L}))|don(?:are|azioni|azione|atori|ate)|5x1000|adozion[ei] a distanza|sostieni(?:ci)?|raccogliere (?:[\\d.]+ ?(?:euro|€)|fondi)|raccolta fondi",
    ],
    ["quote", "preventiv[oi]|(?<!su )richiest[ae]|lead|stim[ae]|sopralluog\\p{L}+"],
    [
      "apply",
      "candidat\\p{L}+|assum\\p{L}+|lavora con noi|selezion\\p{L}+ (?:aperte|di personale|del personale)",
    ],
    ["book", "prenot\\p{L}+|appuntament[oi]|tavol[oi]"],
    ["try", "prov(?:a|are|ate|alo)|demo|lezione di prova|prima lezione"],
    ["signup", "iscri\\p{L}+|registr\\p{L}+|abbon(?!d)\\p{L}+|soci|newsletter|tesser\\p{L}+"],
    ["download", "scaric(?:a(?:l[oa]|bile|r[el][oa]?)?|ate|hi)|download|app store|installa\\p{L}*"],
    ["call", "chiam\\p{L}+|telefon\\p{L}+"],
    [
      "visit",
      "(?<!(?:due|tre|(?<!\\d)[23]) )visit\\p{L}+|in negozio(?! online)|in bottega|al banco|vieni(?: a trovarci)?|passa a trovarci|bigliett[oi]|ingress\\p{L}+",
    ],
    ["order", "ordin(?!ari)\\p{L}+|consegn\\p{L}+|asporto"],
    ["buy", "acquist\\p{L}+|compr(?:a|are|ate)|negozio online"],
    ["ask", "contatt\\p{L}+"],
    ["learn", "notorietà|conosc\\p{L}+|scopr\\p{L}+|visibilità"],
  ],
  dependent:
    "altrimenti|sennò|non un|non una|con|in|a|al|alla|alle|ai|di|del|della|per|da|dal|dalla|fino|quando|se|e|ed|o|ma|più|iva|inclus[oa]|esclus[oa]|tranne|solo|prima|dopo|che|chi|dove|perché|come|anche|poi|quindi|mentre|né|persino|soprattutto|tra|fra|entro|secondo|tutti|tutte|lui|lei|loro|suo|sua|lo|la|ricambi|così|nel|nella|su|sul|sulla|oltre",
  subordinate:
    "quando|se|perché|anche se|mentre|che|chi|dove|dopo che|prima che|appena|non appena|una volta che",
  condition:
    "eccetto|tranne|a parte|esclus[oaie]|non inclus[oaie]|iva (?:inclusa|esclusa|compresa)|più iva|solo per|minimo|min\\.|massimo|nuovi clienti|fino a esaurimento|salvo|limitat[oaie]|da \\d+ ?€|secondo|con (?:il )?codice|codice \\p{Lu}+|valid[oaie]|materiali esclusi|ricambi (?:esclusi|a parte)",
  ratio: "su",
  stop: "il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|delle|e|ed|o|a|al|alla|ai|alle|in|nel|nella|per|con|senza|è|sono|era|più|meno|che|chi|questo|questa|noi|voi|nostro|nostra|tuo|suo|ma|se|solo|ogni|tutti|tutte|volte|volta|non|poi|quindi|parte|dopo|prima|fino|da|dal|dalla|tra|fra|sotto|secondo|come|quando|già|anche|incluso",
};
