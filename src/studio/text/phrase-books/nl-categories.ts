import type { PhraseBook } from "../phrase-book.ts";

/** Dutch phrases by category. */
export const NL_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: [
      "Een saai ontbijt maakt een lange ochtend.",
      "Sommige ochtenden vragen meer dan een boterham met niks.",
    ],
    payoffs: ["Kruimels horen erbij.", "Delen mag, maar hoeft niet."],
    closings: ["Volg je neus.", "Zet de boter vast klaar."],
  },
  coffee: {
    pains: ["Sommige ochtenden beginnen eerder dan jij.", "Koffie in de haast is nog geen pauze."],
    payoffs: ["Telefoon weg, kop omhoog."],
    closings: ["Ga even zitten.", "De inbox wacht wel."],
  },
  restaurant: {
    pains: ["Niemand heeft vanavond zin in de afwas.", "‘Wat eten we?’ kan de hele avond duren."],
    payoffs: ["De afwas is voor ons.", "Kom om te eten, blijf om te praten."],
    closings: ["Neem trek mee.", "Tot zo aan tafel."],
  },
  food: {
    pains: ["De trek komt meestal eerder dan het plan.", "‘Wat eten we?’ komt elke dag terug."],
    payoffs: ["Nog een keer opscheppen mag.", "Maak plek op tafel."],
    closings: ["Proef en vertel.", "Eén hap, dan beslissen."],
  },
  drinks: {
    pains: ["Een mooie avond verdient meer dan zomaar een fles."],
    payoffs: ["Glazen op tafel."],
    closings: ["Schenk in en oordeel.", "Voor goed gezelschap."],
  },
  hair: {
    pains: [
      "De spiegel weet allang dat het tijd is voor de kapper.",
      "‘Alleen de puntjes’ is lastiger dan het klinkt.",
    ],
    payoffs: ["Neem een foto mee, of alleen een idee."],
    closings: ["Neem plaats.", "Vertel wat je mooi vindt."],
  },
  beauty: {
    pains: ["Een volle plank is nog geen routine.", "Huidverzorging hoort geen handleiding nodig te hebben."],
    payoffs: ["Een klein ritueel om naar uit te kijken."],
    closings: ["Maak een plekje bij de spiegel.", "Probeer het rustig uit."],
  },
  yoga: {
    pains: ["Schouders onthouden elke vergadering.", "Sommige dagen halen nooit adem."],
    payoffs: ["Adem in. De rest wacht wel."],
    closings: ["Rol je mat uit.", "Kom zoals je bent."],
  },
  fitness: {
    pains: ["Het zwaarste van sporten is de deur uit gaan.", "Motivatie komt zelden als eerste."],
    payoffs: ["Klein beginnen telt ook."],
    closings: ["Veters strikken.", "Kom zoals je bent."],
  },
  fashion: {
    pains: ["Een volle kast en niets om aan te trekken.", "Trends gaan. Lievelingsstukken blijven."],
    payoffs: ["Aankleden mag het makkelijke deel zijn."],
    closings: ["Pas het gewoon.", "Vind het stuk dat je blijft dragen."],
  },
  gifts: {
    pains: ["‘Ze hebben alles al.’ Elk jaar hetzelfde lijstje.", "Een cadeaubon zegt zo weinig."],
    payoffs: ["Zelf houden mag."],
    closings: ["Voor iemand die je graag mag.", "Begin met de naam op het kaartje."],
  },
  home: {
    pains: ["Een kamer weet wanneer er iets ontbreekt.", "Sommige hoeken hebben lang genoeg gewacht."],
    payoffs: ["Thuis begint bij de details."],
    closings: ["Zie het voor je in huis.", "Nu alleen nog de juiste plek."],
  },
  garden: {
    pains: ["Een tuin wacht niet op een vrij weekend.", "Onkruid heeft alle tijd van de wereld."],
    payoffs: ["Ga naar buiten en blijf even."],
    closings: ["Vertel wat je wilt zien groeien.", "Raam open en voorstellen maar."],
  },
  cleaning: {
    pains: ["Stof neemt nooit een dag vrij."],
    payoffs: ["Benen omhoog. De vloer kan het hebben."],
    closings: ["Vertel welke kamer eerst mag.", "Vraag het gerust."],
  },
  trades: {
    pains: ["Die klus staat al veel te lang op het lijstje.", "Kleine klussen willen graag groeien."],
    payoffs: ["De ladder kan in de schuur blijven."],
    closings: ["Vertel wat er moet gebeuren.", "Een foto is een goed begin."],
  },
  plumbing: {
    pains: ["Een lek kiest nooit een goed moment.", "Een druppelende kraan klinkt ’s nachts harder."],
    payoffs: ["Handdoeken zijn voor handen, niet voor de vloer."],
    closings: ["Vertel wat er lekt.", "Liever een berichtje dan een natte vloer."],
  },
  auto: {
    pains: ["Dat geluid gaat niet vanzelf weg.", "Waarschuwingslampjes hebben geen geduld."],
    payoffs: ["Instappen en aan de weg denken."],
    closings: ["Vertel wat er rammelt.", "Vraag het voor de volgende lange rit."],
  },
  outdoor: {
    pains: ["De bank staat er straks ook nog.", "Het weer is nooit helemaal klaar. Ga toch."],
    payoffs: ["Buiten is open."],
    closings: ["Erop uit.", "Neem de lange weg naar huis."],
  },
  software: {
    pains: [
      "Te veel tabbladen, te weinig gedaan.",
      "Ergens kopieert iemand nu een spreadsheet naar een andere.",
    ],
    payoffs: ["Een paar tabbladen minder."],
    closings: ["Kijk hoe het werkt.", "Laat het je team zien."],
  },
  legal: {
    pains: ["Officiële brieven zijn zelden helder.", "Sommige vragen horen niet te wachten tot de deadline."],
    payoffs: ["Een gesprek is een goed begin."],
    closings: ["Neem je vragen mee.", "Vertel hoe het ervoor staat."],
  },
  realestate: {
    pains: ["Foto’s vertellen nooit hoe een huis voelt."],
    payoffs: ["Sleutels klinken mooi."],
    closings: ["Vertel hoe je wilt wonen.", "Kom in de kamer staan."],
  },
  education: {
    pains: [
      "Sommige dingen vallen pas op hun plek als iemand ze goed uitlegt.",
      "‘Ooit leer ik het’ duurt lang.",
    ],
    payoffs: ["Begin waar je nu staat."],
    closings: ["Vraag waar je kunt beginnen.", "Vragen zijn welkom."],
  },
  books: {
    pains: ["Weer een avond scrollen? Een boek heeft een idee.", "Mooie verhalen staan zelden in een feed."],
    payoffs: ["Nog één hoofdstuk."],
    closings: ["Kom snuffelen.", "Sla er een open op de eerste bladzijde."],
  },
  travel: {
    pains: ["Over deze reis is lang genoeg gepraat.", "De koffer staat stof te vangen."],
    payoffs: ["Laat wat ruimte in de koffer."],
    closings: ["Prik een datum.", "Vertel waar je liever zou zijn."],
  },
  pets: {
    pains: ["Er wacht iemand met een vacht bij de deur.", "Ze lezen elke blik."],
    payoffs: ["Goedkeuring komt per natte neus."],
    closings: ["Vertel hoe hij of zij heet.", "Vraag het degene met de poten."],
  },
  events: {
    pains: ["Niemand onthoudt de tafelschikking. De avond wel.", "Grote dagen bestaan uit kleine keuzes."],
    payoffs: ["Wees gast op je eigen feest."],
    closings: ["Vertel wat er te vieren valt.", "Laat het lijstje thuis."],
  },
  health: {
    pains: ["Sommige afspraken schuif je net te lang voor je uit.", "Goede zorg begint met luisteren."],
    payoffs: ["Geen vraag is te klein."],
    closings: ["Neem je vragen mee.", "Kom langs om te praten."],
  },
};
