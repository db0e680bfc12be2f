import type { PhraseBook } from "../phrase-book.ts";

/** German phrases by category. */
export const DE_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: ["Ein fades Frühstück macht einen langen Vormittag.", "Manche Morgen brauchen mehr als Toast."],
    payoffs: ["Krümel gehören dazu.", "Teilen ist freiwillig."],
    closings: ["Immer der Nase nach.", "Schon mal die Butter rausstellen."],
  },
  coffee: {
    pains: ["Manche Tage sind schneller wach als man selbst.", "Ein Kaffee im Gehen ist noch keine Pause."],
    payoffs: ["Handy weg, Tasse hoch.", "Der Posteingang kann warten."],
    closings: ["Erst mal hinsetzen.", "Auf einen Schluck?"],
  },
  tea: {
    pains: [
      "Mancher Nachmittag vergisst, langsamer zu werden.",
      "Ein hastiger Schluck ist noch keine Pause.",
    ],
    payoffs: ["Der Dampf steigt, die Schultern sinken.", "Der Posteingang kann warten."],
    closings: ["Wasser aufsetzen.", "Eine Tasse Ruhe einschenken."],
  },
  restaurant: {
    pains: ["Abwaschen will heute Abend niemand.", "„Was essen wir heute?“ kann den ganzen Abend dauern."],
    payoffs: ["Der Abwasch ist unsere Sache.", "Zum Essen kommen, zum Reden bleiben."],
    closings: ["Hunger mitbringen.", "Bis gleich am Tisch."],
  },
  food: {
    pains: ["Der Hunger ist meist schneller als der Plan.", "„Was gibt es heute?“ kommt jeden Tag wieder."],
    payoffs: ["Nachschlag nicht ausgeschlossen.", "Platz auf dem Tisch schaffen."],
    closings: ["Appetit mitbringen.", "Probieren und erzählen."],
  },
  drinks: {
    pains: [
      "Ein guter Abend verdient mehr als irgendeine Flasche.",
      "Gute Gespräche brauchen ein gutes Glas.",
    ],
    payoffs: ["Gläser raus.", "Der Abend darf langsam beginnen."],
    closings: ["Einschenken und urteilen.", "Für gute Gesellschaft aufheben."],
  },
  perfume: {
    pains: ["Ein Duft ist vor einem selbst im Raum.", "Manchem Outfit fehlt etwas, das niemand sieht."],
    payoffs: ["Manches fällt auf, bevor ein Wort fällt."],
    closings: ["Einen Tag tragen, dann entscheiden.", "Auf der Haut probieren."],
  },
  hair: {
    pains: [
      "Der Spiegel weiß längst, dass ein Schnitt fällig ist.",
      "„Nur die Spitzen“ ist schwerer, als es klingt.",
    ],
    payoffs: ["Ein Foto mitbringen, oder nur eine Idee."],
    closings: ["Platz nehmen und erzählen.", "Der Stuhl wartet."],
  },
  beauty: {
    pains: ["Ein volles Regal ist noch keine Routine.", "Hautpflege sollte keine Anleitung brauchen."],
    payoffs: ["Ein kleines Ritual, auf das man sich freut."],
    closings: ["Ein Platz am Spiegel findet sich.", "In Ruhe ausprobieren."],
  },
  yoga: {
    pains: ["Die Schultern merken sich jedes Meeting.", "Manche Tage holen nie Luft."],
    payoffs: ["Einatmen. Der Rest kann warten."],
    closings: ["Matte ausrollen.", "Kommen, wie man ist."],
  },
  fitness: {
    pains: ["Das Schwerste am Training ist das Losgehen.", "Die Motivation kommt selten zuerst."],
    payoffs: ["Auch klein anfangen ist anfangen."],
    closings: ["Schuhe an.", "Wasser einpacken und los."],
  },
  fashion: {
    pains: ["Ein voller Schrank, und doch nichts anzuziehen.", "Trends gehen. Lieblingsstücke bleiben."],
    payoffs: ["Anziehen darf der leichte Teil sein."],
    closings: ["Einfach anprobieren.", "Das neue Lieblingsstück suchen."],
  },
  gifts: {
    pains: ["„Die haben doch schon alles.“ Jedes Jahr dieselbe Liste.", "Ein Gutschein sagt so wenig."],
    payoffs: ["Selbst behalten ist erlaubt."],
    closings: ["Jemandem eine Freude machen, den man mag.", "Mit dem Namen auf der Karte anfangen."],
  },
  home: {
    pains: ["Ein Raum merkt, wenn etwas fehlt.", "Manche Ecke hat lange genug gewartet."],
    payoffs: ["Zuhause beginnt bei den Details."],
    closings: ["Einfach den Raum beschreiben.", "Schon mal den Platz dafür aussuchen."],
  },
  garden: {
    pains: ["Der Garten wartet nicht auf ein freies Wochenende.", "Unkraut hat alle Zeit der Welt."],
    payoffs: ["Rausgehen und bleiben."],
    closings: ["Erzählen, was wachsen soll.", "Fenster auf und losträumen."],
  },
  cleaning: {
    pains: ["Staub kennt keinen Feiertag.", "Wochenenden sind zu kurz zum Schrubben."],
    payoffs: ["Füße hoch. Der Boden hält das aus."],
    closings: ["Sagen, welcher Raum zuerst drankommt.", "Einfach anfragen."],
  },
  plumbing: {
    pains: ["Ein tropfender Hahn ist nachts am lautesten.", "Ein Rohr platzt nie zur passenden Zeit."],
    payoffs: ["Handtücher sind zum Abtrocknen da, nicht für den Boden."],
    closings: ["Erzählen, was tropft.", "Lieber kurz melden als lange wischen."],
  },
  electrical: {
    pains: ["Flackerndes Licht repariert sich selten selbst.", "Verlängerungskabel sind kein Konzept."],
    payoffs: ["Schalter drücken und an etwas anderes denken."],
    closings: ["Sagen, wo Strom fehlt.", "Den Schraubenzieher liegen lassen und fragen."],
  },
  trades: {
    pains: [
      "Manche Arbeit steht schon viel zu lange auf der Liste.",
      "Kleine Baustellen werden gern größer.",
    ],
    payoffs: ["Abhaken und ans Wochenende denken.", "Die Leiter kann im Keller bleiben."],
    closings: ["Einfach erzählen, was ansteht.", "Ein Foto vom Raum ist ein guter Anfang."],
  },
  auto: {
    pains: ["Dieses Geräusch geht nicht von allein weg.", "Warnlampen haben keine Geduld."],
    payoffs: ["Einsteigen und an die Strecke denken."],
    closings: ["Erzählen, was klappert.", "Vor der nächsten langen Fahrt fragen."],
  },
  software: {
    pains: [
      "Zu viele Tabs, zu wenig geschafft.",
      "Irgendwo kopiert gerade jemand eine Tabelle in eine andere.",
    ],
    payoffs: ["Ein paar Tabs weniger.", "Der Kopf gehört der eigentlichen Arbeit."],
    closings: ["Ansehen, wie es funktioniert.", "Dem Team zeigen."],
  },
  marketing: {
    pains: ["Gute Arbeit kann trotzdem unsichtbar bleiben.", "Ein leeres Blatt ist ein langsamer Kollege."],
    payoffs: ["Die Arbeit selbst reden lassen."],
    closings: ["Auch halbe Ideen sind willkommen.", "Erzählen, wofür man bekannt sein will."],
  },
  legal: {
    pains: [
      "Amtliche Briefe sind selten leicht zu lesen.",
      "Manche Fragen sollten nicht bis zur Frist warten.",
    ],
    payoffs: ["Ein Gespräch ist ein guter Anfang."],
    closings: ["Fragen einfach mitbringen.", "Schildern, worum es geht."],
  },
  realestate: {
    pains: ["Fotos verraten nie, wie sich ein Zuhause anfühlt.", "Lange Suchen werden irgendwann still."],
    payoffs: ["Schlüssel machen ein schönes Geräusch."],
    closings: ["Kommen und im Raum stehen.", "Erzählen, wie es sich wohnen soll."],
  },
  education: {
    pains: [
      "Manches macht erst klick, wenn es jemand gut erklärt.",
      "„Irgendwann lerne ich das“ ist ein langer Zeitraum.",
    ],
    payoffs: ["Anfangen, wo man gerade steht."],
    closings: ["Einfach fragen, wo es losgeht.", "Fragen sind willkommen."],
  },
  books: {
    pains: [
      "Noch ein Abend am Handy? Ein Buch hätte da eine Idee.",
      "Gute Geschichten stehen selten im Feed.",
    ],
    payoffs: ["Nur noch ein Kapitel."],
    closings: ["Reinlesen erlaubt.", "Kommen und stöbern."],
  },
  travel: {
    pains: ["Über diese Reise wurde lange genug geredet.", "Der Koffer setzt schon Staub an."],
    payoffs: ["Etwas Platz im Koffer lassen."],
    closings: ["Ein Datum aussuchen.", "Erzählen, wohin es gehen soll."],
  },
  outdoor: {
    pains: ["Das Sofa ist später auch noch da.", "Das Wetter ist nie ganz fertig. Trotzdem los."],
    payoffs: ["Draußen hat offen."],
    closings: ["Raus damit.", "Den längeren Heimweg nehmen."],
  },
  pets: {
    pains: ["Da wartet jemand mit Fell an der Tür.", "Sie lesen jeden Blick im Gesicht."],
    payoffs: ["Zustimmung kommt per Nasenstupser."],
    closings: ["Erzählen, um wen es geht.", "Die Pfoten fragen."],
  },
  events: {
    pains: [
      "An den Sitzplan erinnert sich niemand. An den Abend alle.",
      "Große Tage bestehen aus kleinen Entscheidungen.",
    ],
    payoffs: ["Auf der eigenen Feier Gast sein."],
    closings: ["Erzählen, was gefeiert wird.", "Die Checkliste zu Hause lassen."],
  },
  photography: {
    pains: ["Manche Momente gibt es nur ein einziges Mal.", "Handys sind voller Bilder, die niemand druckt."],
    payoffs: ["Hinsehen und das Lachen wieder hören."],
    closings: ["Erzählen, welcher Moment bleiben soll.", "Einfach so kommen, wie man ist."],
  },
  health: {
    pains: ["Manche Termine schiebt man etwas zu lange auf.", "Gute Behandlung beginnt mit Zuhören."],
    payoffs: ["Keine Frage ist zu klein."],
    closings: ["Fragen einfach mitbringen.", "Einen Termin aussuchen."],
  },
};
