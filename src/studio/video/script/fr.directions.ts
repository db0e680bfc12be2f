import type { Directions } from "./directions.ts";

/** Scene directions of scripts in French; `direction-table.ts` lists the languages. */
export const FR: Directions = {
  shots: {
    storytelling: [
      "Montrer tout de suite {product} : gros plan stable à bout de bras, pendant trois secondes.",
      "Suivre du début à la fin en deux ou trois plans, à la lumière du jour.",
      "Reculer vers un plan large avec le nom {company} à l’image, puis l’écran de fin.",
    ],
    testimonial: [
      "Demander à une vraie personne de votre clientèle, à hauteur des yeux près d’une fenêtre : « {question} »",
      "La même personne, un pas plus près : « {question} » Insérer un gros plan de {product} pendant qu’elle parle.",
      "La même personne : « {question} » Puis l’écran de fin.",
    ],
    "product-demo": [
      "Dès la première seconde, {product} de près et pour de vrai, les mains à l’image.",
      "Montrer une étape après l’autre, chacune en gros plan, les mains à l’image.",
      "Le résultat, caméra immobile pendant trois secondes, puis l’écran de fin.",
    ],
    lifestyle: [
      "{product} un jour ordinaire, filmé à la main au pas de marche.",
      "Deux ou trois courts moments avec {product}, chacun d’un autre côté.",
      "Un plan calme à la lumière du soir ou d’une fenêtre, puis l’écran de fin.",
    ],
    animation: [
      "Les mots arrivent un à un en grand sur la couleur de la marque ; {product} glisse à l’image.",
      "Chaque fait arrive sur sa propre ligne et reste le temps d’être lu deux fois.",
      "Toutes les lignes partent ; {product} et {company} restent sur l’écran de fin.",
    ],
  },
  sounds: {
    storytelling: [
      "Musique discrète dès la première seconde.",
      "Le vrai son du lieu sous la voix.",
      "La musique finit avec le dernier mot.",
    ],
    testimonial: [
      "D’abord la voix off, puis la réponse de la personne ; sans musique.",
      "Musique douce sous la voix.",
      "La voix finit d’abord, puis la musique.",
    ],
    "product-demo": [
      "Un rythme court et sec ; le vrai son du premier geste.",
      "Le vrai son de chaque étape.",
      "Une note finale nette.",
    ],
    lifestyle: [
      "Rythme léger dès la première coupe.",
      "Le rythme reste sous la voix ; de vrais sons sur les coupes.",
      "Le rythme ralentit et s’arrête.",
    ],
    animation: [
      "Un son doux pour chaque mot.",
      "Une pulsation régulière ; un son pour chaque nouvelle ligne.",
      "Un accord final sous l’écran de fin.",
    ],
  },
  questions: [
    "De quoi aviez-vous besoin en venant chez nous ?",
    "Que s’est-il passé ensuite ?",
    "Que diriez-vous à quelqu’un qui hésite ?",
  ],
  facts: {
    time: "Filmer avec une horloge à l’image : « {fact} ».",
    price: "Écrire « {fact} » sur une carte ou une ardoise et la tenir immobile à l’image.",
    offer: "Tenir devant la caméra une carte avec « {fact} ».",
    place: "Un plan depuis la rue vers votre porte : « {fact} ».",
    proof: "Filmer ce qui le prouve : « {fact} ».",
    process: "Filmer étape par étape, comme cela se passe vraiment : « {fact} ».",
    number: "Montrer le chiffre en grand, à la craie ou sur papier : « {fact} ».",
    objection: "Le dire face à la caméra, à hauteur des yeux : « {fact} ».",
    other: "Filmer ce que disent ces mots : « {fact} ».",
  },
  oneShot: "Un seul plan pour toute la scène : {product} de près, les mains à l’image.",
  oneQuestion: "La même personne, un pas plus près : « {question} »",
  wordless: "Laisser du temps sans paroles : montrer le lieu, {product} et la personne au travail.",
  pause: "La voix prend environ {spoken} secondes sur {seconds} ; le reste est image et son, sans paroles.",
  onScreen: "Grand texte : « {text} »",
  picture: "Utiliser votre image {numbers} comme plan.",
  pictures: "Utiliser vos images {numbers} comme plans.",
  and: "et",
};
