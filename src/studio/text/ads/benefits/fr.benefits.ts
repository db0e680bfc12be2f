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
];
