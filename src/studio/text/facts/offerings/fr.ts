import type { OfferingClues } from "./clues.ts";

/**
 * French words that show what a business offers. `readOffering` (`read-offering.ts`) counts them;
 * the fields are explained in `clues.ts`.
 */
export const FR_OFFERINGS: OfferingClues = {
  forWhom: "pour",
  clues: {
    service: {
      product:
        "(?:réfection|pose|révision|réparation|dépannage|remplacement|débouchage|installation|rénovation|retouches?|ourlets?|entretien|nettoyage|taille|élagage|conseil|aide|bilan|consultation|accompagnement|hypnose|séances?|portraits?|reportage|montage|cours|coupe|garde|toilettage|traduction|livraison|déménagement|transport|collecte|estimation|contrôle|diagnostic|création|gestion|comptabilité|travaux|rachat|achat de|écrivain|ostéopathe?|kiné\\p{L}*|sophrolog\\p{L}*|naturopath\\p{L}*|massages?|soins?|pour arrêter)|(?:cassée?s?|claquée?|bouchée?s?|en panne|perdue?s?|fuite)|à domicile$",
      company:
        "dépann\\p{L}*|services?|cabinet|serrures?|serrurerie|plomberie|tapissier|élagage|bricol\\p{L}*|dr|docteur|maître|studio|garage|institut|agence|conseil|transports?|retouches?|couture|coiff\\p{L}*|kiné\\p{L}*|ostéo\\p{L}*",
      text: "devis (?:gratuit|sous|sur)|(?:sur place|chez vous) en|à domicile|de l['’]heure|par heure|la séance|une seule séance|crédit d['’]impôt|intervention\\p{L}*|déplacement|prête?s? en|sous \\d+ h|sur rendez-vous|rendez-vous|nous (?:venons|passons)|je (?:viens|me déplace)|tout compris en journée|diplômée?s?|agréée?s?|évacuation|enlèvement",
    },
    event: {
      customers: "(?:les )?(?:enfants|débutants|seniors|ados|adultes)",
      product:
        "vide-greniers?|brocante|marché|fête|concert|kermesse|loto|portes ouvertes|conférence|exposition|stages?|ateliers?|cours|initiation|visite guidée|randonnée|balade|spectacle|chorale|bébés nageurs|tournoi|soirée|festival|salon",
      company: "comité|club|école|académie|chorale|association|mjc|compagnie|conservatoire|écurie",
      text: "(?:lun|mar|mercre|jeu|vendre|same)di(?:s)?(?: \\d+\\p{L}*| matin| soir| de| à)?(?: \\p{L}+)? (?:de|à|dès) \\d+|dimanche \\d+|débutants?|sans expérience|entrée (?:libre|gratuite)|dès \\d+ (?:ans|mois)|petits groupes?|groupes? de \\d+|places?|billets?|tarif réduit|goûter|cours d['’]essai|séance d['’]essai",
    },
    rental: {
      product: "location|à (?:la journée|louer)|château gonflable|structure gonflable|minibus|van",
      company: "location|loc",
      text: "la journée|par jour|caution|le week-end|installation et démontage|avec chauffeur",
    },
    goods: {
      product:
        "sur mesure|savons?|bougies?|miel|confitures?|huile|panier|bijoux|coffret|lot de|\\d+ ?(?:g|ml|kg|cl)",
      company: "boutique|savonnerie|fromagerie|ferme|librairie|épicerie|maroquinerie|brûlerie|paniers|cave",
      text: "pièce|expédiée?s?|livraison (?:gratuite|offerte)|fait(?:e?s)? (?:à la )?main|la bouteille|le pot|le kilo|tailles?|coloris|en stock|huile d['’]olive",
    },
    meal: {
      product: "menu|couscous|plat|formule|brunch|burgers?",
      company: "restaurant|bistrot?|brasserie|auberge|chez mamie|crêperie",
      text: "à emporter|la part|sur place",
    },
    software: {
      product:
        "logiciel|appli(?:cation)?|plateforme|(?:devis et )?factures|planning|gestion (?:de|des) \\p{L}+",
      text: "par utilisateur|par salarié|essai gratuit|\\d+ jours gratuits|sans carte|en \\p{L}+ clics?|facture électronique",
    },
    charity: {
      product: "colis de \\p{L}+|parrain\\p{L}+",
      company: "secours|fondation|banque alimentaire|restos? du|refuge|spa|solidarité",
      text: "(?:€|euros) (?:offrent|nourrissent|aident|financent|permettent)|reçu fiscal|\\d+ familles",
    },
    job: {
      product: "recherchée?s?|bénévol\\p{L}*|recrut\\p{L}+|poste|emploi",
      text: "cdi|cdd|temps plein|temps partiel|bénévol\\p{L}*",
    },
    public: {
      company: "mairie|commune|ville|communauté|département|région|médiathèque|bibliothèque|ccas",
    },
  },
};
