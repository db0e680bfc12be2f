import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in French that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const FR_CALM_BENEFITS: readonly Benefit[] = [
  [
    /(?<!\p{L})(?:prix) (?:est |sont )?(?:fixes?(?! (?:à|au) )|ferme|définitif|annoncé|donné (?:par|au) téléphone)|(?<!\p{L})(?:prix|tarif) (?:est )?(?:donné|annoncé|confirmé) (?:au téléphone|par téléphone|avant)|(?<!\p{L})prix définitif/iu,
    "[Vous savez d’avance ce que vous payez|Tu sais d’avance ce que tu paies].",
  ],
  [
    /(?<!\p{L})(?:photos?|clichés?|compte[ -]rendu|rapport)(?!\p{L}).*(?:avant[/ -](?:et[ -])?après|après (?:chaque|le|la|l[’']) ?(?:passage|visite|intervention|nettoyage|entretien))|(?<!\p{L})après (?:chaque|l[’']) ?(?:passage|visite|intervention|nettoyage|entretien)(?!\p{L}).*(?:photos?|compte[ -]rendu|rapport)/iu,
    "[Vous voyez|Tu vois] ce qui a été fait.",
  ],
  [
    /(?<!\p{L})(?:tiers payant|nous réglons directement avec (?:la mutuelle|l[’']assurance)|(?:on|nous) (?:s[’']occupe|nous occupons) (?:des|de tous les|de la) (?:démarches|papiers|dossiers?|formalités|paperasse))/iu,
    "[Vous n’avez pas à vous en charger|Tu n’as pas à t’en charger].",
  ],
  [
    /(?<!\p{L})(?:payable|paiement|payer|réglable) en (?:\d+|deux|trois|quatre|cinq|six|dix|douze|plusieurs) fois|(?<!\p{L})en (?:\d+|trois|quatre) fois sans frais/iu,
    "[Vous ne payez pas|Tu ne paies pas] tout d’un coup.",
  ],
  [
    /^(?:ouvert |aussi ouvert |rendez-vous )?(?:aussi (?:le |les )?(?:soir|samedis?|dimanches?|week-ends?)|(?:le |les )?(?:soir|samedis?|dimanches?|week-ends?) aussi|(?:même|y compris) (?:le |les )?(?:soir|samedis?|dimanches?|week-ends?))(?: et (?:le )?(?:samedi|dimanche|week-end))?$/iu,
    "Pas besoin de poser un congé.",
  ],
  [
    /^(?!.*(?:nuit|camping|pour les)).*(?<!\p{L})(?:parking (?:client |privé )?(?:est )?gratuit|(?:stationnement|parking) (?:gratuit )?(?:devant|derrière|sur place|à la porte))/iu,
    "Pas besoin de tourner en rond.",
  ],
  [
    /(?<!\p{L})toujours la même (?:personne|intervenante|aide|auxiliaire|toiletteuse|professeure?)/iu,
    "Un visage connu.",
  ],
  [
    /(?<!\p{L})(?:intervention|dépannage|livraison|réparé|prêt|prête|livré|devis|réponse)s?(?!\p{L}).*(?<!\p{L})(?:le jour même|dans la journée)(?!\p{L})/iu,
    "Pas besoin d’attendre demain.",
  ],
];

/** Benefits of other statements in French, in the same form. */
export const FR_BENEFITS: readonly Benefit[] = [
  [/^sans rendez-vous$|^pas besoin de rendez-vous$/iu, "[venez|viens] quand [vous voulez|tu veux]"],
  [
    /^(?:aucune expérience (?:requise|nécessaire)|débutants? (?:bienvenus?|acceptés?)|sans expérience)$/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?:plus de )?\d+ (?:\p{L}+ )?(?:chiens|chats|animaux|lapins|chatons|chevaux|poules)(?!\p{L}).*(?:atten|cherch)/iu,
    "{Clause}. Et si l’un d’eux était le [vôtre|tien] ?",
  ],
  [
    /^(?:tous niveaux|niveau débutant|pour (?:les )?débutants|débutants (?:acceptés|bienvenus))(?!\p{L})/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?!.*(?:chien|chat|enfant|animal|âne|cheval|invité|gare|déchets|retrait|dépôt))(?:.*(?<!\p{L})(?:je viens|nous venons|on vient) (?:les |la |le )?chercher(?!\p{L})(?=.*(?:(?<!\p{L})(?:vos|votre|tes|ton|ta)(?!\p{L})|chez (?:vous|toi)|à domicile|rapport|ramen|livr|rend))|.*(?<!\p{L})enlèvement (?:et (?:livraison|retour|restitution) )?(?:à domicile )?(?:gratuite?s?|offerte?s?|inclus\p{L}*|compris\p{L}*)(?!\p{L}))/iu,
    "[Vous n’avez|Tu n’as] rien à porter.",
  ],
  [
    /^(?!.*(?<!\p{L})(?:pas|ni|aucun|sans)(?!\p{L}) ?(?:de )?(?:report|rembours|décal)).*(?<!\p{L})(?:s[’']il pleut|en cas de (?:pluie|mauvais temps|tempête|vent)|pluie)(?!\p{L}).*(?:report\p{L}*|autre (?:date|jour)|décal\p{L}*|rembours\p{L}*)/iu,
    "Le mauvais temps ne [vous|te] coûte rien.",
  ],
  [
    /(?<!\p{L})annulation (?:\p{L}+ )?gratuite|(?<!\p{L})annul\p{L}+ gratuitement|(?<!\p{L})annulation sans frais/iu,
    "[Vous pouvez|Tu peux] réserver sans risque.",
  ],
  [/^(?:sans (?:abonnement|contrat))$/iu, "[Vous arrêtez|Tu arrêtes] quand [vous voulez|tu veux]."],
  [
    /(?<!\p{L})(?:résiliable (?:chaque|tous les) mois|préavis d[’']un mois|sans engagement de durée)/iu,
    "[Vous ne vous engagez|Tu ne t’engages] pas longtemps.",
  ],
  [
    /(?<!\p{L})(?:(?:machine|vélo|appareil|instrument|voiture|téléphone) (?:de prêt|de remplacement|de courtoisie|prêtée?)(?: (?:gratuite?|offerte?|pendant .*|inclus\p{L}*|gratuitement.*))?$)(?!\p{L})/iu,
    "[Vous continuez|Tu continues] comme d’habitude.",
  ],
  [
    /^(?!.*(?:annul|ne venez|ne viens)).*(?<!\p{L})si(?!\p{L}).*(?<!\p{L})(?:ne|n[’']\p{L}+|pas|rien|aucune?|retard)(?!\p{L}).*(?:vous ne payez rien|tu ne paies rien|c[’']est gratuit|on ne facture rien)/iu,
    "Le risque est pour nous.",
  ],
  [
    /(?<!\p{L})(?:déduite?|remboursée?|offerte?|décomptée?)s? (?:si (?:vous|tu) (?:faites|fais|réparez|commandez|acceptez)|en cas de (?:réparation|commande|travaux)|de la réparation|si (?:la réparation|les travaux))(?!\p{L})/iu,
    "[Vous ne payez pas|Tu ne paies pas] deux fois.",
  ],
  [
    /(?<!\p{L})si(?!\p{L}).*(?:je|on|nous) (?:reviens|revient|revenons|refais|refait|refaisons|reprends?|reprend|reprenons|retouche|retouchons)(?!\p{L}).*(?:gratuitement|sans (?:frais|supplément))/iu,
    "[Vous ne payez pas|Tu ne paies pas] deux fois.",
  ],
  [
    /(?<!\p{L})(?:premier|première) (?:cours|séance|leçon|semaine) (?:est )?(?:d[’']essai )?(?:gratuite?|offerte?)|(?<!\p{L})(?:cours|séance) d[’']essai (?:gratuite?|offerte?)/iu,
    "[Vous essayez|Tu essaies] avant de [vous|te] décider.",
  ],
  [
    /^(?!.*(?:séjour|voyage|excursion|location)).*(?<!\p{L})déplacements? (?:est |sont )?(?:compris|inclus|gratuits?|offerts?)(?!\p{L})/iu,
    "[Vous payez|Tu paies] le travail, pas le trajet.",
  ],
  [
    /(?<!\p{L})(?:évacuation|enlèvement) des (?:déchets|gravats|branches|encombrants|végétaux) (?:compris|inclus)|(?<!\p{L})(?:j[’']|nous |on )(?:emporte|évacue|emmène)(?:ns|ons)? (?:tous )?(?:les |vos )(?:déchets|gravats|branches|encombrants|restes)/iu,
    "[Vous n’avez|Tu n’as] rien à débarrasser.",
  ],
  [
    /(?<!\p{L})(?:rendez|rends|retour) (?:tout )?sale(?!\p{L})|(?<!\p{L})on lave tout/iu,
    "Pas de vaisselle à faire.",
  ],
  [
    /(?<!\p{L})(?:stockage|hivernage) (?:est )?(?:gratuit|offert|compris|inclus)(?!\p{L})/iu,
    "[Vous gardez|Tu gardes] la place à la maison.",
  ],
  [/^(?:les )?chiens (?:sont )?(?:bienvenus|acceptés)$/iu, "[Le vôtre|Le tien] ne reste pas à la maison."],
  [
    /(?<!\p{L})(?:se conservent?|se gardent?)(?!\p{L}).*(?:mois|semaines|an|congélateur)(?!\p{L})/iu,
    "Rien ne presse.",
  ],
  [
    /(?<!\p{L})(?:pendant que (?:vous patientez|vous attendez|tu attends)|fait devant vous)(?!\p{L})/iu,
    "Pas besoin de revenir.",
  ],
  [
    /(?<!\p{L})(?:échantillons?)(?!\p{L}).*(?:emporter|emprunter|chez vous)/iu,
    "[Vous voyez|Tu vois] l’effet à la maison.",
  ],
  [
    /(?<!\p{L})(?:on|nous|je) (?:prêtons|prête|fournit|fournissons|fournis)(?!\p{L}).*(?:jumelles|outils|casques?|gants|raquettes|bottes|combinaisons?|planches?)(?!\p{L})|^(?:jumelles|outils|casques|gants|raquettes|combinaisons)(?!\p{L}).*(?:fourni|prêté|compris)/iu,
    "Pas besoin d’apporter [les vôtres|les tiens].",
  ],
  [
    /(?<!\p{L})(?:photos?|vidéos?) (?:chaque jour|tous les (?:jours|soirs|\d+ jours|deux jours)|par jour|quotidiennes?)(?!\p{L})/iu,
    "[Vous savez|Tu sais] comment ça se passe.",
  ],
  [/(?<!\p{L})tout (?:est )?(?:compris|inclus)(?!\p{L})(?!.*\d)/iu, "Rien de plus à payer."],
];
