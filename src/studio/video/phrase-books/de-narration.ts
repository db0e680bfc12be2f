import {
  audience,
  type BeatSheet,
  callToAction,
  fact,
  followUp,
  hook,
  keyMessage,
  line,
  names,
  offer,
  optionalNames,
  payoff,
  question,
  requiredLine,
} from "../beats.ts";

/** An ordinary day that takes a turn. */
export const DE_STORYTELLING: BeatSheet = {
  opening: [
    requiredLine(
      "Ein ganz normaler Tag.",
      "Es ist ein Tag wie jeder andere.",
      "Ein ganz gewöhnlicher Morgen.",
    ),
    followUp("So oder so ähnlich kennt man das.", "Man kennt das."),
    audience("Eine Geschichte für {audience}.", "Es geht um: {audienceLabel}."),
    line(
      "Die Liste ist lang, der Kaffee wird kalt, und die Uhr wartet auf niemanden.",
      "Die Liste ist lang, und die Uhr wartet nicht.",
    ),
    hook,
    followUp(
      "Eine Kleinigkeit, eigentlich. Aber aus Kleinigkeiten wird schnell mehr.",
      "Eine Kleinigkeit, eigentlich.",
    ),
    line("Von solchen Momenten erzählt niemand, weil sie für eine Geschichte zu klein scheinen."),
    line("Irgendetwas fehlt, und es lässt sich schwer sagen, was es ist.", "Irgendetwas fehlt."),
    line("Also weitermachen und hoffen, dass es sich von selbst erledigt.", "Also erst einmal weitermachen."),
    followUp("Meistens erledigt sich gar nichts.", "Es hilft ja nichts."),
    line("Der Tag geht weiter. Das Gefühl bleibt.", "Und das Gefühl bleibt."),
    line("Irgendwo zwischen Haustür und Abend entsteht ein leiser Wunsch.", "Ein leiser Wunsch entsteht."),
    line("Es muss doch auch anders gehen.", "Das geht doch anders."),
    line("Und dann, fast nebenbei, nimmt die Geschichte eine Wendung.", "Dann ändert sich etwas."),
  ],
  middle: [
    line("Kein Trommelwirbel. Kein Feuerwerk.", "Ganz ohne Trommelwirbel.", "Moment."),
    optionalNames("Es beginnt mit einem Namen: {offer}.", "{offer}.", "Der Name: {offer}."),
    keyMessage("{fact}"),
    followUp(
      "Das darf einen Augenblick so stehen bleiben.",
      "Mehr ist es nicht. Weniger auch nicht.",
      "Kurz wirken lassen.",
    ),
    fact("{fact}", "Und auch das: {fact}"),
    payoff,
    line(
      "Von außen sieht der Tag aus wie vorher. Dasselbe Licht, dieselbe Straße, derselbe kalte Kaffee auf dem Tisch.",
      "Von außen sieht der Tag aus wie vorher.",
    ),
    followUp(
      "Doch wer genau hinsieht, sieht Schultern, die sich senken.",
      "Nur die Schultern sinken ein Stück.",
    ),
    fact("{fact}", "Gut zu wissen: {fact}"),
    line(
      "Keine Zauberei. Nur eine Entscheidung, getroffen an einem ganz normalen Tag.",
      "Keine Zauberei. Nur eine Entscheidung.",
    ),
    fact("{fact}", "Und noch etwas: {fact}"),
    line("Auf einmal ist Platz für den Rest der Geschichte.", "Auf einmal ist da Luft."),
    line(
      "So gehen gute Geschichten: Jemand entscheidet sich, und die nächste Seite beginnt.",
      "Und die nächste Seite beginnt.",
    ),
  ],
  closing: [
    line("Der Tag geht zu Ende. Das Licht wird warm.", "Abend. Das Licht wird warm."),
    line(
      "In dieser Straße hat sich nichts verändert, und doch ist es ein anderer Abend.",
      "Dieselbe Straße, ein anderer Abend.",
    ),
    line("Jemand schaut auf, lächelt und erklärt nicht, warum.", "Jemand schaut auf und lächelt."),
    line(
      "Jede Geschichte braucht jemanden, der den nächsten Schritt macht.",
      "Jemand muss den nächsten Schritt machen.",
    ),
    line(
      "Es eilt nicht. Die nächste Seite ist noch leer, und sie wartet.",
      "Es eilt nicht. Die nächste Seite wartet.",
    ),
    offer("{fact}", "Vorher noch: {fact}"),
    offer("{fact}", "Und: {fact}"),
    line(
      "Also den Namen merken, und auch, wie alles begann: mit einem ganz normalen Tag.",
      "Also den Namen merken.",
    ),
    names("{offer}.", "Noch einmal der Name: {offer}."),
    line(
      "Manche Geschichten enden hier. Diese fängt gerade erst an.",
      "Diese Geschichte fängt gerade erst an.",
    ),
    line("Umblättern geht jederzeit.", "Bitte umblättern."),
    callToAction,
  ],
};

/** A customer quotes the company. */
export const DE_TESTIMONIAL: BeatSheet = {
  opening: [
    requiredLine("Läuft die Kamera? Gut.", "Okay. Läuft sie schon?", "Wo soll ich hinschauen?"),
    line(
      "Ich bin kein Profi, also sage ich es so, wie ich es Freunden sagen würde.",
      "Ich bin kein Profi, das merkt man.",
      "Ich bin kein Profi.",
    ),
    line("Solche Videos klicke ich normalerweise weg.", "Solche Videos überspringe ich sonst."),
    followUp("Deshalb halte ich mich kurz.", "Also keine großen Worte."),
    question("Man hat mich gefragt: {fact}", "{fact}"),
    audience("Das hier ist für {audience}.", "Das hier ist für: {audienceLabel}."),
    line(
      "Ich hatte meine Gewohnheiten, wie alle, und ich habe nicht mehr darüber nachgedacht.",
      "Ich hatte meine Gewohnheiten, wie alle.",
    ),
    line(
      "Mit Empfehlungen bin ich vorsichtig, denn wenn es schiefgeht, kommen die Leute zu mir zurück.",
      "Mit Empfehlungen bin ich vorsichtig.",
    ),
    line(
      "Niemand lässt sich gern etwas aufschwatzen. Ich auch nicht.",
      "Niemand lässt sich gern etwas aufschwatzen.",
    ),
    requiredLine(
      "Also gebe ich einfach weiter, was man mir gesagt hat, und den Rest entscheidet jeder selbst.",
      "Ich gebe einfach weiter, was man mir gesagt hat.",
      "Ich gebe nur weiter, was ich gehört habe.",
    ),
  ],
  middle: [
    optionalNames("Es geht um {offer}.", "Der Name: {offer}."),
    keyMessage(
      "So sagen sie es selbst: {fact}",
      "In ihren eigenen Worten: {fact}",
      "So sagen sie es selbst. {fact}",
      "Ich zitiere. {fact}",
      "„{fact}“",
    ),
    followUp("Klare Worte. Das mag ich.", "Das ist bei mir hängen geblieben.", "Klare Worte."),
    line(
      "Viel versprechen kann jeder, also achte ich auf das, was übrig bleibt, wenn alle fertig geredet haben.",
      "Viel versprechen kann jeder, also höre ich genau hin.",
    ),
    fact("Das haben sie mir auch gesagt: {fact}", "Das haben sie mir auch gesagt. {fact}"),
    line("Man merkt schnell, ob es jemand ernst meint.", "Man merkt, ob es jemand ernst meint."),
    payoff,
    fact("Noch einmal ihre Worte: {fact}", "Noch einmal ihre Worte. {fact}"),
    line(
      "Ich habe mir Zeit gelassen, herumgefragt und am Ende auf mein Bauchgefühl gehört.",
      "Ich habe mir Zeit gelassen.",
      "Zeit lassen hilft.",
    ),
    fact("Und dann war da noch das: {fact}", "Und dann war da noch das. {fact}"),
    line(
      "Jeder sucht etwas anderes, und entscheiden kann ich das für niemanden.",
      "Entscheiden muss das jeder selbst.",
    ),
    line(
      "Für mich läuft es auf eine einfache Frage hinaus: Würde ich es wieder so machen?",
      "Ich frage mich immer: noch einmal oder nicht?",
    ),
    line("Am besten selbst anschauen, das ist mein Rat.", "Am besten selbst anschauen."),
  ],
  closing: [
    line("Beim Kaffee würde ich dazu keine lange Rede halten.", "Eine lange Rede halte ich nicht."),
    followUp("Ich würde einfach den Namen sagen.", "Nur den Namen."),
    names("{offer}.", "Der Name ist {offer}."),
    line(
      "Einfach sagen, was man braucht und was einen stört, und dann hören, was zurückkommt.",
      "Sagen, was man braucht, und zuhören.",
      "Einfach alles fragen.",
    ),
    line("Ruhig wählerisch sein. Das bin ich auch.", "Ruhig wählerisch sein."),
    offer("Das sollte ich noch erwähnen: {fact}", "Das sollte ich noch erwähnen. {fact}"),
    offer("Und das auch. {fact}", "Und das: {fact}"),
    line(
      "Mit der Antwort kann man sich Zeit lassen. Eine Nacht darüber schlafen, warum nicht.",
      "Mit der Antwort kann man sich Zeit lassen.",
    ),
    line(
      "Einen schönen Werbespruch gibt es von mir nicht, den würde ich nur falsch aufsagen.",
      "Einen Werbespruch gibt es von mir nicht.",
    ),
    line("Wenn es passt, merkt man es.", "Man merkt es schon."),
    line("Das war es von mir.", "Mehr habe ich nicht.", "War das gut so?"),
    callToAction,
  ],
};

/** A presenter takes a closer look, point by point. */
export const DE_PRODUCT_DEMO: BeatSheet = {
  opening: [
    line("Heute keine große Rede.", "Keine lange Vorrede.", "Ohne Vorrede."),
    followUp("Und auch kein Sonnenuntergang.", "Andere beginnen mit Sonnenuntergang."),
    line("Wir fangen dort an, wo alle anfangen.", "Zuerst die Ausgangslage.", "Die Ausgangslage."),
    hook,
    followUp("Das bitte im Kopf behalten.", "Das ist das Bild davor.", "Gesehen? Gut."),
    audience("Gezeigt für {audience}.", "Für wen wir das zeigen: {audienceLabel}."),
    line(
      "Zum Mitschauen reichen wache Augen, etwas Geduld und gutes Licht.",
      "Zum Mitschauen reichen offene Augen.",
    ),
    line("Auf die Hände achten. Auf die Details achten.", "Auf die Hände achten."),
    followUp("An Details sieht man, ob sich jemand Mühe gegeben hat.", "Details verraten viel."),
    line("Anhalten ist jederzeit erlaubt.", "Pause drücken ist erlaubt."),
    line("Wer vor dem Kauf das Kleingedruckte liest, ist hier genau richtig."),
    line(
      "Wir nehmen uns Zeit, und wir schneiden nicht weg, wenn es spannend wird.",
      "Wir schneiden nichts weg.",
    ),
    line("Bereit? Dann zu dem Teil, auf den es ankommt.", "Bereit? Dann los.", "Bereit?"),
  ],
  middle: [
    names("Jetzt im Bild: {offer}.", "{offer}."),
    keyMessage("{fact}", "Der Punkt: {fact}", "Darum geht es: {fact}"),
    followUp("Dasselbe noch einmal, diesmal von oben.", "Noch einmal, von oben.", "Noch einmal, langsam."),
    fact("Nächster Punkt: {fact}", "Nächster Punkt. {fact}", "{fact}"),
    line("Viel erklären muss man hier nicht.", "Da gibt es wenig zu erklären."),
    line("Näher. Noch ein Stück näher. Da.", "Bitte näher."),
    fact("Dann das: {fact}", "Dann das. {fact}", "{fact}"),
    payoff,
    line(
      "Jetzt die Frage, wo das in einem ganz normalen Tag seinen Platz hätte.",
      "Wo hätte das im Alltag seinen Platz?",
    ),
    followUp("Die Antwort kurz im Kopf behalten.", "Die Antwort kurz merken."),
    fact("Auch auf der Liste: {fact}", "Auch auf der Liste. {fact}"),
    line("Noch einmal kurz an den Anfang denken.", "Kurz an den Anfang denken."),
    line("Und das dann ehrlich mit dem vergleichen, wie es heute läuft.", "Und das mit heute vergleichen."),
    followUp("Dieser Vergleich sagt mehr als jeder Werbespruch.", "Das sagt mehr als ein Spruch."),
    line("Kein Trick, kein Kleingedrucktes, nur ein genauer Blick.", "Nur ein genauer Blick."),
    line("Wer es eilig hat, darf vorspulen. Wer genau hinsieht, bleibt.", "Wer genau hinsieht, bleibt."),
  ],
  closing: [
    line("Das war der genaue Blick.", "Das war die Vorführung."),
    line("Alles, was ein Bildschirm zeigen kann, war jetzt zu sehen.", "Ein Bildschirm zeigt nur so viel."),
    followUp("Was fehlt, ist der Blick von der anderen Seite.", "Der Rest zeigt sich im Alltag."),
    line(
      "Also eine echte Frage mitbringen, ruhig die schwierige, die man sonst weglässt.",
      "Also eine echte Frage mitbringen.",
      "Fragen? Her damit.",
    ),
    line("Eine Vorführung endet dort, wo der Alltag beginnt.", "Der Alltag ist die echte Vorführung."),
    offer("Gut zu wissen: {fact}", "Gut zu wissen. {fact}", "{fact}"),
    offer("Auch gut zu wissen. {fact}", "{fact}"),
    line("Wie weit es geht, entscheidet jeder selbst.", "Das Tempo bestimmt jeder selbst."),
    names("{offer}.", "Zum Mitschreiben: {offer}.", "Noch einmal: {offer}."),
    followUp(
      "Aufschreiben, abfotografieren oder gleich an die Person schicken, die ständig danach fragt.",
      "Aufschreiben oder abfotografieren.",
      "Am besten abfotografieren.",
    ),
    line("Alles noch einmal sehen? Einfach zurückspulen.", "Noch einmal sehen? Zurückspulen."),
    followUp("Wir verraten niemandem, wie oft.", "So oft man mag."),
    line("Von hier ist es nur ein Schritt.", "Es fehlt nur ein Schritt."),
    callToAction,
  ],
};
