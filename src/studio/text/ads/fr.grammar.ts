import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

/** French. Imperatives are formal by default. */
export const FR: AdGrammar = {
  language: "fr",
  calls: {
    book: [
      "Réservez votre créneau.",
      "Réservez chez {company}.",
      "Réservez dès aujourd’hui.",
      "Prenez rendez-vous.",
    ],
    order: [
      "Commandez aujourd’hui.",
      "Commandez chez {company}.",
      "Passez commande.",
      "Commandez dès maintenant.",
    ],
    buy: [
      "Commandez aujourd’hui.",
      "Passez commande.",
      "À retrouver chez {company}.",
      "Commandez dès maintenant.",
    ],
    try: ["Essayez aujourd’hui.", "Essayez {product}.", "Lancez-vous.", "Faites l’essai."],
    quote: [
      "Demandez un devis.",
      "Demandez un devis à {company}.",
      "Demandez votre devis.",
      "Recevez votre devis.",
    ],
    call: ["Appelez aujourd’hui.", "Appelez {company}.", "Appelez-nous.", "Un appel suffit."],
    donate: ["Faites un don.", "Soutenez {company}.", "Donnez aujourd’hui.", "Faites un don à {company}."],
    signup: [
      "Inscrivez-vous.",
      "Inscrivez-vous chez {company}.",
      "Réservez votre place.",
      "Inscrivez-vous dès aujourd’hui.",
    ],
    apply: [
      "Postulez aujourd’hui.",
      "Postulez chez {company}.",
      "Envoyez votre candidature.",
      "Candidatez dès maintenant.",
    ],
    visit: ["Venez nous voir.", "Passez chez {company}.", "Préparez votre visite.", "Passez aujourd’hui."],
    download: [
      "Téléchargez l’application.",
      "Téléchargez {product}.",
      "Téléchargez-la aujourd’hui.",
      "Téléchargez dès maintenant.",
    ],
    learn: ["Voyez comment ça marche.", "Demandez à {company}.", "Voyez les détails.", "Contactez-nous."],
  },
  otherCalls: {
    address: "informal",
    calls: {
      book: [
        "Réserve ton créneau.",
        "Réserve chez {company}.",
        "Réserve dès aujourd’hui.",
        "Prends rendez-vous.",
      ],
      order: [
        "Commande aujourd’hui.",
        "Commande chez {company}.",
        "Passe commande.",
        "Commande dès maintenant.",
      ],
      buy: [
        "Commande aujourd’hui.",
        "Passe commande.",
        "À retrouver chez {company}.",
        "Commande dès maintenant.",
      ],
      try: ["Essaie aujourd’hui.", "Essaie {product}.", "Lance-toi.", "Fais l’essai."],
      quote: [
        "Demande un devis.",
        "Demande un devis à {company}.",
        "Demande ton devis.",
        "Reçois ton devis.",
      ],
      call: ["Appelle aujourd’hui.", "Appelle {company}.", "Appelle-nous.", "Un appel suffit."],
      donate: ["Fais un don.", "Soutiens {company}.", "Donne aujourd’hui.", "Fais un don à {company}."],
      signup: [
        "Inscris-toi.",
        "Inscris-toi chez {company}.",
        "Réserve ta place.",
        "Inscris-toi dès aujourd’hui.",
      ],
      apply: [
        "Postule aujourd’hui.",
        "Postule chez {company}.",
        "Envoie ta candidature.",
        "Candidate dès maintenant.",
      ],
      visit: ["Viens nous voir.", "Passe chez {company}.", "Prépare ta visite.", "Passe aujourd’hui."],
      download: [
        "Télécharge l’application.",
        "Télécharge {product}.",
        "Télécharge-la aujourd’hui.",
        "Télécharge dès maintenant.",
      ],
      learn: ["Regarde comment ça marche.", "Demande à {company}.", "Regarde les détails.", "Contacte-nous."],
    },
  },
  informal: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
  formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  urgency: /aujourd’hui|maintenant/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} chez {company}.", "{company}: {product}.", "{product}, {company}."],
  priced: ["{product} pour {price}.", "{product}: {price}.", "{product}, {price}."],
  functionWords: words(
    "le la les l un une des du de d au aux à en dans sur sous par pour avec sans chez dès depuis jusqu avant après et ou si quand nous vous tu il elle ils elles ce cette ces son sa ses notre nos votre vos mon ma mes leur leurs tout toute tous toutes chaque aucun aucune que qui où comment pourquoi deux trois quatre cinq six sept huit neuf dix premier première frais fraîche nouveau nouvelle livraison gratuit gratuite fait faite devis intervention récolté récoltée cuit cuite cuits livré livrée installé installée cousu cousue imprimé certifié certifiée agréé agréée assuré assurée garanti garantie petit petite petits petites grand grande simple rapide local locale bio végan ouvert ouverte horaires séances cours ateliers groupes places réponse paiement retour retours remboursement artisans produits fabriqué fabriquée artisanal artisanale douze vingt trente cinquante cent plusieurs plus moins toujours jamais",
  ),
  subjectless: null,
  ownCall:
    /^(?:réserve[zr]?|commande[zr]?|appele[zr]|appelle|achete[zr]|essaye[zr]|essaie|demande[zr]?|donne[zr]?|soutene[zr]|inscri\p{L}+|postule[zr]?|venez|passez|téléchargez?|contacte[zr]?|écrive[zr])(?!\p{L})/iu,
  turns: [
    {
      pattern:
        /^(?:le |la |votre |ta |ton )?(?<first>premi[eè]re?) (?<thing>[\p{L}-]+)(?: est)? (?:gratuite?|offerte?)$/iu,
      to: ({ first = "", thing = "" }) =>
        `${/re$/iu.test(first) ? "La" : "Le"} ${first.toLocaleLowerCase()} ${thing} ne coûte rien.`,
    },
    { pattern: /^aucun (?<thing>[\p{L}’' -]{3,25})$/iu, to: "$<thing>\u00A0? Aucun." },
    { pattern: /^aucune (?<thing>[\p{L}’' -]{3,25})$/iu, to: "$<thing>\u00A0? Aucune." },
    {
      pattern:
        /^sans (?<thing>(?!souci|stress|attendre|risque|que|perdre|même)[\p{L}-]+(?: cachés?| supplémentaires?)?)$/iu,
      to: "$<thing>\u00A0? Zéro.",
    },
  ],
  nounPhrase:
    /^(?!(?:je|j|nous|vous|tu|il|elle|on|ils|elles|c|ce|qui|que|quand|si|jamais|toujours|ne)(?!\p{L}))[^.!?;:]+$/iu,
  clause:
    /(?<!\p{L})(?:je|nous|vous|tu|il|elle|on|ils|elles|c’est|c'est|est|sont|était|a|ont|peut|peuvent|sera|va|vont|fait|font|venez|appelez|réservez|commandez|envoyez|choisissez|demandez)(?!\p{L})/iu,
  spaceBeforeMarks: true,
};
