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
export const FR_STORYTELLING: BeatSheet = {
  opening: [
    requiredLine(
      "Une journée ordinaire.",
      "C'est un jour comme les autres.",
      "Imaginez un matin tout à fait ordinaire.",
    ),
    followUp("Elle ressemble peut-être à la vôtre.", "Vous connaissez."),
    audience("Une histoire pour {audience}.", "Les gens de cette histoire : {audienceLabel}."),
    line(
      "La liste est longue, le café refroidit, et l'horloge n'attend personne.",
      "La liste est longue, et l'horloge n'attend pas.",
    ),
    hook,
    followUp("Un détail, en somme. Mais les détails finissent par s'additionner.", "Un détail, en somme."),
    line("Personne ne raconte ces moments-là, parce qu'ils semblent trop petits pour une histoire."),
    line("Il manque quelque chose, et il est difficile de dire quoi.", "Il manque quelque chose."),
    line("Alors on continue, en se disant que tout finira par s'arranger.", "Alors on continue."),
    followUp("C'est rarement le cas.", "Comme d'habitude."),
    line("La journée avance. L'impression reste.", "L'impression reste."),
    line(
      "Et quelque part entre la porte d'entrée et le soir, une envie discrète prend forme.",
      "Une envie discrète prend forme.",
    ),
    line("Il doit bien y avoir une autre façon de faire.", "On peut faire autrement."),
    line("Et puis, presque par hasard, l'histoire prend un tournant.", "Et puis quelque chose change."),
  ],
  middle: [
    line("Pas de roulement de tambour. Pas de feu d'artifice.", "Sans roulement de tambour.", "Écoutez."),
    optionalNames("Tout commence par un nom : {offer}.", "{offer}.", "Le nom : {offer}."),
    keyMessage("{fact}"),
    followUp(
      "Laissez cette phrase résonner un instant.",
      "C'est tout. C'est beaucoup.",
      "Retenez bien cela.",
    ),
    fact("{fact}", "Et aussi : {fact}"),
    payoff,
    line(
      "Vue de l'extérieur, la journée n'a pas changé. Même lumière, même rue, même café froid sur la table.",
      "Vue de l'extérieur, la journée n'a pas changé.",
    ),
    followUp(
      "Mais en regardant de près, on voit des épaules qui se relâchent.",
      "Mais les épaules se relâchent.",
    ),
    fact("{fact}", "À savoir également : {fact}"),
    line("Pas de magie. Juste une décision, prise un jour ordinaire.", "Pas de magie. Juste une décision."),
    fact("{fact}", "Et encore ceci : {fact}"),
    line("Soudain, il y a de la place pour le reste de l'histoire.", "Soudain, on respire."),
    line(
      "C'est ainsi que vont les belles histoires : quelqu'un décide, et la page se tourne.",
      "Quelqu'un décide, et la page se tourne.",
    ),
  ],
  closing: [
    line("La journée s'achève. La lumière devient chaude.", "Le soir. La lumière devient chaude."),
    line("Rien n'a changé dans cette rue, et pourtant c'est un autre soir.", "La même rue, un autre soir."),
    line(
      "Quelqu'un lève les yeux, sourit, et n'explique pas pourquoi.",
      "Quelqu'un lève les yeux et sourit.",
    ),
    line(
      "Toute histoire a besoin de quelqu'un qui fait le pas suivant.",
      "Il faut quelqu'un pour faire le pas suivant.",
    ),
    followUp("Cette fois, ce peut être vous.", "Peut-être vous."),
    line(
      "Rien ne presse. La page suivante est blanche, et elle vous attend.",
      "Rien ne presse. La page attend.",
    ),
    offer("{fact}", "Avant de partir : {fact}"),
    offer("{fact}", "Et : {fact}"),
    line(
      "Alors retenez le nom, et retenez comment tout a commencé : par une journée ordinaire.",
      "Alors retenez le nom.",
    ),
    names("{offer}.", "Le nom, encore une fois : {offer}."),
    line(
      "Certaines histoires finissent ici. La vôtre ne fait que commencer.",
      "La vôtre ne fait que commencer.",
    ),
    line("Tournez la page quand vous voulez.", "Tournez la page."),
    callToAction,
  ],
};

/** A customer quotes the company. */
export const FR_TESTIMONIAL: BeatSheet = {
  opening: [
    requiredLine("Ça tourne ? Très bien.", "C'est bon, ça tourne ?", "Je regarde où ?"),
    line("Je ne suis pas de la télé, alors je vais le dire comme à un ami.", "Je ne suis pas de la télé."),
    line("D'habitude, je passe ce genre de vidéo.", "Ce genre de vidéo, je le passe."),
    followUp("Alors je fais court.", "Donc pas de grands mots."),
    question("On m'a demandé : {fact}", "{fact}"),
    audience("Je pense à {audience} en disant cela.", "Si c'est vous, restez : {audienceLabel}."),
    line(
      "J'avais mes habitudes, comme tout le monde, et je n'y pensais plus vraiment.",
      "J'avais mes habitudes, comme tout le monde.",
    ),
    line(
      "Et je fais attention à ce que je recommande, parce que c'est à moi qu'on vient se plaindre.",
      "Je fais attention à ce que je recommande.",
    ),
    line(
      "Personne n'aime se faire forcer la main. Moi non plus.",
      "Personne n'aime se faire forcer la main.",
    ),
    requiredLine(
      "Alors je vous répète ce qu'on m'a dit, et après, à vous de vous faire une idée.",
      "Je répète simplement ce qu'on m'a dit.",
      "Voici ce qu'on m'a dit.",
    ),
  ],
  middle: [
    optionalNames("Il s'agit de ceci : {offer}.", "Le nom : {offer}."),
    keyMessage(
      "Ils le disent ainsi : {fact}",
      "Avec leurs mots à eux : {fact}",
      "Ils le disent ainsi. {fact}",
      "Je cite. {fact}",
      "« {fact} »",
    ),
    followUp("Des mots simples. J'aime ça.", "Cela m'est resté.", "Des mots simples."),
    line(
      "Promettre, tout le monde sait faire, alors je regarde ce qui reste quand on a fini de parler.",
      "Promettre, tout le monde sait faire, alors j'écoute bien.",
    ),
    fact("Ils m'ont dit aussi : {fact}", "Ils m'ont dit aussi ceci. {fact}"),
    line("On sent vite si quelqu'un est sincère.", "On sent si quelqu'un est sincère."),
    payoff,
    fact("Encore leurs mots : {fact}", "Encore leurs mots. {fact}"),
    line(
      "J'ai pris mon temps, j'ai demandé autour de moi, et j'ai écouté mon instinct.",
      "J'ai pris mon temps.",
    ),
    fact("Et puis il y avait ceci : {fact}", "Et puis il y avait ceci. {fact}"),
    line(
      "Chacun cherche autre chose, bien sûr, et je ne peux pas décider pour vous.",
      "Je ne peux pas décider pour vous.",
    ),
    line(
      "Pour moi, tout tient en une question simple : est-ce que je le referais ?",
      "Ma question est toujours : je le referais ?",
    ),
    followUp("Vous aurez peut-être une autre question.", "La vôtre est peut-être différente."),
    line("Allez voir par vous-même, c'est mon conseil.", "Allez voir par vous-même."),
  ],
  closing: [
    line("Autour d'un café, je ne ferais pas de grand discours.", "Je ne fais pas de grand discours."),
    followUp("Je donnerais juste le nom.", "Juste le nom."),
    names("{offer}.", "Le nom : {offer}."),
    line(
      "Dites ce qu'il vous faut, dites ce qui vous gêne, et écoutez la réponse.",
      "Dites ce qu'il vous faut et écoutez.",
      "Posez vos questions.",
    ),
    line("Soyez difficile. Je le suis aussi.", "Soyez difficile."),
    offer("On m'a demandé de préciser : {fact}", "On m'a demandé de préciser ceci. {fact}"),
    offer("Et ceci aussi. {fact}", "Et ceci : {fact}"),
    line(
      "Prenez votre temps pour répondre. La nuit porte conseil, paraît-il.",
      "Prenez votre temps pour répondre.",
    ),
    line("Vous n'aurez pas de slogan de ma part, je le dirais de travers.", "Pas de slogan de ma part."),
    line("Si c'est fait pour vous, vous le saurez.", "Vous le sentirez."),
    line("Voilà, c'est tout pour moi.", "Voilà, c'est tout.", "C'était bien comme ça ?"),
    callToAction,
  ],
};

/** A presenter takes a closer look, point by point. */
export const FR_PRODUCT_DEMO: BeatSheet = {
  opening: [
    line("Pas de discours aujourd'hui.", "Sans grand discours.", "Allons droit au but."),
    followUp("Pas de coucher de soleil non plus.", "Ni coucher de soleil."),
    line("Commençons là où tout le monde commence.", "D'abord, le point de départ.", "Le point de départ."),
    hook,
    followUp("Gardez bien cela en tête.", "Voilà l'image d'avant.", "C'est vu ? Bien."),
    audience("Une démonstration pour {audience}.", "À qui s'adresse cette démonstration : {audienceLabel}."),
    line(
      "Pour suivre, il suffit d'ouvrir les yeux, d'un peu de patience et d'une bonne lumière.",
      "Pour suivre, il suffit d'ouvrir les yeux.",
    ),
    line("Regardez les mains. Regardez les détails.", "Regardez les mains."),
    followUp("Les détails disent si quelqu'un s'est appliqué.", "Les détails en disent long."),
    line("Mettez sur pause quand vous voulez.", "La pause est permise."),
    line("Si vous lisez les étiquettes avant d'acheter, vous êtes au bon endroit."),
    line(
      "Nous prendrons notre temps, et nous ne couperons pas quand cela devient intéressant.",
      "Rien ne sera coupé.",
    ),
    line("C'est parti ? Alors passons à ce qui compte.", "C'est parti ? Allons-y.", "C'est parti ?"),
  ],
  middle: [
    names("À l'écran : {offer}.", "{offer}."),
    keyMessage("{fact}", "Le point essentiel : {fact}", "Voici l'idée : {fact}"),
    followUp(
      "Regardons encore une fois, cette fois d'en haut.",
      "Encore une fois, d'en haut.",
      "Encore, lentement.",
    ),
    fact("Point suivant : {fact}", "Point suivant. {fact}", "{fact}"),
    line("Remarquez comme il y a peu à expliquer.", "Il y a peu à expliquer."),
    line("Plus près. Encore un peu. Voilà.", "Plus près, s'il vous plaît."),
    fact("Ensuite : {fact}", "Ensuite, ceci. {fact}", "{fact}"),
    payoff,
    line(
      "Demandez-vous maintenant où cela trouverait sa place dans une journée normale.",
      "Où serait sa place dans votre journée ?",
    ),
    followUp("Gardez la réponse en tête un moment.", "Gardez la réponse en tête."),
    fact("Également sur la liste : {fact}", "Également sur la liste. {fact}"),
    line("Repensez un instant au point de départ.", "Repensez au point de départ."),
    line(
      "Comparez tout cela avec votre façon de faire actuelle, en toute honnêteté.",
      "Comparez avec votre façon de faire.",
    ),
    followUp("Cette comparaison en dit plus qu'un slogan.", "Cela vaut tous les slogans."),
    line("Pas d'astuce, pas de petites lignes, juste un regard attentif.", "Juste un regard attentif."),
  ],
  closing: [
    line("C'était le regard de près.", "C'était la démonstration."),
    line("Vous avez vu tout ce qu'un écran peut montrer.", "Un écran ne montre pas tout."),
    followUp("Il manque encore votre point de vue.", "Le reste dépend de vous."),
    line(
      "Alors venez avec une vraie question, même celle qu'on n'ose pas poser d'habitude.",
      "Venez avec une vraie question.",
      "Des questions ? Posez-les.",
    ),
    line(
      "Une démonstration s'arrête là où le quotidien commence.",
      "Le quotidien est la vraie démonstration.",
    ),
    offer("Bon à savoir : {fact}", "Bon à savoir. {fact}", "{fact}"),
    offer("Bon à savoir aussi. {fact}", "{fact}"),
    line("Et c'est vous qui décidez jusqu'où aller.", "C'est vous qui décidez."),
    names("{offer}.", "Le nom à noter : {offer}.", "Encore une fois : {offer}."),
    followUp(
      "Notez-le, faites une capture d'écran, ou envoyez-le à la personne qui vous pose toujours la question.",
      "Notez-le ou faites une capture.",
      "Faites une capture.",
    ),
    line("Envie de tout revoir ? Il suffit de revenir en arrière.", "Envie de revoir ? Revenez en arrière."),
    followUp("Nous ne dirons à personne combien de fois.", "Autant que vous voulez."),
    line("D'ici, il ne reste qu'un pas.", "Il reste un pas."),
    callToAction,
  ],
};
