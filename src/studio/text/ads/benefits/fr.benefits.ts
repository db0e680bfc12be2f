import type { Benefit } from "./benefit.ts";

/** Benefits of statements in French. `benefits.ts` looks them up. */
export const FR_BENEFITS: readonly Benefit[] = [
  [/^sans rendez-vous$|^pas besoin de rendez-vous$/iu, "[venez|viens] quand [vous voulez|tu veux]"],
  [
    /^(?:sans (?:engagement|abonnement|contrat)|résiliable (?:à tout moment|quand vous voulez))$/iu,
    "[vous arrêtez|tu arrêtes] quand [vous voulez|tu veux]",
  ],
  [
    /^(?:on|nous) (?:vient|venons|se déplace|nous déplaçons) (?:chez vous|à (?:votre )?domicile)(?!\p{L})|^(?:à domicile|livr(?:é|ée|és|ées|aison) (?:chez vous|à domicile))(?!\p{L})/iu,
    "aucun trajet à faire",
  ],
  [/^(?!.*(?:tva|ttc))[^,\d]{3,60} (?:inclus(?:es?)?|compris(?:es?)?)$/iu, "{Clause}, sans supplément."],
  [
    /^(?:prix (?:fixe|ferme|annoncé)|tarif fixe|forfait (?:fixe|unique)|devis (?:avant (?:les )?travaux|clair|détaillé|ferme))(?!\p{L})/iu,
    "pas de surprise sur la facture",
  ],
  [/^ouvert(?:e|s|es)? (?:le soir|tard|jusqu['’]à (?:19|20|21|22) ?h)/iu, "même après le travail"],
  [
    /^(?:un seul|un) (?:interlocuteur|contact)(?: unique)?$|^une? (?:seule personne|conseill\p{L}+ attitr\p{L}+)/iu,
    "[vous savez|tu sais] à qui parler",
  ],
  [/^toujours (?:la|le) même \p{L}+$/iu, "un visage connu"],
  [
    /^(?:(?:petits )?groupes? de (?:max(?:imum)?\.? )?\d+(?: \p{L}+)?|\d+ (?:personnes|élèves|enfants) (?:maximum|max)|petits groupes)$/iu,
    "du temps pour chacun",
  ],
  [
    /^(?:aucune expérience (?:requise|nécessaire)|débutants? (?:bienvenus?|acceptés?)|sans expérience)$/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?:garantie? (?:décennale|\d+ (?:ans|mois))|garantie de \d+ ans|assurée?s?)$/iu,
    "En cas de problème : {clause}.",
  ],
  [/^(?:paiement en \d+ fois|payable en \d+ fois|\d+ mensualités)(?!\p{L})/iu, "[étalez|étale] la dépense"],
  [
    /^(?:devis|réponse|résultats?|estimation|rappel)(?: gratuite?)? (?:en|sous|dans les) (?:\d+ ?(?:h|heures?|minutes?)|une heure)$/iu,
    "sans longue attente",
  ],
  [
    /^(?:on|nous) (?:arriv\p{L}+|interv\p{L}+) (?:en|sous|dans) (?:moins d['’]une heure|\d+ ?(?:h|heures?|minutes?)|l['’]heure)$/iu,
    "sans longue attente",
  ],
  [
    /^(?:on s['’]occupe|nous nous occupons|nous gérons|nous nous chargeons) (?:de |des |du |les )(?:tout|papiers|démarches|l['’]administratif|dossiers?|assurance|aides)/iu,
    "un souci de moins",
  ],
  [
    /^(?:(?:la |le )?premi(?:er|ère) (?:cours|séance|leçon|mois|semaine)(?: est)?|(?:cours|séance|leçon|mois|semaine) d['’]essai) (?:gratuite?|offerte?)$/iu,
    "[essayez|essaie] avant de payer",
  ],
  [
    /^(?:devis|estimation|diagnostic|conseils?|premier (?:appel|échange|rendez-vous))(?: est| et (?:conseils?|déplacement))? (?:gratuite?s?|offerte?s?)$/iu,
    "demander ne coûte rien",
  ],
  [
    /^(?:satisfait ou remboursé|retours? (?:gratuits? )?(?:sous |pendant )?\d+ jours)$/iu,
    "Pas convaincu ? {Clause}.",
  ],
  [
    /^(?:voiture|vélo|véhicule) de (?:prêt|courtoisie|remplacement)(?: (?:offerte?|gratuite?|inclus\p{L}*))?$/iu,
    "[restez|reste] mobile",
  ],
  [
    /^(?!.*devis).*(?<!\p{L})(?:en|sous) (?:[1-5]?\d|dix|vingt|trente) ?(?:min|mn|minutes)$/iu,
    "{Clause}, pas en plusieurs heures.",
  ],
  [
    /^(?!.*devis).*(?<!\p{L})(?:en|sous) (?:moins de )?(?:[1-9]|1\d|2[0-4]|une|deux|trois|quatre) ?(?:h|heures?)$/iu,
    "{Clause}, pas en plusieurs jours.",
  ],
  [
    /^(?!.*(?:devis|retour)).*(?<!\p{L})(?:en|sous) (?:[1-6]|deux|trois|quatre|cinq) jours(?: ouvrés)?$/iu,
    "{Clause}, pas en plusieurs semaines.",
  ],
  [/^.*(?<!\p{L})en (?:[1-4]|deux|trois|quatre) semaines$/iu, "{Clause}, pas en plusieurs mois."],
  [
    /^(?:pas de|sans|aucun|zéro) frais de (?:déplacement|visite)$|^déplacement (?:offert|gratuit)/iu,
    "[vous payez|tu paies] le travail, pas la route",
  ],
  [/^(?:photos? avant[/ -]?(?:et )?après|photo après chaque \p{L}+)/iu, "pour voir le résultat"],
  [
    /^(?:tout le )?(?:matériel|casques?|antivol|outils|tapis|argile|tabliers?|équipement|gilets?)(?: et \p{L}+)* (?:est |sont )?(?:inclus|compris|fournis?|prêtés?)e?s?$/iu,
    "rien à apporter",
  ],
  [
    /^(?:on|nous) (?:vient|venons|emporte|installe|nettoie|monte|livre|range|évacue|porte|prépare|remplit|arrose|apporte|récupère|enlève|montons|installons|nettoyons|apportons|emportons|évacuons|préparons|remplissons|arrosons|récupérons|enlevons)(?!\p{L})(?!.*gratuit)|^(?:montage|évacuation|débarras|installation|nettoyage)(?: des \p{L}+)? (?:par nos soins|assurée?)$/iu,
    "une corvée de moins",
  ],
  [
    /(?<!\p{L})(?:on|nous) (?:remplace|reprend|refait|rembourse|remplaçons|reprenons|refaisons|remboursons)|satisfait ou remboursé/iu,
    "le risque est pour nous",
  ],
  [
    /(?<!\p{L})(?:vous ne payez que si|tu ne paies que si|payez seulement si|rien à payer si|paiement au résultat)/iu,
    "rien à perdre",
  ],
  [
    /(?<!\p{L})(?:crédit d['’]imp[oô]ts?|maprimerénov\p{L}*|subvention\p{L}*|aides? de l['’]état|prime énergie)/iu,
    "[vous payez|tu paies] moins",
  ],
  [
    /^(?:qualifié|certifié|agréé|diplômé|labellisé|rge|qualibat|diplômée?s? d['’]état|artisan certifié)e?s?(?!\p{L})/iu,
    "entre de bonnes mains",
  ],
  [
    /^(?:plus de )?\d[\d \u202f.]+ (?:disques|livres|vélos|modèles|références|variétés|couleurs|parfums|tissus|vins|plantes|jeux|thés|fromages|robes|tailles)(?!\p{L})/iu,
    "du choix",
  ],
  [
    /^(?:les )?(?:chiens?|enfants|animaux|poussettes|familles)(?: et \p{L}+)? (?:sont )?(?:acceptée?s?|bienvenue?s?|admis)/iu,
    "personne ne reste à la maison",
  ],
  [
    /(?<!\p{L})(?:livrée?s? (?:demain|le lendemain)|demain chez vous|expédition le jour même)|commandée? avant \d+ ?h/iu,
    "À la dernière minute ? {Clause}.",
  ],
  [
    /^(?:ouvert |aussi |même |rendez-vous |cours )?(?:le )?(?:samedis?|dimanches?|week-ends?)(?: aussi)?$/iu,
    "sans poser de congé",
  ],
  [/(?<!\p{L})(?:24h?\/24|24\/7|jour et nuit)(?: et 7j\/7)?$/iu, "[quand vous voulez|quand tu veux]"],
  [/^(?:7 ?j\/7|7 jours sur 7)$/iu, "le jour qui [vous|te] convient"],
  [/pendant que vous attendez|sur place en \d+ min|réparé en attendant/iu, "pas besoin de repasser"],
  [
    /^(?:aussi |ou |même )?(?:en ligne|en visio|par (?:téléphone|whatsapp|visio))(?: aussi)?$/iu,
    "de n’importe où",
  ],
  [
    /^(?:parking|place de parking|stationnement)(?!\p{L})|(?<!\p{L})(?:à \d+ min(?:utes)? de la gare|près de la gare|face à la gare|à côté de la gare|à côté du métro)/iu,
    "facile d’accès",
  ],
  [
    /^(?:aussi |options? )?(?:sans (?:gluten|lactose)|véganes?|végétariennes?|halal)(?: et \p{L}+)?(?: aussi| possible| sur demande)?$/iu,
    "personne n’est oublié",
  ],
  [
    /^(?:plus de )?\d+ (?:\p{L}+ )?(?:chiens|chats|animaux|lapins|chatons|chevaux|poules)(?!\p{L}).*(?:atten|cherch)/iu,
    "{Clause}. Et si l’un d’eux était le [vôtre|tien] ?",
  ],
  [
    /^(?:tous |ils sont )?(?:vaccinés|stérilisés|pucés|identifiés|vermifugés)(?!\p{L})|(?:comprend|inclut|couvre|inclus).*(?:vaccin|stérilis|puce)/iu,
    "le premier rendez-vous chez le vétérinaire est fait",
  ],
  [/^(?:on|nous) (?:parle|parlons) \p{L}+/iu, "dans [votre|ta] langue"],
  [
    /^(?:livrée?s?|livraison|arrive)(?: (?:chaque|le|à|en|tous|dans))(?!.*gratuit)/iu,
    "sans passer au magasin",
  ],
  [
    /^(?:prêt|à réchauffer|réchauffé|monté|se réchauffe)e?s?(?: en)? \d+ ?min(?:utes)?$/iu,
    "même les jours chargés",
  ],
  [/\d(?:[.,]\d)?(?:\/5| étoiles)|\d[\d \u202f]* avis(?: google)?/iu, "d’autres sont contents"],
  [
    /(?<!\p{L})(?:tout compris|tout inclus|sans supplément)$|^(?:prix|tarif) (?:fixe|unique)|^forfait (?:unique|de \d)/iu,
    "pas de surprise sur la facture",
  ],
  [
    /^vous (?:n['’]avez qu['’]à )?(?:envoyez|photographiez|scannez|déposez)(?!\p{L})|^(?:envoyez|photographiez|scannez) (?:vos|votre|une|la|les)/iu,
    "c’est tout ce que [vous faites|tu fais]",
  ],
  [
    /^(?:tous niveaux|niveau débutant|pour (?:les )?débutants|débutants (?:acceptés|bienvenus))(?!\p{L})/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?:petits groupes(?: de)? )?(?:\d+|quatre|six|huit|dix) (?:pers(?:onnes)?|enfants|élèves|participants|places)(?: par (?:cours|groupe))? ?(?:max(?:imum)?)?$|^(?:max(?:imum)? )?\d+ (?:pers(?:onnes)?|élèves|enfants)(?: max)?(?!.*€)|^petits groupes(?!\p{L})/iu,
    "du temps pour chacun",
  ],
  [
    /^(?:garantie?s? (?:de )?\d+ (?:ans?|mois)|assurée?s? jusqu['’]à|(?:une )?garantie décennale|décennale)/iu,
    "Si quelque chose ne va pas : {clause}.",
  ],
  [/^(?:sans|pas de|aucun) (?:frais (?:d['’]inscription|de dossier|cachés))$/iu, "le prix reste le prix"],
  [/^(?:résiliable|annulation (?:gratuite|libre)|pause possible)/iu, "rien ne [vous|te] retient"],
  [
    /^(?!.*\d)(?:(?:on |nous )?(?:enlève|enlevons|livre|livrons|récupère|récupérons|collecte|collectons)\b.*gratuitement$|(?:livraison|enlèvement|collecte) (?:gratuite?|offerte?)(?!\p{L}))/iu,
    "Sans rien payer : {clause}.",
  ],
  [
    /^(?!.*(?:récolt|cueill|cuit|pêch|pétri)).*(?:le jour même|le soir même|dans la journée)$/iu,
    "sans longue attente",
  ],
  [/^échantillons? (?:gratuits?|offerts?)/iu, "à voir avant d’acheter"],
];
