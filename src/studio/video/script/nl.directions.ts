import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in Dutch, listed in `direction-table.ts`; the fields are explained in
 * `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const NL: Directions = {
  shots: {
    storytelling: [
      "Meteen {product} in beeld: rustige close-up op armlengte, drie seconden lang.",
      "Volg het van begin tot eind in twee of drie shots, bij daglicht.",
      "Terug naar een totaalshot met de naam {company} in beeld, dan de eindkaart.",
    ],
    testimonial: [
      "Vraag een echte klant voor de camera, op ooghoogte: “{question}”",
      "Dezelfde klant, een stap dichterbij: “{question}” Laat intussen een close-up van {product} zien.",
      "Dezelfde klant: “{question}” Dan de eindkaart.",
    ],
    "product-demo": [
      "Vanaf de eerste seconde {product} van dichtbij en in het echt, met de handen in beeld.",
      "Toon stap voor stap, elke stap als eigen close-up, met de handen in beeld.",
      "Het resultaat, de camera drie seconden stil, dan de eindkaart.",
    ],
    lifestyle: [
      "{product} op een gewone dag, uit de hand gefilmd in wandeltempo.",
      "Twee of drie korte momenten met {product}, elk van een andere kant.",
      "Eén rustig shot in avond- of raamlicht, dan de eindkaart.",
    ],
    animation: [
      "De woorden komen één voor één groot in beeld op de merkkleur; daarna {product}.",
      "Elk feit komt als eigen regel en blijft lang genoeg om twee keer te lezen.",
      "Alle regels gaan weg; {product} en {company} blijven op de eindkaart.",
    ],
  },
  workShots: {
    storytelling: [
      "Telefoon op ooghoogte: zeg de eerste zin zelf in de camera.",
      "{product}: twee of drie korte shots van het werk zoals het echt is.",
    ],
    "product-demo": [
      "Aan het werk: zeg de eerste zin in de camera.",
      "{product}: film het werk stap voor stap; gebeurt het op een scherm, film dan het scherm.",
      "Terug voor de camera, drie seconden stil, dan de eindkaart.",
    ],
    lifestyle: [
      "Een paar stappen op weg naar het werk, uit de hand gefilmd.",
      "{product}: twee of drie korte momenten van een gewone werkdag, elk van een andere kant.",
      "Eén rustig shot van de plek of van uzelf, dan de eindkaart.",
    ],
  },
  soberTestimonial: [
    "U of iemand van het team op ooghoogte, niemand die om hulp kwam: zeg de eerste zin in de camera.",
    "Dezelfde persoon antwoordt in eigen woorden: “Wat gebeurt er bij het eerste gesprek?”",
    "De deur of de tafel zoals mensen die vinden, dan de eindkaart.",
  ],
  sounds: {
    storytelling: [
      "Zachte muziek vanaf de eerste seconde.",
      "Het echte geluid van de plek onder de stem.",
      "De muziek stopt bij het laatste woord.",
    ],
    testimonial: [
      "Eerst de voice-over, dan het antwoord van de klant; nog geen muziek.",
      "Zachte muziek onder de stem.",
      "Eerst stopt de stem, dan de muziek.",
    ],
    "product-demo": [
      "Een korte, droge beat; het echte geluid van de eerste beweging.",
      "Het echte geluid van elke stap.",
      "Eén heldere slotnoot.",
    ],
    lifestyle: [
      "Licht ritme vanaf de eerste snede.",
      "Het ritme blijft onder de stem; echte geluiden op de sneden.",
      "Het ritme vertraagt en stopt.",
    ],
    animation: [
      "Een zacht geluid bij elk woord.",
      "Een rustige puls; een geluid bij elke nieuwe regel.",
      "Een slotakkoord onder de eindkaart.",
    ],
  },
  questions: [
    "Wat had u nodig toen u bij ons kwam?",
    "Wat gebeurde er toen?",
    "Wat zou u er een vriend over vertellen?",
  ],
  facts: {
    time: "Film het met een klok in beeld: “{fact}”.",
    price: "Schrijf “{fact}” op een kaart of een bord en houd het stil in beeld.",
    offer: "Houd een kaart met “{fact}” voor de camera.",
    place: "Eén shot van een plek daar die mensen kennen: “{fact}”.",
    proof: "Toon het document of het bord als dat er is, zeg het anders in de camera: “{fact}”.",
    process: "Film stap voor stap hoe het echt gaat: “{fact}”.",
    number: "Toon het getal groot, met krijt of op papier: “{fact}”.",
    objection: "Zeg het recht in de camera, op ooghoogte: “{fact}”.",
    calendar: "Wijs het aan op een kalender of een klok: “{fact}”.",
    say: "Zeg het in de camera terwijl u werkt: “{fact}”.",
    other: "Toon het als het te zien is, zeg het anders in de camera: “{fact}”.",
  },
  oneShot: "Eén shot voor de hele scène: {product} van dichtbij, met de handen in beeld.",
  workShot: "{product}: eén shot voor de hele scène: u aan het werk.",
  oneQuestion: "Dezelfde klant, een stap dichterbij: “{question}”",
  furtherShots: {
    work: [
      ["Uw handen aan het werk, van heel dichtbij.", "De werkplek, langzaam van links naar rechts."],
      [
        "Het gereedschap of apparaat dat u het meest gebruikt, van heel dichtbij.",
        "U aan het werk, van opzij.",
      ],
      [
        "De laatste stap van het werk, van heel dichtbij.",
        "De tafel, de plank of de muur zoals het er is, met stilstaande camera.",
      ],
    ],
    thing: [
      ["Van boven en daarna van opzij, langzaam.", "Een detail, zo dichtbij als de telefoon scherp blijft."],
      [
        "In gebruik, met de handen in beeld.",
        "De werkplaats, de keuken of het magazijn zoals het er echt is.",
      ],
      ["Van drie passen afstand, met wat eromheen staat.", "Het moment van overhandigen, van opzij."],
    ],
  },
  soberShots: [
    ["De ruimte waar u mensen ontvangt, met stilstaande camera.", "Een raam van die ruimte, bij daglicht."],
    ["De weg naar uw deur, langzaam gefilmd.", "U aan tafel, luisterend, van opzij."],
    ["Twee stoelen aan tafel, met stilstaande camera.", "Uw handen met pen en papier."],
  ],
  soberShot: "{product}: u aan de tafel waar u met mensen praat, één rustig shot.",
  cutIn: "Snijd ertussen: {shot}",
  timedShot: "{from}–{to} s: {shot}",
  timedLine: "{from}–{to} s: “{line}”",
  ownWords: {
    about: {
      price: "“{fact}”: wat zit erbij in en wat niet?",
      offer: "“{fact}”: hoe werkt dat?",
      place: "“{fact}”: wat verbindt u met deze omgeving?",
      proof: "“{fact}”: waarom is dat belangrijk?",
      process: "“{fact}”: hoe gaat dat, stap voor stap?",
      number: "“{fact}”: wat zit er achter dat getal?",
      reason: "“{fact}”: waarom doet u het zo?",
      practice: "“{fact}”: hoe ziet dat er in de praktijk uit?",
    },
    general: [
      "“Wat vragen mensen u het vaakst?”",
      "“Waar let u op bij uw werk?”",
      "“Wat moet iemand vooraf weten?”",
    ],
  },
  voice: {
    silence: "Ongeveer {left} seconden blijven zonder woorden.",
    under:
      "De stem vult de hele scène: het beeld van de klant loopt eronder, zonder geluid. Bewaar het hele antwoord voor een langere versie.",
    answer: "Ongeveer {left} seconden zijn voor het antwoord.",
    reading: "Ongeveer {left} seconden zijn om te lezen.",
    ownWordsAfter: "Praat na de stem ongeveer {rest} seconden in uw eigen woorden verder: {question}",
    ownWordsBefore: "Praat vóór “{call}” ongeveer {rest} seconden in uw eigen woorden: {question}",
  },
  picture: "Gebruik uw beeld {numbers} als shot.",
  pictures: "Gebruik uw beelden {numbers} als shots.",
  and: "en",
};
