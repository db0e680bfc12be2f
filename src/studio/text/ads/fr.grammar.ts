import { capitalizeFirst } from "../../language/letter-case.ts";
import { isHardlyName } from "./common-words.ts";
import { prepositionBy } from "./company-names.ts";
import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

const byNoun = prepositionBy(
  [
    [
      "au",
      "cabinet|musée|centre|studio|salon|garage|restaurant|café|théâtre|domaine|château|club|jardin|moulin|laboratoire|magasin|comptoir|fournil|bistrot?|bar|rucher|camping|conservatoire|cinéma|potager|comité|collectif|foyer|refuge|parc|marché|syndicat",
    ],
    [
      "à la",
      "(?![aeiouhéèê])\\p{L}+erie(?= )|mairie|librairie|micro-crèche|médiathèque|bibliothèque|ludothèque|ville|commune|compagnie|maison|fabrique|mission|banque|croix-rouge|chorale|clinique|pharmacie|ferme|pizzeria|cave|fondation|torréfaction|crèche|villa|boutique|brûlerie",
    ],
    [
      "à l’",
      "[aeiouhéèê]\\p{L}*erie(?= )|atelier|auto-école|école|institut|académie|auberge|hôtel|épicerie|espace|association|étude|agence|écurie|office|union|opéra|usine|institution",
    ],
  ],
  "chez",
);

const ARTICLE = /^(?:le |la |l[’'])/iu;

/** "au Café des Halles" of "Le Café des Halles"; "chez Le Lieu Unique" keeps the article. */
const atCompany = (company: string) => {
  const joined = byNoun(company.replace(ARTICLE, ""));
  return ARTICLE.test(company) && !joined.startsWith("chez ") ? joined : byNoun(company);
};

/** "du Salon Éclat" of "au Salon Éclat". */
const OF: Readonly<Record<string, string>> = { au: "du", "à la": "de la", "à l’": "de l’" };

/** Nouns of courses with "à" and their article. */
const COURSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:stage|cours|séjour|tournoi|concert)(?!\p{L})/iu, "au "],
  [/^(?:atelier|initiation|école)(?!\p{L})/iu, "à l’"],
  [/^(?:visite|soirée|formation|balade|dégustation|randonnée|retraite|chorale)(?!\p{L})/iu, "à la "],
  [/^(?:stages|ateliers|visites|soirées|formations|balades|randonnées)(?!\p{L})/iu, "aux "],
];

/**
 * Grammar of French ads, listed in `grammars.ts`; the fields are explained in `grammar.ts`.
 * Imperatives are formal by default. Benefits are in `benefits/fr.benefits.ts`.
 */
export const FR: AdGrammar = {
  language: "fr",
  calls: {
    book: [
      "Réservez votre créneau.",
      "Réservez {at}.",
      "Réservez {your} {noun} {at}.",
      "Réservez dès aujourd’hui.",
      "Réservez chez nous.",
      "Prenez rendez-vous {at}.",
      "Prenez rendez-vous.",
      "Prenez rendez-vous {at} pour {your} {noun}.",
    ],
    order: [
      "Commandez aujourd’hui.",
      "Commandez {at}.",
      "Commandez {your} {noun} {at}.",
      "Passez commande.",
      "Commandez dès maintenant.",
    ],
    buy: [
      "Commandez aujourd’hui.",
      "Commandez {your} {noun} {at}.",
      "Passez commande.",
      "À retrouver {at}.",
      "Commandez dès maintenant.",
    ],
    try: ["Essayez aujourd’hui.", "Essayez {product}.", "Lancez-vous.", "Faites l’essai."],
    quote: [
      "Demandez un devis pour {your} {noun} {at}.",
      "Demandez un devis.",
      "Demandez un devis {to}.",
      "Demandez votre devis.",
      "Recevez votre devis.",
      "Demandez un devis {to} pour {your} {noun}.",
    ],
    call: [
      "Appelez aujourd’hui.",
      "Appelez {company}.",
      "Appelez {company} pour {your} {noun}.",
      "Appelez-nous.",
      "Un appel suffit.",
    ],
    donate: ["Faites un don.", "Soutenez {company}.", "Donnez aujourd’hui.", "Faites un don {to}."],
    signup: [
      "Inscrivez-vous.",
      "Inscrivez-vous {at}.",
      "Réservez votre place {at}.",
      "Réservez votre place.",
      "Inscrivez-vous dès aujourd’hui.",
      "Inscrivez-vous {course} {at}.",
      "Réservez votre place {course} {at}.",
    ],
    apply: [
      "Postulez aujourd’hui.",
      "Postulez {at}.",
      "Envoyez votre candidature.",
      "Candidatez dès maintenant.",
    ],
    visit: ["Venez nous voir.", "Passez {at}.", "Préparez votre visite.", "Passez aujourd’hui."],
    meet: ["Venez faire connaissance.", "Venez les rencontrer.", "Passez {at}.", "Rencontrez-les {at}."],
    download: [
      "Téléchargez l’application.",
      "Téléchargez {product}.",
      "Téléchargez-la aujourd’hui.",
      "Téléchargez dès maintenant.",
    ],
    ask: ["Contactez {company}.", "Renseignez-vous {at}.", "Contactez-nous.", "Parlez-en {to}."],
    learn: ["Voyez les détails.", "Découvrez les détails.", "Jetez un œil."],
    date: ["Demandez {to} si votre date est libre.", "Demandez si votre date est libre."],
    tour: ["Voyez comment ça marche.", "Voyez les détails."],
    volunteer: ["Devenez bénévole {at}.", "Devenez bénévole.", "Devenez bénévole chez nous."],
  },
  otherCalls: {
    informal: {
      book: [
        "Réserve ton créneau.",
        "Réserve {at}.",
        "Réserve dès aujourd’hui.",
        "Réserve chez nous.",
        "Prends rendez-vous.",
      ],
      order: ["Commande aujourd’hui.", "Commande {at}.", "Passe commande.", "Commande dès maintenant."],
      buy: ["Commande aujourd’hui.", "Passe commande.", "À retrouver {at}.", "Commande dès maintenant."],
      try: ["Essaie aujourd’hui.", "Essaie {product}.", "Lance-toi.", "Fais l’essai."],
      quote: ["Demande un devis.", "Demande un devis {to}.", "Demande ton devis.", "Reçois ton devis."],
      call: ["Appelle aujourd’hui.", "Appelle {company}.", "Appelle-nous.", "Un appel suffit."],
      donate: ["Fais un don.", "Soutiens {company}.", "Donne aujourd’hui.", "Fais un don {to}."],
      signup: [
        "Inscris-toi.",
        "Inscris-toi {at}.",
        "Inscris-toi {course} {at}.",
        "Réserve ta place.",
        "Inscris-toi dès aujourd’hui.",
      ],
      apply: ["Postule aujourd’hui.", "Postule {at}.", "Envoie ta candidature.", "Candidate dès maintenant."],
      visit: ["Viens nous voir.", "Passe {at}.", "Prépare ta visite.", "Passe aujourd’hui."],
      meet: ["Viens faire connaissance.", "Viens les rencontrer.", "Passe {at}."],
      download: [
        "Télécharge l’application.",
        "Télécharge {product}.",
        "Télécharge-la aujourd’hui.",
        "Télécharge dès maintenant.",
      ],
      ask: ["Contacte {company}.", "Renseigne-toi {at}.", "Contacte-nous.", "Parles-en {to}."],
      learn: ["Regarde les détails.", "Découvre les détails."],
      date: ["Demande {to} si ta date est libre.", "Demande si ta date est libre."],
      tour: ["Regarde comment ça marche.", "Regarde les détails."],
      volunteer: ["Deviens bénévole {at}.", "Deviens bénévole.", "Deviens bénévole chez nous."],
    },
  },
  informal:
    /(?<!\p{L})(?:(?:tu|toi|ton|ta|tes|te)(?!\p{L})|t[’'](?=\p{L}))|(?<=^|\n|[.!?:] )(?:viens|appelle-(?:nous|moi)|écris|choisis|découvre|prends)(?!\p{L})/iu,
  formal:
    /(?<!\p{L})(?:(?<!rendez-)vous|votre|vos)(?!\p{L})|(?<=^|\n|[.!?:] |(?<!\p{L})(?:et|ou|puis) )(?!(?:chez|assez|rez)(?!\p{L}))\p{L}{2,}ez(?!\p{L}|-vous)/iu,
  at: atCompany,
  from: atCompany,
  visiting: {
    at: (company) => company.replace(/^(?:au|à la|à l’)(?=\P{L}|\p{Lu})/u, (to) => `auprès ${OF[to] ?? ""}`),
    from: (company) =>
      company
        .replace(/^(?:au|à la|à l’)(?=\P{L}|\p{Lu})/u, (to) => OF[to] ?? to)
        .replace(/^chez (?=[aeiouyéèêâô])/iu, "d’")
        .replace(/^chez /u, "de "),
  },
  to: (company) =>
    atCompany(company)
      .replace(/^chez /iu, "à ")
      .replace(/^à Les? /u, (article) => (article === "à Le " ? "au " : "aux ")),
  your: (product, address) =>
    address === "informal"
      ? "ton"
      : /^(?!(?:couscous|repas|colis|tapis|prix|bus|jus|bois|devis|dos|accès|avis|relais|cours)(?!\p{L}))\p{L}+[sx](?!\p{L})/u.test(
            product,
          )
        ? "vos"
        : "votre",
  course: (product) => {
    const [, article] = COURSES.find(([nouns]) => nouns.test(product)) ?? [];
    return article === undefined ? null : `${article}${product}`;
  },
  properAdjective: /(?!)/u,
  capitalNouns: false,
  appointment: /rendez-vous|créneau/iu,
  urgency: /aujourd’hui|maintenant/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} pour {price}.", "{product} pour {price}.", "{product}: {price}."],
  functionWords: words(
    "le la les l un une des du de d au aux à en dans sur sous par pour avec sans chez dès depuis jusqu avant après et ou si quand nous vous tu il elle ils elles ce cette ces son sa ses notre nos votre vos mon ma mes leur leurs tout toute tous toutes chaque aucun aucune que qui où comment pourquoi deux trois quatre cinq six sept huit neuf dix premier première frais fraîche nouveau nouvelle livraison gratuit gratuite fait faite devis intervention récolté récoltée cuit cuite cuits livré livrée installé installée cousu cousue imprimé certifié certifiée agréé agréée assuré assurée garanti garantie petit petite petits petites grand grande simple rapide local locale bio végan ouvert ouverte horaires séances cours ateliers groupes places réponse paiement retour retours remboursement artisans produits fabriqué fabriquée artisanal artisanale douze vingt trente cinquante cent plusieurs plus moins toujours jamais",
  ),
  isCommonWord: isHardlyName,
  wordLines: ["En un mot\u00A0: {word}.", "En bref\u00A0: {word}."],
  subjectless: null,
  turns: [
    {
      pattern: /^(?<thing>(?!premi)[\p{L}’'-]+(?: [\p{L}’'-]+)?)(?: est)? (?<free>gratuite?s?|offerte?s?)$/iu,
      to: ({ thing = "", free = "" }) => `${thing}\u00A0? ${capitalizeFirst(free)}.`,
    },
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
    /(?<!\p{L})(?:je|nous|vous|tu|il|elle|on|ils|elles|c’est|c'est|est|sont|était|a|ont|peut|peuvent|sera|va|vont|fait|font|venez|appelez|réservez|commandez|envoyez|choisissez|demandez|achetez|apportez|passez|prenez|essayez|payez)(?!\p{L})/iu,
  priceWord: "à",
  inPlace: (place) =>
    `${/^(?:bretagne|normandie|provence|alsace|bourgogne|occitanie|savoie|corse|auvergne|aquitaine|île|champagne|france|belgique|suisse)/iu.test(place) ? "en" : "à"} ${place}`,
  spaceBeforeMarks: true,
};
