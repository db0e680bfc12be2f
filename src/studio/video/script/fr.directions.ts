import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in French, listed in `direction-table.ts`; the fields are explained
 * in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const FR: Directions = {
  shots: {
    storytelling: [
      "Montrer tout de suite {product}\u00A0: gros plan stable à bout de bras, pendant trois secondes.",
      "Suivre du début à la fin en deux ou trois plans, à la lumière du jour.",
      "Reculer vers un plan large avec le nom {company} à l’image, puis l’écran de fin.",
    ],
    testimonial: [
      "Demander à une vraie personne de votre clientèle, à hauteur des yeux\u00A0: «\u00A0{question}\u00A0»",
      "La même personne, un pas plus près\u00A0: «\u00A0{question}\u00A0» Insérer un gros plan de {product} pendant qu’elle parle.",
      "La même personne\u00A0: «\u00A0{question}\u00A0» Puis l’écran de fin.",
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
      "Les mots arrivent un à un en grand sur la couleur de la marque\u00A0; puis\u00A0: {product}.",
      "Chaque fait arrive sur sa propre ligne et reste le temps d’être lu deux fois.",
      "Toutes les lignes partent\u00A0; {product} et {company} restent sur l’écran de fin.",
    ],
  },
  workShots: {
    storytelling: [
      "Téléphone à hauteur des yeux\u00A0: dire soi-même la première phrase face caméra.",
      "{product}\u00A0: deux ou trois plans courts du travail tel qu’il est.",
    ],
    "product-demo": [
      "Au travail\u00A0: dire la première phrase face caméra.",
      "{product}\u00A0: filmer le travail étape par étape\u00A0; s’il se fait à l’écran, filmer l’écran.",
      "Retour face caméra, trois secondes sans bouger, puis le carton final.",
    ],
    lifestyle: [
      "Quelques pas sur le chemin du travail, filmés à la main.",
      "{product}\u00A0: deux ou trois moments brefs d’une journée de travail ordinaire, chacun sous un autre angle.",
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
      "Un rythme court et sec\u00A0; le vrai son du premier geste.",
      "Le vrai son de chaque étape.",
      "Une note finale nette.",
    ],
    lifestyle: [
      "Rythme léger dès la première coupe.",
      "Le rythme reste sous la voix\u00A0; de vrais sons sur les coupes.",
      "Le rythme ralentit et s’arrête.",
    ],
    animation: [
      "Un son doux pour chaque mot.",
      "Une pulsation régulière\u00A0; un son pour chaque nouvelle ligne.",
      "Un accord final sous l’écran de fin.",
    ],
  },
  questions: [
    "De quoi aviez-vous besoin en venant chez nous\u00A0?",
    "Que s’est-il passé ensuite\u00A0?",
    "Que diriez-vous à quelqu’un qui hésite\u00A0?",
  ],
  facts: {
    time: "Filmer avec une horloge à l’image : « {fact} ».",
    price: "Écrire « {fact} » sur une carte ou une ardoise et la tenir immobile à l’image.",
    offer: "Tenir devant la caméra une carte avec « {fact} ».",
    place: "Un plan d’un endroit connu sur place\u00A0: «\u00A0{fact}\u00A0».",
    proof:
      "Montrer le document ou la plaque s’il y en a, sinon le dire face caméra\u00A0: «\u00A0{fact}\u00A0».",
    process: "Filmer étape par étape, comme cela se passe vraiment : « {fact} ».",
    number: "Montrer le chiffre en grand, à la craie ou sur papier : « {fact} ».",
    objection: "Le dire face à la caméra, à hauteur des yeux : « {fact} ».",
    calendar: "Le montrer du doigt sur un calendrier ou une horloge\u00A0: «\u00A0{fact}\u00A0».",
    say: "Le dire face caméra, tout en travaillant\u00A0: «\u00A0{fact}\u00A0».",
    other: "Le montrer si cela se voit, sinon le dire face caméra\u00A0: «\u00A0{fact}\u00A0».",
  },
  oneShot: "Un seul plan pour toute la scène\u00A0: {product} de près, les mains à l’image.",
  workShot: "{product}\u00A0: un seul plan pour toute la scène\u00A0: vous au travail.",
  oneQuestion: "La même personne, un pas plus près\u00A0: «\u00A0{question}\u00A0»",
  furtherShots: {
    work: [
      ["Les mains au travail, en gros plan.", "Le lieu de travail, lentement, de gauche à droite."],
      ["L’outil ou l’appareil que vous utilisez le plus, en gros plan.", "Vous au travail, de profil."],
      [
        "La dernière étape du travail, en gros plan.",
        "La table, l’étagère ou le mur tels qu’ils sont, sans bouger la caméra.",
      ],
    ],
    thing: [
      ["D’en haut, puis de côté, lentement.", "Un détail, d’aussi près que le téléphone reste net."],
      ["À l’usage, avec les mains à l’image.", "L’atelier, la cuisine ou la réserve tels qu’ils sont."],
      ["À trois pas, avec ce qu’il y a autour.", "Le moment de la remise, de côté."],
    ],
  },
  soberShots: [
    [
      "La pièce où vous recevez les gens, caméra immobile.",
      "Une fenêtre de cette pièce, à la lumière du jour.",
    ],
    ["Le chemin jusqu’à votre porte, filmé lentement.", "Vous, à l’écoute, assis à la table, de côté."],
    ["Deux chaises à la table, caméra immobile.", "Vos mains avec un stylo et du papier."],
  ],
  soberShot: "{product}\u00A0: vous à la table où vous parlez avec les gens, un seul plan calme.",
  cutIn: "À insérer pendant la réponse\u00A0: {shot}",
  timedShot: "{from}–{to} s\u00A0: {shot}",
  timedLine: "{from}–{to} s\u00A0: «\u00A0{line}\u00A0»",
  ownWords: {
    about: {
      price: "«\u00A0{fact}\u00A0»\u00A0: qu’est-ce qui est compris, et qu’est-ce qui ne l’est pas\u00A0?",
      offer: "«\u00A0{fact}\u00A0»\u00A0: comment cela marche-t-il\u00A0?",
      place: "«\u00A0{fact}\u00A0»\u00A0: qu’est-ce qui vous lie à cet endroit\u00A0?",
      proof: "«\u00A0{fact}\u00A0»\u00A0: pourquoi est-ce important\u00A0?",
      process: "«\u00A0{fact}\u00A0»\u00A0: comment cela se passe-t-il, étape par étape\u00A0?",
      number: "«\u00A0{fact}\u00A0»\u00A0: que représente ce chiffre\u00A0?",
      reason: "«\u00A0{fact}\u00A0»\u00A0: pourquoi faites-vous ainsi\u00A0?",
      practice: "«\u00A0{fact}\u00A0»\u00A0: comment cela se passe-t-il au quotidien\u00A0?",
    },
    general: [
      "«\u00A0Qu’est-ce qu’on vous demande le plus souvent\u00A0?\u00A0»",
      "«\u00A0À quoi faites-vous attention dans votre travail\u00A0?\u00A0»",
      "«\u00A0Que faut-il savoir avant\u00A0?\u00A0»",
    ],
  },
  voice: {
    silence: "Environ {left} secondes restent sans paroles.",
    under:
      "La voix occupe toute la scène\u00A0: l’image de la personne passe en dessous, sans le son. Garder la réponse entière pour une version plus longue.",
    answer: "Environ {left} secondes sont pour la réponse.",
    reading: "Environ {left} secondes laissent le temps de lire.",
    ownWordsAfter:
      "Après la voix, continuer avec vos propres mots pendant environ {rest} secondes\u00A0: {question}",
    ownWordsBefore:
      "Avant «\u00A0{call}\u00A0», parler avec vos propres mots pendant environ {rest} secondes\u00A0: {question}",
  },
  picture: "Utiliser votre image {numbers} comme plan.",
  pictures: "Utiliser vos images {numbers} comme plans.",
  and: "et",
};
