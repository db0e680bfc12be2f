import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in French. */
export const FR_EXTRAS: readonly Benefit[] = [
  [
    /^(?:séance|cours|leçon|semaine|journée|atelier) (?:d['’]essai|découverte)(?!\p{L})/iu,
    "[vous décidez|tu décides] après",
  ],
  [
    /(?<!\p{L})(?:photos?|compte[- ]rendu|rapport|vidéo|message|bilan) (?:envoyée?s? )?après chaque(?!\p{L})/iu,
    "[vous savez|tu sais] ce qui a été fait",
  ],
  [
    /^(?:sans|pas de|aucune?|zéro) (?:caution|acompte|dépôt de garantie|apport|avance)$/iu,
    "rien à payer au départ",
  ],
  [
    /(?<!\p{L})accès (?:24 ?h|24\/7|jour et nuit|à toute heure|libre)/iu,
    "[venez|viens] quand cela [vous|t’] arrange",
  ],
  [/^(?:sans|pas d['’]) ?ordonnance(?: nécessaire| requise)?$/iu, "sans détour par le médecin"],
  [
    /^(?:dégustation|essayage|essai|essai routier)(?: (?:offerte?|gratuite?|compris))?(?: .*)?$|essay(?:ez|er) (?:avant|d['’]abord)/iu,
    "[vous décidez|tu décides] ensuite",
  ],
  [
    /^(?:diagnostic|bilan|contrôle|état des lieux|visite|étude|mesures?)(?: (?:à domicile|sur place|complet))? (?:gratuite?s?|offerte?s?)(?!\p{L})/iu,
    "[vous savez|tu sais] ce qu’il faut avant de payer",
  ],
  [
    /^(?:on vient|nous venons|je viens) (?:vous )?chercher|^(?:enlèvement|récupération|prise en charge) (?:à domicile|chez vous|à la maison)/iu,
    "un trajet de moins",
  ],
  [
    /^(?:livrée?s?|livraison) (?:à l['’]hôtel|au bureau|chez vous|à domicile|sur place)/iu,
    "aucun trajet à faire",
  ],
  [
    /^(?:chaque|tous? les?|toutes? les?) .*(?:testée?s?|vérifiée?s?|contrôlée?s?|révisée?s?)$|^\d+ points (?:de contrôle|contrôlés)/iu,
    "vérifié avant la remise",
  ],
  [
    /^(?:famille|fratrie|deuxième enfant|2e enfant|groupes?|couples?)(?!\p{L}).*(?:%|moitié|remise|réduction|moins)/iu,
    "à plusieurs, c’est moins cher",
  ],
  [
    /^(?:gratuit (?:pour les|moins de)|enfants?|les petits|moins de \d+ ans)(?!\p{L}).*(?:gratuite?s?|offerte?s?|moitié prix|demi-tarif|ans)/iu,
    "toute la famille peut venir",
  ],
  [
    /(?<!\p{L})(?:forfait|prix) (?:fixe|ferme|tout compris)$|^(?:prix ferme|tarif fixe)/iu,
    "pas de surprise sur la facture",
  ],
  [
    /(?<!\p{L})(?:tient|tenue|dure) (?:jusqu['’]à )?(?:\d+|deux|trois|quatre) (?:semaines|mois)/iu,
    "rien à refaire avant",
  ],
  [
    /(?<!\p{L})(?:de|pour) \d+ à \d+ (?:personnes|convives|invités|couverts)/iu,
    "petite table ou grande fête",
  ],
  [
    /^(?:ouverte?s?|rendez-vous|cours|aussi|même)? ?(?:aussi )?(?:le |les )?(?:samedis?|dimanches?|week-ends?|jours fériés)(?: (?:et|&) (?:le )?(?:dimanches?|jours fériés))?(?: (?:aussi|matin|possible|de .*|dès .*|jusqu.*|\d.*))?$/iu,
    "sans poser de congé",
  ],
  [/^ouverte?s? (?:dès|à partir de) [5-7] ?h/iu, "même avant le travail"],
  [
    /^(?:ouverte?s?|rendez-vous|rdv|cours) (?:aussi )?(?:le soir|jusqu['’]à (?:19|20|21|22) ?h)/iu,
    "même après le travail",
  ],
  [/^fonctionne (?:même )?hors ligne/iu, "même sans réseau"],
  [
    /^(?!.*(?:photos?|vidéos?|ouvert|messages?)).*(?<!\p{L})(?:chaque (?:matin|jour)|tous les (?:matins|jours))$|(?<!\p{L})(?:faite?s?|pétrie?s?|cuite?s?|préparée?s?|cueillie?s?|roulée?s?) (?:chaque|tous les) (?:matins?|jours?)/iu,
    "du frais, pas de la veille",
  ],
  [
    /^(?:en direct|directement|direct) (?:du|de la|de chez le|des) (?:producteurs?|ferme|apiculteur|vigneron|maraîcher|fabricant|éleveur)/iu,
    "personne entre les deux",
  ],
  [
    /^(?:sans|pas de|aucune?) (?:liste d['’]attente|attente|file d['’]attente)$/iu,
    "[commencez|commence] tout de suite",
  ],
  [
    /^(?:cours|séances?|coaching|leçons?) (?:individuels?|particuliers?|en tête[- ]à[- ]tête|privés?)/iu,
    "tout le temps est pour [vous|toi]",
  ],
  [
    /^(?:max(?:imum)?\.?|au plus|jamais plus de|pas plus de) ?(?:de )?\d+ (?:pers(?:onnes|\.)?|enfants|élèves|chiens|participants|places)(?: .*)?$|^\d+ (?:pers(?:onnes|\.)?|enfants|élèves|chiens|participants) (?:max(?:imum)?|au plus)\.?(?: .*)?$/iu,
    "du temps pour chacun",
  ],
  [
    /(?<!\p{L})commandée?s? (?:avant|le matin).*(?:demain|le lendemain|le jour même|ce soir)/iu,
    "À la dernière minute ? {Clause}.",
  ],
  [
    /^(?:\d+|deux|quatre) (?:passages|visites|fois) par (?:an|mois)|^(?:entretien|passage|visite) (?:régulière?|mensuelle?|annuelle?|hebdomadaire)/iu,
    "une chose de moins à retenir",
  ],
  [
    /(?<!\p{L})(?:photo|vidéo)s?(?!\p{L}).*(?:prix|devis)|(?:prix|tarif|devis) (?:annoncé |donné |convenu )?(?:par téléphone|au téléphone|sur photo)/iu,
    "[vous savez|tu sais] ce que cela coûte avant notre venue",
  ],
  [/^(?:réservation|rdv|rendez-vous|prise de rdv) (?:en ligne|par whatsapp|par sms)/iu, "sans un seul appel"],
  [/^[-–]?\d+ ?% sur (?:la|le|votre|ta|ton) première?/iu, "un petit début"],
  [
    /^(?:déposée?s?|apportée?s?) le matin,? .*(?:le soir|l['’]après-midi)|^le matin .*,? le soir/iu,
    "le tout dans la journée",
  ],
  [/^(?:accessible|accès) (?:aux |pmr|en fauteuil|handicap)/iu, "personne ne reste dehors"],
  [
    /^(?:nous apportons|on apporte|j['’]apporte|avec) (?:tout )?(?:le |notre |mon )?(?:matériel|produits|outils)/iu,
    "rien à préparer",
  ],
  [
    /(?<!\p{L})(?:casque|antivol|matériel|équipement|tissu|machines?|draps|linge|repas|petit[- ]déjeuner|produits|fournitures|goûter|tablier)(?: et \p{L}+)? (?:comprise?s?|incluse?s?|fournie?s?|prêtée?s?)$/iu,
    "{Clause}, rien à ajouter.",
  ],
  [/^(?:sans|pas de) (?:poussière|saleté)/iu, "rien à nettoyer après"],
  [/^(?:urgences?|dépannage|astreinte) (?:24 ?h|jour et nuit)|^24 ?h\/24/iu, "de l’aide à toute heure"],
  [/^(?:moniteurs?|professeurs?|formateurs?) patients?$/iu, "personne ne [vous|te] presse"],
  [/^(?:profs?|professeurs?|formateurs?) natifs?/iu, "la langue comme on la parle"],
  [/(?<!\p{L})gardiennage(?!\p{L}).*(?:offert|gratuit|compris)/iu, "aucune place à trouver chez [vous|toi]"],
  [/^toutes? (?:les )?marques/iu, "la [vôtre|tienne] aussi"],
  [
    /^(?:finançable|éligible|pris en charge|remboursé)(?!\p{L}).*(?:cpf|mutuelle|opco|sécu|anah|prime)|^cpf(?!\p{L})/iu,
    "moins à payer de [votre|ta] poche",
  ],
  [
    /^(?:déplacement|livraison|montage|pose|installation) (?:offerte?|gratuite?|comprise?)$/iu,
    "rien de plus à payer",
  ],
  [
    /^(?:la )?fuite réparée dans la journée|(?:réparée?s?|prête?s?|faite?s?|terminée?s?) (?:dans la journée|le jour même)$/iu,
    "pas de longue attente",
  ],

  [
    /^(?:photos?|vidéos?) (?:chaque|tous les) (?:jours?|soirs?)/iu,
    "[vous voyez|tu vois] comment la journée s’est passée",
  ],
  [
    /(?<!\p{L})(?:on|nous) atten(?:d|dons)(?!\p{L}).*(?:retard|retardé)|suivi des vols/iu,
    "personne ne part sans [vous|toi]",
  ],
  [
    /(?<!\p{L})(?:déchets(?: verts)?|gravats|ancien \p{L}+|emballages) (?:emportés?|évacués?|repris)/iu,
    "rien ne traîne après",
  ],
  [/^à (?:la maison|domicile)$/iu, "[vous restez|tu restes] chez [vous|toi]"],
  [/^(?:en visio|en ligne) ou (?:à|au|sur|en)(?!\p{L})/iu, "comme cela [vous|t’] arrange"],
  [/illimitée?s?(?!\p{L})/iu, "autant de fois que nécessaire"],
  [/^pay(?:able|ez|ement) en \d ?(?:x|fois)/iu, "la dépense s’étale"],
  [/^\d+ ?% (?:de )?crédit d['’]impôt/iu, "[vous payez|tu paies] moins"],
  [
    /^(?!aide|prime|subvention).*(?<!\p{L})déduite?s? (?:de la|du|si|en cas de)(?!\p{L}).*(?:facture|commande|devis)/iu,
    "rien à payer deux fois",
  ],
  [
    /(?<!\p{L})(?:maquette|épreuve|croquis|bon à tirer)(?!\p{L}).*(?:gratuite?|offerte?|avant)/iu,
    "[vous voyez|tu vois] avant de décider",
  ],
  [/^(?:à emporter|aussi à emporter|sur place ou à emporter)$/iu, "pour les pauses courtes"],
  [
    /^(?:options? )?(?:végétarien|végane?|sans gluten)\p{L}* (?:aussi|toujours|possible|disponible)$/iu,
    "personne n’est oublié",
  ],

  [
    /(?<!\p{L})(?:photos?|compte[- ]rendu|vidéo) (?:à|lors de) chaque(?!\p{L})/iu,
    "[vous savez|tu sais] comment cela se passe",
  ],
  [
    /(?<!\p{L})(?:votre|ton) (?:chat|chien|animal|bébé|enfant) reste chez (?:lui|elle|vous|toi)/iu,
    "rien ne change pour lui",
  ],
  [/^pose (?:en|dans) .*sans (?:dégâts?|casse)/iu, "la maison reste intacte"],
  [/^(?:aide|prime|subvention) (?:de l['’]état|rénov)\p{L}*/iu, "moins à payer"],

  [
    /(?<!\p{L})annoncée?s? (?:au|par) téléphone|(?<!\p{L})par téléphone$/iu,
    "[vous savez|tu sais] ce que cela coûte avant notre venue",
  ],
  [/^nocturne(?!\p{L})/iu, "même après le travail"],
  [/(?<!\p{L})(?:repart|repartez|repars)(?!\p{L}) avec/iu, "quelque chose qui reste"],
  [/(?<!\p{L})cartons? prêtés?/iu, "rien à acheter avant"],
  [/^sans (?:casse|dégâts?)/iu, "tout reste comme avant"],

  [/(?<!\p{L})et rien d['’]autre$|^même prix(?!\p{L})/iu, "pas de surprise sur la facture"],
  [/^\d+ par (?:bateau|groupe|cours|table|séance)$/iu, "du temps pour chacun"],
  [/^pas besoin d['’]y croire$/iu, "il suffit de venir"],
  [/^(?:on|nous) (?:répar|coiff|soign|nettoi)\p{L}* chez (?:vous|toi)/iu, "aucun trajet à faire"],
  [
    /^(?:on|nous|je) (?:gèr|s['’]occup|nous occup|m['’]occup|rang|nettoi|install|mont|emport|déplaç|protég|protèg|rempli|organis|ramass|arros|démont)\p{L}*(?!.*(?:gratuit|€))/iu,
    "une corvée de moins",
  ],
];
