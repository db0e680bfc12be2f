import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in German, listed in `direction-table.ts`; the fields are explained
 * in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const DE: Directions = {
  shots: {
    storytelling: [
      "Sofort {product} zeigen: ruhige Nahaufnahme auf Armlänge, drei Sekunden lang.",
      "Vom Anfang bis zum Ende begleiten, in zwei oder drei Einstellungen, bei Tageslicht.",
      "Zurück zur Totalen, der Name {company} ist im Bild, dann die Schlusstafel.",
    ],
    testimonial: [
      "Jemanden aus der echten Kundschaft vor der Kamera fragen, auf Augenhöhe: „{question}“",
      "Dieselbe Person, einen Schritt näher: „{question}“ Dazwischen {product} in Nahaufnahme.",
      "Dieselbe Person: „{question}“ Dann die Schlusstafel.",
    ],
    "product-demo": [
      "Ab der ersten Sekunde {product} aus der Nähe, so wie es ist, mit den Händen im Bild.",
      "Einen Schritt nach dem anderen zeigen, jeden als eigene Nahaufnahme, mit den Händen im Bild.",
      "Das Ergebnis, die Kamera steht drei Sekunden still, dann die Schlusstafel.",
    ],
    lifestyle: [
      "{product} an einem gewöhnlichen Tag, aus der Hand im Gehen gefilmt.",
      "Zwei oder drei kurze Momente mit {product}, jeder von einer anderen Seite.",
      "Eine ruhige Einstellung im Abend- oder Fensterlicht, dann die Schlusstafel.",
    ],
    animation: [
      "Die Wörter kommen einzeln und groß auf der Markenfarbe; dann: {product}.",
      "Jede Tatsache kommt als eigene Zeile und bleibt lange genug, um sie zweimal zu lesen.",
      "Alle Zeilen gehen; {product} und {company} bleiben auf der Schlusstafel.",
    ],
  },
  workShots: {
    storytelling: [
      "Handy auf Augenhöhe: den ersten Satz selbst in die Kamera sprechen.",
      "{product}: zwei oder drei kurze Einstellungen von der Arbeit, wie sie wirklich ist.",
    ],
    "product-demo": [
      "Bei der Arbeit: den ersten Satz in die Kamera sprechen.",
      "{product}: die Arbeit Schritt für Schritt filmen; geschieht sie am Bildschirm, den Bildschirm.",
      "Zurück vor die Kamera, drei Sekunden stillhalten, dann die Schlusstafel.",
    ],
    lifestyle: [
      "Ein paar Schritte auf dem Weg zur Arbeit, aus der Hand gefilmt.",
      "{product}: zwei oder drei kurze Momente eines gewöhnlichen Arbeitstags, jeder von einer anderen Seite.",
      "Eine ruhige Einstellung vom Ort oder von Ihnen, dann die Schlusstafel.",
    ],
  },
  soberTestimonial: [
    "Sie oder jemand aus dem Team auf Augenhöhe, niemand, der Hilfe gesucht hat: den ersten Satz in die Kamera sprechen.",
    "Dieselbe Person antwortet mit eigenen Worten: „Was geschieht beim ersten Gespräch?“",
    "Die Tür oder der Tisch, so wie man sie vorfindet, dann die Schlusstafel.",
  ],
  sounds: {
    storytelling: [
      "Leise Musik ab der ersten Sekunde.",
      "Der echte Ton des Ortes unter der Stimme.",
      "Die Musik endet mit dem letzten Wort.",
    ],
    testimonial: [
      "Erst der gesprochene Text, dann die Antwort der Person; noch keine Musik.",
      "Leise Musik unter der Stimme.",
      "Erst endet die Stimme, dann die Musik.",
    ],
    "product-demo": [
      "Ein kurzer, trockener Takt; der echte Ton der ersten Bewegung.",
      "Der echte Ton jedes Schritts.",
      "Ein klarer Schlusston.",
    ],
    lifestyle: [
      "Leichter Rhythmus ab dem ersten Schnitt.",
      "Der Rhythmus bleibt unter der Stimme; echte Töne auf den Schnitten.",
      "Der Rhythmus wird langsamer und hört auf.",
    ],
    animation: [
      "Ein weicher Ton für jedes Wort.",
      "Ein ruhiger Puls; ein Ton für jede neue Zeile.",
      "Ein Schlussakkord unter der Schlusstafel.",
    ],
  },
  questions: [
    "Was haben Sie gebraucht, als Sie zu uns kamen?",
    "Was ist dann passiert?",
    "Was würden Sie anderen darüber sagen?",
  ],
  facts: {
    time: "Mit einer Uhr im Bild filmen: „{fact}“.",
    price: "„{fact}“ auf eine Karte oder Tafel schreiben und ruhig ins Bild halten.",
    offer: "Eine Karte mit „{fact}“ in die Kamera halten.",
    place: "Eine Einstellung von einer Stelle dort, die man kennt: „{fact}“.",
    proof: "Urkunde oder Schild zeigen, wenn es das gibt, sonst in die Kamera sagen: „{fact}“.",
    process: "Schritt für Schritt filmen, wie es wirklich abläuft: „{fact}“.",
    number: "Die Zahl groß zeigen, mit Kreide oder auf Papier: „{fact}“.",
    objection: "Auf Augenhöhe direkt in die Kamera sagen: „{fact}“.",
    calendar: "Auf einem Kalender oder einer Uhr mit dem Finger zeigen: „{fact}“.",
    say: "Bei der Arbeit in die Kamera sagen: „{fact}“.",
    other: "Zeigen, wenn man es sehen kann, sonst in die Kamera sagen: „{fact}“.",
  },
  oneShot: "Eine einzige Einstellung für die ganze Szene: {product} aus der Nähe, mit den Händen im Bild.",
  workShot: "{product}: eine einzige Einstellung für die ganze Szene: Sie bei der Arbeit.",
  oneQuestion: "Dieselbe Person, einen Schritt näher: „{question}“",
  furtherShots: {
    work: [
      ["Die Hände bei der Arbeit, ganz nah.", "Der Arbeitsplatz, langsam von links nach rechts."],
      [
        "Das Werkzeug oder Gerät, das Sie am häufigsten benutzen, ganz nah.",
        "Sie bei der Arbeit, von der Seite.",
      ],
      [
        "Der letzte Arbeitsschritt, ganz nah.",
        "Der Tisch, das Regal oder die Wand, wie es dort aussieht, die Kamera steht still.",
      ],
    ],
    thing: [
      ["Von oben und dann von der Seite, langsam.", "Ein Detail, so nah, wie das Handy scharf bleibt."],
      ["Im Gebrauch, mit den Händen im Bild.", "Werkstatt, Küche oder Lager, wie es dort wirklich aussieht."],
      [
        "Aus drei Schritten Abstand, mit allem, was daneben steht.",
        "Der Moment der Übergabe, von der Seite.",
      ],
    ],
  },
  soberShots: [
    [
      "Der Raum, in dem Sie Menschen empfangen; die Kamera steht still.",
      "Ein Fenster dieses Raums bei Tageslicht.",
    ],
    ["Der Weg zu Ihrer Tür, langsam gefilmt.", "Sie am Tisch, zuhörend, von der Seite."],
    ["Zwei Stühle am Tisch; die Kamera steht still.", "Ihre Hände mit Stift und Papier."],
  ],
  soberShot: "{product}: Sie am Tisch, an dem Sie mit Menschen sprechen, in einer ruhigen Einstellung.",
  cutIn: "Dazwischen schneiden: {shot}",
  timedShot: "{from}–{to} s: {shot}",
  timedLine: "{from}–{to} s: „{line}“",
  ownWords: {
    about: {
      price: "„{fact}“: Was ist dabei und was nicht?",
      offer: "„{fact}“: Wie funktioniert das?",
      place: "„{fact}“: Was verbindet Sie mit der Gegend?",
      proof: "„{fact}“: Warum ist das wichtig?",
      process: "„{fact}“: Wie läuft das ab, Schritt für Schritt?",
      number: "„{fact}“: Was steckt hinter dieser Zahl?",
      reason: "„{fact}“: Warum machen Sie das so?",
      practice: "„{fact}“: Wie sieht das im Alltag aus?",
    },
    general: [
      "„Was werden Sie am häufigsten gefragt?“",
      "„Worauf achten Sie bei Ihrer Arbeit?“",
      "„Was sollte man vorher wissen?“",
    ],
  },
  voice: {
    silence: "Etwa {left} Sekunden bleiben ohne Worte.",
    under:
      "Die Stimme braucht die ganze Szene: Das Bild der Kundin oder des Kunden läuft ohne Ton darunter. Die ganze Antwort für eine längere Fassung aufheben.",
    answer: "Etwa {left} Sekunden gehören der Antwort.",
    reading: "Etwa {left} Sekunden sind Zeit zum Lesen.",
    ownWordsAfter: "Nach dem Sprechertext etwa {rest} Sekunden mit eigenen Worten weitersprechen: {question}",
    ownWordsBefore: "Vor „{call}“ etwa {rest} Sekunden mit eigenen Worten sprechen: {question}",
  },
  picture: "Ihr Bild {numbers} als Einstellung verwenden.",
  pictures: "Ihre Bilder {numbers} als Einstellungen verwenden.",
  and: "und",
};
