import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in a French statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const FR_COMMON: readonly Benefit[] = [
  [stating("retour (?:à |avant |jusqu['’]à )?(?:1[89]|2[0-2]) ?h"), "la journée entière est à [vous|toi]"],
  [stating("pause déjeuner|entre midi et deux"), "sans poser de congé"],
  [stating("(?:on suit|suivi de) votre vol"), "un retard se voit à temps"],
  [stating("contrôle (?:en |de )?\\d+ points"), "vérifié avant la remise"],
  [
    stating("(?:métré|relevé|devis sur place) (?:gratuit|offert)"),
    "[vous savez|tu sais] ce qu’il faut avant de payer",
  ],
  [stating("en (?:une journée|un jour|une matinée)", "si|ou"), "{Clause}, pas en plusieurs semaines."],
  [stating("automatique(?:ment)?"), "rien à retenir"],
  [stating("avant (?:de payer|d['’]acheter|de décider)"), "rien d’acheté à l’aveugle"],
  [/^[1-5] jours ouvrés$/iu, "{Clause}, pas des semaines."],
  [
    stating("gratuit si|offert si|on refait|on revient (?:gratuitement|sans frais)"),
    "le risque est pour nous",
  ],
  [
    stating("(?:la |le )?même (?:kiné|praticien|intervenante?|professeure?|chauffeur|personne|équipe)"),
    "un visage connu",
  ],
  [stating("(?:premier|première|1er|1re) (?:cours|séance|mois|leçon) .*(?:€|euros)"), "un petit début"],
  [stating("(?:cours|séance) d['’]essai"), "[vous décidez|tu décides] après"],
  [stating("livraison (?:comprise|incluse|offerte)"), "rien à aller chercher"],
  [stating("sans caution|sans acompte"), "rien à payer au départ"],
  [stating("bébés? (?:aussi|acceptés|bienvenus)"), "personne à faire garder"],
  [stating("\\d\\d ans (?:d['’]expérience|de métier)"), "des années de pratique"],
  [
    stating(
      "sinon (?:c['’]est )?(?:gratuit|offert)|ou (?:c['’]est )?gratuit|remboursée?s?",
      "mutuelles?|sécu|sécurité",
    ),
    "le risque est pour nous",
  ],
  [
    stating("(?:paiement|on paie|payez|réglez) (?:après|une fois|à la fin|à la livraison|au retrait)"),
    "[vous voyez|tu vois] avant de payer",
  ],
  [
    stating("garantie?s?(?: \\p{L}+)? (?:de )?\\d+|\\d+ (?:ans?|mois) de garantie|garantie \\p{L}+", "sans"),
    "Si quelque chose ne va pas : {clause}.",
  ],
  [
    stating(
      "(?:nous sommes|entièrement|bien) assurée?s?|assurée?s? (?:jusqu|pour|contre)\\p{L}*|assurance (?:comprise|incluse)",
      "mutuelle|rapport|attestation|dossier|prise",
    ),
    "en cas de casse, c’est couvert",
  ],
  [stating("sans (?:percer|casser|démonter|creuser|dégâts?|travaux|échafaudage)"), "tout reste comme avant"],
  [
    stating(
      "(?:\\p{L}+ )?de (?:prêt|courtoisie|remplacement)(?: (?:gratuite?|offerte?|inclus\\p{L}*|comprise?))?|prêt d['’]une?",
    ),
    "jamais sans rien entre-temps",
  ],
  [
    stating("\\d+ (?:mois|ans?) (?:de suivi|d['’]assistance|de support)|suivi (?:inclus|compris)"),
    "quelqu’un à qui parler ensuite",
  ],
  [
    stating("dure (?:\\d{1,2}|une|deux) ?(?:min\\p{L}*|h|heures?)"),
    "le reste de la journée est à [vous|toi]",
  ],
  [stating("en une (?:seule )?(?:visite|fois|séance)|une seule visite"), "pas de second rendez-vous"],
  [
    /^(?:aussi |ouvert |même |rendez-vous )?(?:(?:le |les )?(?:soirs?|samedis?|dimanches?|week-ends?)(?: et | ou | )?){1,3}(?:aussi|possible)?$/iu,
    "sans poser de congé",
  ],
  [/^(?!.*(?:€|euro|tva|ttc|%)).*\d.*(?<!\p{L})(?:incluse?s?|comprise?s?)$/iu, "{Clause}, sans supplément."],
  [stating("fournie?s?|prêtée?s?|sur place", "café|repas|travaux"), "rien à apporter"],
  [
    stating(
      "devis .*(?:avant|d['’]abord|clair|détaillé|ferme|écrit)|(?:prix|tarif) (?:annoncé|convenu|connu|fixe|ferme)",
    ),
    "pas de surprise sur la facture",
  ],
  [
    stating("\\d+ ?€ (?:tout compris|fixe|forfait)|forfait \\d+ ?€|au forfait"),
    "pas de surprise sur la facture",
  ],
  [
    stating(
      "(?:en|sous) (?:2[5-9]|[3-6]\\d|7[0-2]) ?(?:h|heures)",
      "devis|réponse|rapport|plan|bilan|résultats?|si|ou|annul\\p{L}*|levain|fermentation",
    ),
    "{Clause}, pas en plusieurs semaines.",
  ],
  [
    stating(
      "(?:plan|rapport|bilan|résultats?|réponse|devis|compte[- ]rendu)\\p{L}* .*(?:en|sous) \\d+ ?(?:h|heures?|jours?)",
    ),
    "sans longue attente",
  ],
  [
    stating(
      "le jour même|dans la journée|le lendemain|en 24 ?h",
      "si|cueilli\\p{L}*|pêch\\p{L}*|récolt\\p{L}*|annul\\p{L}*",
    ),
    "sans longue attente",
  ],
  [
    stating(
      "(?:chez vous|à votre domicile|à domicile|à la maison|dans votre (?:allée|garage|bureau|jardin|écurie))",
      "livr\\p{L}*",
    ),
    "aucun trajet à faire",
  ],
  [
    stating(
      "(?:livrée?s?|livraison|envoi|expédi\\p{L}+) .*(?:porte|chez vous|domicile|bureau)|par la poste|par colis",
    ),
    "sans passer au magasin",
  ],
  [
    stating(
      "(?:on|nous) (?:vient|venons|passe|passons) (?:vous |le |la |les )?(?:chercher|prendre|récupérer)|récupér\\p{L}+ (?:chez|à)",
    ),
    "un trajet de moins",
  ],
  [
    stating(
      "(?:ancien(?:ne)?|vieux|vieille) \\p{L}+ .*(?:repris\\p{L}*|emport\\p{L}*|évacu\\p{L}*|recycl\\p{L}*)",
    ),
    "rien ne traîne après",
  ],
  [
    stating("toutes (?:les )?(?:marques|races|mutuelles)|tous (?:les )?(?:modèles|types)"),
    "la [vôtre|tienne] aussi",
  ],
  [
    stating(
      "plus de \\d[\\d \\u202f.]+ (?!clients?|avis|ans|familles|projets|mariages|chantiers|élèves)\\p{L}+s",
    ),
    "du choix",
  ],
  [
    stating(
      "(?:certificat|attestation|rapport|facture) pour (?:l['’]assurance|votre assurance|les impôts|le bailleur|la mutuelle)",
    ),
    "un papier de moins à réclamer",
  ],
  [
    stating(
      "(?:annul\\p{L}+|pause|résili\\p{L}+) .*(?:quand|à tout moment|libre)|sans (?:engagement|abonnement|contrat)",
    ),
    "rien ne [vous|te] retient",
  ],
  [
    stating(
      "(?:options? )?(?:végane?s?|végétarien\\p{L}*|sans gluten|halal) .*(?:possible|aussi|disponible|au choix)",
    ),
    "personne n’est oublié",
  ],
  [stating("(?:dès|à partir de) [67] ?h", "cueilli|cuit"), "même avant le travail"],
  [
    stating("jusqu['’]à (?:19|20|21|22) ?h|jusqu['’]à minuit|le soir", "command\\p{L}*|retour|chaque"),
    "même après le travail",
  ],
  [
    stating("retour (?:avant|jusqu['’]à) (?:1[89]|2[0-2]) ?h|à rendre (?:avant|à) (?:1[89]|2[0-2]) ?h"),
    "la journée entière est à [vous|toi]",
  ],
  [
    stating("(?:cousu|fait|moulé|tourné|peint|roulé|pétri)e?s? (?:à la )?main|fait[- ]main|à la main"),
    "rien ne sort d’une chaîne",
  ],
  [
    stating("(?:notre|nos) (?:propre )?(?:atelier|cuisine|ferme|jardin|verger|champs?|fournil|ruches?)"),
    "[vous savez|tu sais] d’où cela vient",
  ],
  [
    stating(
      "(?:on|nous) (?:gère|gérons|fait|faisons|remplit|dépose)\\p{L}* .*(?:papiers?|démarches|dossiers?|déclarations?|demandes?)",
    ),
    "un souci de moins",
  ],
  [stating("(?:en|de) stock"), "pas d’attente de livraison"],
  [
    stating("(?:cb|carte bancaire|carte|sans contact) (?:acceptée?|possible)|paiement par carte"),
    "pas besoin d’espèces",
  ],
  [stating("pendant que vous (?:travaillez|dormez|faites|êtes)"), "aucun temps perdu"],
  [stating("dès [2-5] ans|à partir de [2-5] ans"), "même les petits participent"],
  [stating("parking|stationnement", "pas de|payant"), "facile d’accès"],
  [
    stating(
      "en visio|en ligne|à distance|par vidéo",
      "command\\p{L}*|réserv\\p{L}*|boutique|rdv|rendez-vous|cabinet|ou",
    ),
    "de n’importe où",
  ],
  [stating("en visio ou .*|.* ou en visio"), "comme cela [vous|t’] arrange"],
  [
    stating("(?:qualifié|certifié|agréé|diplômé|formé|rge|qualibat)e?s?", "bio|ab|vegan|gots"),
    "entre de bonnes mains",
  ],
  [stating("(?:depuis|fondée? en|créée? en) (?:1[89]\\d\\d|200\\d|201[0-5])"), "des années de pratique"],
];
