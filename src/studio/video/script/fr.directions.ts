import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in French, listed in `direction-table.ts`; the fields are explained
 * in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const FR: Directions = {
  shots: {
    storytelling: [
      "Montrer tout de suite {product} : gros plan stable à bout de bras, pendant trois secondes.",
      "Suivre du début à la fin en deux ou trois plans, à la lumière du jour.",
      "Reculer vers un plan large avec le nom {company} à l’image, puis l’écran de fin.",
    ],
    testimonial: [
      "Demander à une vraie personne de votre clientèle, à hauteur des yeux : « {question} »",
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
  workShots: {
    storytelling: [
      "Téléphone à hauteur des yeux : dire soi-même la première phrase face caméra.",
      "{product} : deux ou trois plans courts du travail tel qu’il est.",
    ],
    "product-demo": [
      "Au travail : dire la première phrase face caméra.",
      "{product} : filmer le travail étape par étape ; s’il se fait à l’écran, filmer l’écran.",
      "Retour face caméra, trois secondes sans bouger, puis le carton final.",
    ],
    lifestyle: [
      "Quelques pas sur le chemin du travail, filmés à la main.",
      "{product} : deux ou trois moments brefs d’une journée de travail ordinaire, chacun sous un autre angle.",
      "Un plan calme du lieu ou de vous, puis le carton final.",
    ],
  },
  soberTestimonial: [
    "Vous ou une personne de l’équipe à hauteur des yeux, personne qui soit venu chercher de l’aide\u00A0: dire la première phrase face caméra.",
    "La même personne répond avec ses mots\u00A0: «\u00A0Que se passe-t-il au premier rendez-vous\u00A0?\u00A0»",
    "La porte ou la table telles qu’on les trouve en arrivant, puis l’écran de fin.",
  ],
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
    place: "Un plan d’un endroit connu sur place : « {fact} ».",
    proof: "Montrer le document ou la plaque s’il y en a, sinon le dire face caméra : « {fact} ».",
    process: "Filmer étape par étape, comme cela se passe vraiment : « {fact} ».",
    number: "Montrer le chiffre en grand, à la craie ou sur papier : « {fact} ».",
    objection: "Le dire face à la caméra, à hauteur des yeux : « {fact} ».",
    other: "Le montrer si cela se voit, sinon le dire face caméra : « {fact} ».",
  },
  oneShot: "Un seul plan pour toute la scène : {product} de près, les mains à l’image.",
  workShot: "{product} : un seul plan pour toute la scène : vous au travail.",
  oneQuestion: "La même personne, un pas plus près : « {question} »",
  wordless: "Laisser du temps sans paroles : montrer le lieu et la personne au travail.",
  pause: "La voix prend environ {spoken} secondes sur {seconds} ; le reste est image et son, sans paroles.",
  onScreen: "Grand texte : « {text} »",
  picture: "Utiliser votre image {numbers} comme plan.",
  pictures: "Utiliser vos images {numbers} comme plans.",
  and: "et",
};
