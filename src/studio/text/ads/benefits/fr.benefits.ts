import type { Benefit } from "./benefit.ts";

/** Benefits of statements in French. `benefits.ts` looks them up. */
export const FR_BENEFITS: readonly Benefit[] = [
  [
    /^sans rendez-vous$|^pas besoin de rendez-vous$/iu,
    "[Venez|Viens] quand [vous voulez|tu veux] : {clause}.",
  ],
  [
    /^(?:sans (?:engagement|abonnement|contrat)|résiliable (?:à tout moment|quand vous voulez))$/iu,
    "[Vous arrêtez|Tu arrêtes] quand [vous voulez|tu veux] : {clause}.",
  ],
  [
    /^(?:on|nous) (?:vient|venons|se déplace|nous déplaçons) (?:chez vous|à (?:votre )?domicile)(?!\p{L})|^(?:à domicile|livr(?:é|ée|és|ées|aison) (?:chez vous|à domicile))(?!\p{L})/iu,
    "Aucun trajet à faire : {clause}.",
  ],
  [/^(?!.*(?:tva|ttc))[^,\d]{3,60} (?:inclus(?:es?)?|compris(?:es?)?)$/iu, "{Clause}, sans supplément."],
  [
    /^(?:prix (?:fixe|ferme|annoncé)|tarif fixe|forfait (?:fixe|unique)|devis (?:avant (?:les )?travaux|clair|détaillé|ferme))(?!\p{L})/iu,
    "Pas de surprise sur la facture : {clause}.",
  ],
  [
    /^ouvert(?:e|s|es)? (?:le soir|tard|jusqu['’]à (?:19|20|21|22) ?h)/iu,
    "Même après le travail : {clause}.",
  ],
  [
    /^(?:un seul|un) (?:interlocuteur|contact)(?: unique)?$|^une? (?:seule personne|conseill\p{L}+ attitr\p{L}+)/iu,
    "[Vous savez|Tu sais] à qui parler : {clause}.",
  ],
  [/^toujours (?:la|le) même \p{L}+$/iu, "Un visage connu : {clause}."],
  [
    /^(?:(?:petits )?groupes? de (?:max(?:imum)?\.? )?\d+(?: \p{L}+)?|\d+ (?:personnes|élèves|enfants) (?:maximum|max)|petits groupes)$/iu,
    "Du temps pour chacun : {clause}.",
  ],
  [
    /^(?:aucune expérience (?:requise|nécessaire)|débutants? (?:bienvenus?|acceptés?)|sans expérience)$/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?:garantie? (?:décennale|\d+ (?:ans|mois))|garantie de \d+ ans|assurée?s?)$/iu,
    "En cas de problème : {clause}.",
  ],
  [
    /^(?:paiement en \d+ fois|payable en \d+ fois|\d+ mensualités)(?!\p{L})/iu,
    "[Étalez|Étale] la dépense : {clause}.",
  ],
  [
    /^(?:devis|réponse|résultats?|estimation|rappel)(?: gratuite?)? (?:en|sous|dans les) (?:\d+ ?(?:h|heures?|minutes?)|une heure)$/iu,
    "Sans longue attente : {clause}.",
  ],
  [
    /^(?:on|nous) (?:arriv\p{L}+|interv\p{L}+) (?:en|sous|dans) (?:moins d['’]une heure|\d+ ?(?:h|heures?|minutes?)|l['’]heure)$/iu,
    "Sans longue attente : {clause}.",
  ],
  [
    /^(?:on s['’]occupe|nous nous occupons|nous gérons|nous nous chargeons) (?:de |des |du |les )(?:tout|papiers|démarches|l['’]administratif|dossiers?|assurance|aides)/iu,
    "Un souci de moins : {clause}.",
  ],
  [
    /^(?:(?:la |le )?premi(?:er|ère) (?:cours|séance|leçon|mois|semaine)(?: est)?|(?:cours|séance|leçon|mois|semaine) d['’]essai) (?:gratuite?|offerte?)$/iu,
    "[Essayez|Essaie] avant de payer : {clause}.",
  ],
  [
    /^(?:devis|estimation|diagnostic|conseils?|premier (?:appel|échange|rendez-vous))(?: est| et (?:conseils?|déplacement))? (?:gratuite?s?|offerte?s?)$/iu,
    "Demander ne coûte rien : {clause}.",
  ],
  [
    /^(?:satisfait ou remboursé|retours? (?:gratuits? )?(?:sous |pendant )?\d+ jours)$/iu,
    "Pas convaincu ? {Clause}.",
  ],
  [
    /^(?:voiture|vélo|véhicule) de (?:prêt|courtoisie|remplacement)(?: (?:offerte?|gratuite?|inclus\p{L}*))?$/iu,
    "[Restez|Reste] mobile : {clause}.",
  ],
  [
    /^(?!.*devis).*(?<!\p{L})(?:en|sous) (?:[1-5]?\d|dix|vingt|trente) ?(?:min|mn|minutes)$/iu,
    "Des minutes, pas des heures : {clause}.",
  ],
  [
    /^(?!.*devis).*(?<!\p{L})(?:en|sous) (?:moins de )?(?:[1-9]|1\d|2[0-4]|une|deux|trois|quatre) ?(?:h|heures?)$/iu,
    "Des heures, pas des jours : {clause}.",
  ],
  [
    /^(?!.*(?:devis|retour)).*(?<!\p{L})(?:en|sous) (?:[1-9]|10|deux|trois|quatre|cinq) jours(?: ouvrés)?$/iu,
    "Des jours, pas des semaines : {clause}.",
  ],
  [/^.*(?<!\p{L})en (?:[1-4]|deux|trois|quatre) semaines$/iu, "Des semaines, pas des mois : {clause}."],
  [
    /^(?:pas de|sans|aucun|zéro) frais de (?:déplacement|visite)$|^déplacement (?:offert|gratuit)/iu,
    "Vous payez le travail, pas la route : {clause}.",
  ],
  [/^(?:photos? avant[/ -]?(?:et )?après|photo après chaque \p{L}+)/iu, "Pour voir le résultat : {clause}."],
  [
    /^(?:tout le )?(?:matériel|casques?|antivol|outils|tapis|argile|tabliers?|équipement|gilets?)(?: et \p{L}+)* (?:est |sont )?(?:inclus|compris|fournis?|prêtés?)e?s?$/iu,
    "Rien à apporter : {clause}.",
  ],
  [
    /^(?:on|nous) (?:vient|venons|emporte|installe|nettoie|monte|livre|range|évacue|porte|prépare|remplit|arrose|apporte|récupère|enlève|montons|installons|nettoyons|apportons|emportons|évacuons|préparons|remplissons|arrosons|récupérons|enlevons)(?!\p{L})(?!.*gratuit)|^(?:montage|évacuation|débarras|installation|nettoyage)(?: des \p{L}+)? (?:par nos soins|assurée?)$/iu,
    "Moins de travail pour [vous|toi] : {clause}.",
  ],
  [
    /(?<!\p{L})(?:on|nous) (?:remplace|reprend|refait|rembourse|remplaçons|reprenons|refaisons|remboursons)|satisfait ou remboursé/iu,
    "Le risque est pour nous : {clause}.",
  ],
  [
    /(?<!\p{L})(?:vous ne payez que si|tu ne paies que si|payez seulement si|rien à payer si|paiement au résultat)/iu,
    "Rien à perdre : {clause}.",
  ],
  [
    /(?<!\p{L})(?:crédit d['’]imp[oô]ts?|maprimerénov\p{L}*|subvention\p{L}*|aides? de l['’]état|prime énergie)/iu,
    "[Vous payez|Tu paies] moins : {clause}.",
  ],
  [
    /^(?:qualifié|certifié|agréé|diplômé|labellisé|rge|qualibat|diplômée?s? d['’]état|artisan certifié)e?s?(?!\p{L})/iu,
    "Entre de bonnes mains : {clause}.",
  ],
  [
    /^(?:plus de )?\d[\d \u202f.]* (?:disques|livres|vélos|modèles|références|variétés|couleurs|parfums|tissus|vins|plantes|jeux|thés|fromages|robes|tailles)(?!\p{L})/iu,
    "Du choix : {clause}.",
  ],
  [
    /^(?:les )?(?:chiens?|enfants|animaux|poussettes|familles)(?: et \p{L}+)? (?:sont )?(?:acceptée?s?|bienvenue?s?|admis)/iu,
    "Personne ne reste à la maison : {clause}.",
  ],
  [
    /(?<!\p{L})(?:livrée?s? (?:demain|le lendemain)|demain chez vous|expédition le jour même)|commandée? avant \d+ ?h/iu,
    "À la dernière minute ? {Clause}.",
  ],
  [
    /^(?:ouvert |aussi |même |rendez-vous |cours )?(?:le )?(?:samedis?|dimanches?|week-ends?)(?: aussi)?$/iu,
    "Même [votre|ton] jour de repos : {clause}.",
  ],
  [
    /(?<!\p{L})(?:7j\/7|7 jours sur 7|24h?\/24|24\/7|jour et nuit)(?: et 7j\/7)?$/iu,
    "[Quand vous voulez|Quand tu veux] : {clause}.",
  ],
  [
    /pendant que vous attendez|sur place en \d+ min|réparé en attendant/iu,
    "Pas besoin de repasser : {clause}.",
  ],
  [
    /^(?:aussi |ou |même )?(?:en ligne|en visio|par (?:téléphone|whatsapp|visio))(?: aussi)?$/iu,
    "De n’importe où : {clause}.",
  ],
  [
    /^(?:parking|place de parking|stationnement)(?!\p{L})|(?<!\p{L})(?:à \d+ min(?:utes)? de la gare|près de la gare|face à la gare|à côté de la gare|à côté du métro)/iu,
    "Facile d’accès : {clause}.",
  ],
  [
    /^(?:aussi |options? )?(?:sans (?:gluten|lactose)|véganes?|végétariennes?|halal)(?: et \p{L}+)?(?: aussi| possible| sur demande)?$/iu,
    "Personne n’est oublié : {clause}.",
  ],
  [
    /^(?:plus de )?\d+ (?:\p{L}+ )?(?:chiens|chats|animaux|lapins|chatons|chevaux|poules)(?!\p{L}).*(?:atten|cherch)/iu,
    "{Clause}. Et si l’un d’eux était le [vôtre|tien] ?",
  ],
  [
    /^(?:tous |ils sont )?(?:vaccinés|stérilisés|pucés|identifiés|vermifugés)(?!\p{L})|(?:comprend|inclut|couvre|inclus).*(?:vaccin|stérilis|puce)/iu,
    "Le premier rendez-vous chez le vétérinaire est fait : {clause}.",
  ],
  [/^(?:on|nous) (?:parle|parlons) \p{L}+/iu, "Dans [votre|ta] langue : {clause}."],
  [
    /^(?:livrée?s?|livraison|arrive)(?: (?:chaque|le|à|en|tous|dans))(?!.*gratuit)/iu,
    "Sans passer au magasin : {clause}.",
  ],
  [
    /^(?:prêt|à réchauffer|réchauffé|monté|se réchauffe)e?s?(?: en)? \d+ ?min(?:utes)?$/iu,
    "Même les jours chargés : {clause}.",
  ],
  [/\d(?:[.,]\d)?(?:\/5| étoiles)|\d[\d \u202f]* avis(?: google)?/iu, "D’autres sont contents : {clause}."],
  [
    /(?<!\p{L})(?:tout compris|tout inclus|sans supplément)$|^(?:prix|tarif) (?:fixe|unique)|^forfait (?:unique|de \d)/iu,
    "Pas de surprise sur la facture : {clause}.",
  ],
  [
    /^vous (?:n['’]avez qu['’]à )?(?:envoyez|photographiez|scannez|déposez)(?!\p{L})|^(?:envoyez|photographiez|scannez) (?:vos|votre|une|la|les)/iu,
    "C’est tout ce que vous faites : {clause}.",
  ],
  [
    /^(?:tous niveaux|niveau débutant|pour (?:les )?débutants|débutants (?:acceptés|bienvenus))(?!\p{L})/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?:petits groupes(?: de)? )?(?:\d+|quatre|six|huit|dix) (?:pers(?:onnes)?|enfants|élèves|participants|places)(?: par (?:cours|groupe))? ?(?:max(?:imum)?)?$|^(?:max(?:imum)? )?\d+ (?:pers(?:onnes)?|élèves|enfants)(?: max)?|^petits groupes(?!\p{L})/iu,
    "Du temps pour chacun : {clause}.",
  ],
  [
    /^(?:garantie?s? (?:de )?\d+ (?:ans?|mois)|assurée?s? jusqu['’]à|(?:une )?garantie décennale|décennale)/iu,
    "Si quelque chose ne va pas : {clause}.",
  ],
  [
    /^(?:sans|pas de|aucun) (?:frais (?:d['’]inscription|de dossier|cachés))$/iu,
    "Le prix reste le prix : {clause}.",
  ],
  [/^(?:résiliable|annulation (?:gratuite|libre)|pause possible)/iu, "Rien ne [vous|te] retient : {clause}."],
  [
    /^(?!.*\d)(?:(?:on |nous )?(?:enlève|enlevons|livre|livrons|récupère|récupérons|collecte|collectons)\b.*gratuitement$|(?:livraison|enlèvement|collecte) (?:gratuite?|offerte?)(?!\p{L}))/iu,
    "Sans rien payer : {clause}.",
  ],
  [
    /(?<!\p{L})(?:9|neuf|8|huit|7|sept) (?:élèves |clients )?sur (?:10|dix)(?!\p{L})|taux de réussite/iu,
    "De bonnes chances : {clause}.",
  ],
  [
    /^(?!.*(?:récolt|cueill|cuit|pêch|pétri)).*(?:le jour même|le soir même|dans la journée)$/iu,
    "Sans longue attente : {clause}.",
  ],
  [/^échantillons? (?:gratuits?|offerts?)/iu, "À voir avant d’acheter : {clause}."],
];
