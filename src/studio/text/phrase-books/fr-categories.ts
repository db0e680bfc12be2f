import type { PhraseBook } from "../phrase-book.ts";

/** French phrases by category. */
export const FR_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: [
      "Un petit déjeuner fade, et la matinée paraît longue.",
      "Certains matins méritent mieux qu'un toast.",
    ],
    payoffs: ["Les miettes font partie du plaisir.", "Le partage reste facultatif."],
    closings: ["Il suffit de suivre son nez.", "Gardez-lui une place sur la table."],
  },
  coffee: {
    pains: ["Certains matins démarrent avant nous.", "Un café avalé debout n'est pas une pause."],
    payoffs: ["Téléphone posé, tasse levée."],
    closings: ["Et si on s'asseyait ?", "Les mails attendront."],
  },
  tea: {
    pains: ["Certains après-midis oublient de ralentir.", "Une tasse bue à la hâte n'est pas une pause."],
    payoffs: ["La vapeur monte, les épaules descendent."],
    closings: ["Mettez l'eau à chauffer.", "Un peu de calme, servi chaud."],
  },
  restaurant: {
    pains: [
      "Ce soir, personne n'a envie de faire la vaisselle.",
      "« On mange quoi ? » peut durer toute la soirée.",
    ],
    payoffs: ["La vaisselle, c'est notre affaire.", "On vient pour dîner, on reste pour parler."],
    closings: ["Venez avec votre appétit.", "À tout de suite, à table."],
  },
  food: {
    pains: ["La faim arrive souvent avant l'idée.", "« On mange quoi ? » revient tous les jours."],
    payoffs: ["On se resservira sans doute.", "Faites de la place sur la table."],
    closings: ["Goûtez, on en reparle.", "Une bouchée pour se décider."],
  },
  drinks: {
    pains: ["Une belle soirée mérite mieux qu'une bouteille prise au hasard."],
    payoffs: ["Sortez les verres."],
    closings: ["Un verre pour en juger.", "À garder pour la bonne compagnie."],
  },
  perfume: {
    pains: [
      "Un parfum entre dans la pièce avant nous.",
      "À certaines tenues, il manque ce qui ne se voit pas.",
    ],
    payoffs: ["Certaines choses se remarquent avant le premier mot."],
    closings: ["À porter une journée, pour en juger.", "À essayer sur la peau."],
  },
  hair: {
    pains: [
      "Le miroir sait quand une coupe s'impose.",
      "« Juste les pointes » : plus difficile qu'il n'y paraît.",
    ],
    payoffs: ["Venez avec une photo, ou juste une idée."],
    closings: ["Installez-vous.", "Dites-nous ce qui vous plaît."],
  },
  beauty: {
    pains: ["Une étagère pleine n'est pas une routine.", "Un soin ne devrait pas demander de mode d'emploi."],
    payoffs: ["Un petit rituel à retrouver chaque jour."],
    closings: ["Faites-lui une place près du miroir.", "À essayer tranquillement."],
  },
  yoga: {
    pains: ["Les épaules se souviennent de chaque réunion.", "Certaines journées oublient de respirer."],
    payoffs: ["Inspirez. Le reste attendra."],
    closings: ["Déroulez le tapis.", "Venez comme vous êtes."],
  },
  fitness: {
    pains: [
      "Dans le sport, le plus dur est de sortir de chez soi.",
      "La motivation arrive rarement la première.",
    ],
    payoffs: ["Les petits débuts comptent aussi."],
    closings: ["Lacez vos chaussures.", "Venez comme vous êtes."],
  },
  fashion: {
    pains: ["Une armoire pleine, et rien à se mettre.", "Les tendances passent. Les pièces aimées restent."],
    payoffs: ["S'habiller peut être la partie facile."],
    closings: ["À essayer, tout simplement.", "La pièce qu'on remet sans y penser."],
  },
  gifts: {
    pains: [
      "« Ils ont déjà tout. » Chaque année, la même liste.",
      "Une carte cadeau ne dit pas grand-chose.",
    ],
    payoffs: ["Le garder pour soi est permis."],
    closings: ["Pour quelqu'un qu'on aime bien.", "Commencez par le prénom sur la carte."],
  },
  home: {
    pains: ["Une pièce sait quand il lui manque quelque chose.", "Certains coins ont assez attendu."],
    payoffs: ["Un chez-soi commence par les détails."],
    closings: ["Imaginez-le chez vous.", "Il ne reste qu'à choisir l'endroit."],
  },
  garden: {
    pains: [
      "Un jardin n'attend pas le prochain week-end libre.",
      "Les mauvaises herbes ont tout leur temps.",
    ],
    payoffs: ["Sortez, et restez un peu."],
    closings: ["Dites-nous ce que vous aimeriez voir pousser.", "Ouvrez la fenêtre et imaginez."],
  },
  trades: {
    pains: [
      "Ces travaux sont sur la liste depuis trop longtemps.",
      "Les petits chantiers aiment devenir grands.",
    ],
    payoffs: ["L'échelle peut rester à la cave."],
    closings: ["Dites-nous ce qu'il y a à faire.", "Une photo suffit pour commencer à en parler."],
  },
  plumbing: {
    pains: ["Une fuite ne choisit jamais le bon moment.", "Un robinet qui goutte parle plus fort la nuit."],
    payoffs: ["Les serviettes, c'est pour les mains, pas pour le sol."],
    closings: ["Dites-nous ce qui fuit.", "Mieux vaut un message qu'un sol mouillé."],
  },
  auto: {
    pains: ["Ce bruit ne partira pas tout seul.", "Les voyants n'ont aucune patience."],
    payoffs: ["Montez, démarrez, pensez à la route."],
    closings: ["Racontez-nous ce bruit.", "À voir avant le prochain long trajet."],
  },
  software: {
    pains: [
      "Trop d'onglets, trop peu d'avancées.",
      "Quelque part, quelqu'un recopie encore un tableau dans un autre.",
    ],
    payoffs: ["Quelques onglets de moins.", "La tête au vrai travail."],
    closings: ["Voyez comment ça marche.", "À montrer à l'équipe."],
  },
  legal: {
    pains: [
      "Les courriers officiels parlent rarement clair.",
      "Certaines questions ne devraient pas attendre l'échéance.",
    ],
    payoffs: ["Tout commence par une conversation."],
    closings: ["Venez avec vos questions.", "Dites-nous où vous en êtes."],
  },
  realestate: {
    pains: ["Une photo ne dit jamais comment on se sent dans un lieu."],
    payoffs: ["Les clés font un joli bruit."],
    closings: ["Dites-nous comment vous aimeriez vivre.", "Venez vous tenir dans la pièce."],
  },
  education: {
    pains: [
      "Certaines choses s'éclairent quand quelqu'un les explique bien.",
      "« J'apprendrai ça un jour », c'est long.",
    ],
    payoffs: ["On commence là où on en est."],
    closings: ["Demandez-nous par où commencer.", "Les questions sont les bienvenues."],
  },
  books: {
    pains: [
      "Encore une soirée à faire défiler l'écran ? Un livre aurait une idée.",
      "Les belles histoires passent rarement dans un fil.",
    ],
    payoffs: ["Encore un chapitre, juste un."],
    closings: ["Venez feuilleter.", "Ouvrez-en un à la première page."],
  },
  travel: {
    pains: ["On a assez parlé de ce voyage.", "La valise prend la poussière."],
    payoffs: ["Laissez un peu de place dans la valise."],
    closings: ["Choisissez une date.", "Dites-nous où vous aimeriez être."],
  },
  pets: {
    pains: ["Quelqu'un à quatre pattes attend derrière la porte.", "Ils lisent chaque regard."],
    payoffs: ["L'approbation se donne à coups de museau."],
    closings: ["Dites-nous son nom.", "Demandez l'avis du principal intéressé."],
  },
  events: {
    pains: [
      "Personne ne se souvient du plan de table. De la soirée, si.",
      "Les grands jours sont faits de petites décisions.",
    ],
    payoffs: ["Soyez l'invité de votre propre fête."],
    closings: ["Racontez-nous ce que vous fêtez.", "Laissez la liste à la maison."],
  },
  health: {
    pains: ["Certains rendez-vous se remettent un peu trop souvent.", "Bien soigner commence par écouter."],
    payoffs: ["Aucune question n'est trop petite."],
    closings: ["Venez avec vos questions.", "Parlons-en."],
  },
};
