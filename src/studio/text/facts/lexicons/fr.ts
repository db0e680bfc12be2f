import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";

const UNIT =
  "secondes?|minutes?|mins?|mn|heures?|h|jours?|journées?|nuits?|semaines?|mois|ans?|années?|jours ouvrés|week-ends?";
const PEOPLE =
  "gens|personnes?|tous ceux|toutes celles|ceux|celles|familles?|parents|couples?|femmes|hommes|mamans|papas|enfants|ados?|adolescents|adultes|seniors|étudiant(?:e?s)?|élèves|débutant(?:e?s)?|professionnels?|indépendants?|freelances?|créateurs|entrepreneurs?|entreprises|équipes|pme|tpe|startups?|agences|propriétaires|bailleurs|locataires|coureurs|cyclistes|randonneurs|voyageurs|conducteurs|amateurs?|amoureux|passionnés?|fans|gourmands?|gourmets|artisans|clients?|clientes|acheteurs|retraités?|voisins|visiteurs|touristes|managers?|dirigeants|cadres|médecins|enseignants|soignants|aidants|patients?|salariés|mariés|commerçants|maîtres|particuliers|étrangers|expatriés|végétariens|sportifs|sportives";

/**
 * Words by which facts are recognized in French briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`.
 */
export const FR: Lexicon = {
  language: "fr",
  numbers: numberWords({
    small:
      "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens: "vingt trente quarante cinquante soixante septante huitante nonante",
    join: (ten, one) =>
      one === "un" ? [`${ten} et un`, `${ten}-et-un`] : [`${ten}-${one}`, `${ten} ${one}`],
    extra: {
      une: 1,
      "soixante-dix": 70,
      "soixante-quinze": 75,
      "quatre-vingts": 80,
      "quatre-vingt": 80,
      "quatre-vingt-cinq": 85,
      "quatre-vingt-neuf": 89,
      "quatre-vingt-dix": 90,
      "quatre-vingt-quinze": 95,
      "quatre-vingt-dix-neuf": 99,
      cent: 100,
      "deux cents": 200,
      "trois cents": 300,
      "cinq cents": 500,
      mille: 1000,
      "une douzaine": 12,
      "une dizaine": 10,
      "une centaine": 100,
      "demi-douzaine": 6,
    },
  }),
  weakNumbers: "un|une|neuf|cent|mille|zéro",
  weakBefore: "\\p{L}{3,}[sx]",
  price: {
    currencies: [
      ["EUR", "euros?|centimes?|cts?"],
      ["USD", "dollars?(?: américains)?"],
      ["CHF", "francs?(?: suisses)?"],
      ["GBP", "livres?(?: sterling)?"],
    ],
    from: "à partir de(?: seulement)?|dès|(?:prix |tarifs? )?à compter de|dès seulement",
    lead: "(?:pour |à )?seulement|(?:pour|à)(?=\\s\\d+,\\d{2}(?!\\d))|coûtent?|prix(?: fixe| unique)?(?: de|:)?|forfait(?: de|:)?|tarif(?: de| unique de|:)?|abonnement à|fixe",
    range: "à|et|-|–|jusqu['’]à",
    per: [
      ["hour", "(?:par|de l['’]|l['’]) ?heure|/ ?h(?:eure)?"],
      ["day", "(?:par|le) jour|la journée|/ ?jour|/ ?j"],
      ["night", "(?:par|la) nuit|/ ?nuit"],
      ["week", "(?:par|la) semaine|/ ?(?:semaine|sem)"],
      ["month", "(?:par|le) mois|mensuels?|/ ?mois"],
      ["year", "(?:par|l['’]) ?an(?:née)?|annuels?|/ ?an"],
      [
        "person",
        "(?:par|la) (?:personne|tête|enfant|convive|participant|place|utilisateur)|/ ?(?:pers\\.?|personne|utilisateur)",
      ],
      ["session", "(?:par|la|le) (?:séance|cours|leçon|visite|consultation|soin|rendez-vous)"],
      [
        "piece",
        "(?:par|la|le) (?:pièce|pot|bouteille|sac|boîte|pain|tasse|kilo|kg|litre|palette|kilomètre|km|coupe|repas|assiette|billet|page|mot|m²|m2|mètre|paire)|l['’]unité|pièce|/ ?(?:kg|km|m²|m2|pièce)",
      ],
    ],
    perOther: "par|la|le|l['’]|chaque",
  },
  time: {
    units: UNIT,
    weekdays:
      "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?: (?:matin|midi|après-midi|soir)s?)?|week-ends?|en semaine",
    months:
      "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|noël|pâques|rentrée|saint-valentin|fête des mères|fête des pères|black friday|nouvel an",
    moments:
      "midi(?! pile)|minuit|aujourd['’]hui|demain(?: matin| soir)?|ce soir|ce week-end|le (?:jour|lendemain)(?: même)?|le jour même|dans la journée|du jour au lendemain|la nuit|le matin|l['’]après-midi|le soir|le midi|(?:cette|la) semaine(?: prochaine)?|ce mois(?:-ci)?|cet (?:été|hiver|automne)|la fin (?:du mois|de l['’]année|de la semaine|de l['’]été)|fin (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|lever du soleil",
    clocks:
      "\\d{1,2}\\s?h\\s?(?:\\d{2})?(?:\\s?(?:à|-|–)\\s?\\d{1,2}\\s?h\\s?(?:\\d{2})?)?(?!\\p{L})|\\d{1,2}:\\d{2}|\\d{1,2} heures (?:du matin|du soir|trente|pile)",
    every:
      "tous les(?: deux| premiers)?|toutes les|chaque(?: (?:premier|deuxième|dernier|première|dernière))?|un \\p{L}+ sur \\d",
    frequencies:
      "24/7|24 ?h(?:/| sur )24(?: (?:et |, )?7 ?j(?:/| sur )7)?|7 ?j(?:/| sur )7|quotidien(?:nement)?|hebdomadaire|mensuel(?:lement)?|annuel(?:lement)?|tous les jours|(?:une|deux|trois|\\d+) fois par (?:jour|semaine|mois|an)|toute l['’]année|jour et nuit",
    deadline: "jusqu['’](?:à|au|en|aux)|avant(?: le)?|d['’]ici(?: le| à)?|au plus tard(?: le)?|se termine le",
    since: "depuis|fondée? en|créée? en|établie? en|depuis l['’]année",
    at: "à|le|la|les|du|au|en(?: moins de| seulement)?|dès|de|dans les|sous|pendant|pour|entre|après|vers|sur",
    hourAt: "",
    openFrom: "ouvert(?:e?s)?(?: de)?|de|entre",
    ages: "(?:dès|à partir de) \\d+ ans|(?:de )?\\d+\\s?(?:à|-|–)\\s?\\d+ ans|(?:moins|plus) de \\d+ ans|âgée?s? de \\d+(?: à \\d+)? ans",
    range: "à|au|et|-|–|jusqu['’]à",
  },
  place: {
    prepositions: "à|près de|autour de|au cœur de|partout à|quartier",
    weakPrepositions: "au|aux|en|dans|sur|chez|depuis|entre|vers|de|d['’]|pour tout|partout en",
    articles: "la|le|les|l['’]|région|centre de|ville de|quartier",
    and: "et|&|ou",
    notPlaces:
      "noël|pâques|toussaint|pentecôte|ascension|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|vous|nous|votre|notre|nos|vos|le|la|les|un|une|des|excel|google|facebook|instagram|whatsapp|pdf|tva|français|anglais|espagnol|internet|bluetooth|bio|cap|bac|rge|nf|ce|iso|monsieur|madame|dr|ios|android",
    common:
      "(?:en|au) (?:centre-ville|ville)|dans (?:la|le|toute la|tout le) (?:région|quartier|ville|vallée|département|village|métropole)|partout en france|(?:dans )?toute la france|à domicile|chez vous|sur place|près de chez vous|au bord (?:de la mer|du lac|de l['’]eau|du canal)|sur (?:le port|la plage|la place|les quais)|face à la (?:gare|mer|mairie)|à \\d+ (?:minutes|km|kilomètres) de \\p{Lu}[\\p{L}'’-]+|dans un rayon de \\d+ (?:km|kilomètres)|près de la gare|livraison nationale",
    address:
      "\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|av\\.|boulevard|bd|place|quai|chemin|impasse|allée|cours|passage|route|square|ruelle) (?:de |du |des |de la |de l['’]|d['’]|la |le |les )?[\\p{L}'’-]+(?: (?:de |du |des |et )?\\p{Lu}[\\p{L}'’-]+)*",
  },
  kinds: {
    caution:
      "âge minimum|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? fermée?s?|fermée?s? (?:le |les |tous les )?(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)|pas d[’']expédition|fermée?s? (?:le|les|du|en|au|pour)|(?:est|sont|sommes) fermée?s?|fermeture|ne convient pas|déconseillée?|conditions (?:générales|applicables)|sous réserve|non remboursable|ni repris ni échangé|espèces uniquement|carte non acceptée|dans la limite des stocks|à vos risques|peut contenir|malheureusement|acompte (?:demandé|obligatoire)|liste d['’]attente|frais d['’]annulation|se plai(?:nt|gnent)|réclamations?|réservée? aux adultes|plus de 18 ans seulement",
    offer:
      "gratuit(?:e|s|es|ement)?|offert(?:e|s|es)?|cadeaux?|à l['’]essai|essai|\\d+ ?(?:%|pour ?cent) (?:de (?:remise|réduction|rabais)|offerts?|sur|moins cher)|-\\s?\\d+ ?%|remises?|réductions?|rabais|promo(?:tion)?s?|(?:offre|prix|tarif) (?:de lancement|d['’]ouverture|découverte|spéciale?|de bienvenue|d['’]été|de rentrée|étudiant|réduit|préférentiel)|offre(?=\\s?:| jusqu| valable)|bons? (?:d['’]achat|de réduction)|code promo|moitié prix|(?:à )?(?:la )?moitié du prix(?! d)|demi-tarif|économisez (?:jusqu['’]à )?\\d+|satisfait ou remboursé|\\d+ (?:achetée?s?|pour le prix d['’]une?)|(?:premi(?:er|ère)s?) (?:\\p{L}+ ){1,2}(?:est |sont )?(?:gratuite?s?|offerte?s?)|sans supplément|livraison (?:gratuite|offerte)|soldes|parrainage|frais (?:de \\p{L}+ )?offerts",
    objection:
      "sans|aucune?|(?<!deux |quelques )pas de|pas d['’]|jamais|zéro|ni |ne \\p{L}+ pas|n['’]\\p{L}+ pas|résiliable (?:à tout moment|quand vous voulez)|annulation (?:gratuite|à tout moment)|même si|garantie?s?|on s['’]occupe|nous (?:gérons|nous occupons|nous chargeons|prenons en charge|venons chez)|fini(?:es|s)? (?:le|la|les)|plus besoin",
    notObjection:
      "pas seulement|sans doute|sans pareil|ne (?:manquez|ratez|tardez) pas|n['’]attendez pas|n['’]hésitez pas|aucun autre|jamais vu|pourquoi pas|sans égal|ne \\p{L}+ pas seulement",
    proof:
      "certifiée?s?|agréée?s?|diplômée?s?|labellisée?s?|label|assurée?s?|assurance décennale|décennale|qualifiée?s?|reconnue?s?|primée?s?|récompensée?s?|lauréate?s?|médailles?|médaillée?s?|avis|notes?|étoiles?|noté|recommandée?s?(?: par)?|vu à la|depuis (?:plus de )?\\d{2,4}(?: ans)?|fondée?|créée? en \\d{4}|(?:plus de) \\d[\\d., ]*|\\d[\\d., ]* (?:clients?|patients|membres|familles|projets|maisons|installations|mariages|commandes|élèves|utilisateurs|équipes|entreprises|animaux|convives|réparations|avis)(?: (?:satisfaits|heureux|d['’]expérience))?|ans d['’]expérience|générations?|entreprise familiale|maison familiale|de père en fils|brevetée?s?|testée?s?|éprouvée?s?|artisan d['’]art|meilleur ouvrier|mof|maître (?:artisan|restaurateur)|rge|iso \\d+|norme|aoc|aop|agriculture biologique|commerce équitable|avocate? au barreau|reconnue? d['’]utilité publique|orias|michelin|gault",
    process:
      "étape \\d|en \\d+ (?:étapes|clics|minutes)|comment ça marche|vous (?:photographiez|envoyez|choisissez|commandez|réservez|appelez|déposez|apportez|téléchargez|remplissez|scannez)|nous (?:faisons le reste|récupérons|venons|livrons|planifions|concevons|construisons|installons|posons|mesurons|imprimons|expédions|trions|visitons|rédigeons|préparons|vérifions|testons|cuisinons|réparons|plantons|collectons|organisons)|photographiez|envoyez|choisissez|téléchargez|scannez|automatiquement|se connecte (?:à|avec)|faits? (?:à la )?main|faite?s? (?:à la )?main|fait maison|faite?s? maison|à la main|sur mesure|cuite?s?|torréfiée?s?|brassée?s?|cousue?s?|fumée?s?|affinée?s?|pressée?s?|moulue?s?|forgée?s?|tournée?s?|fabriquée?s?|produite?s? (?:à|en|sur)|au feu de bois|pétrie?s?",
    benefit:
      "pour que (?:vous|tout)|vous (?:gagnez|économisez|gardez|voyez|savez|dormez|restez|payez (?:seulement|uniquement)|ne payez que|pouvez|recevez|profitez|retrouvez)|plus de temps|moins de (?:stress|papier|bruit|déchets|travail|paperasse)|tranquillité|l['’]esprit tranquille|plus (?:simple|rapide|facile|léger|sûr|chaud|confortable|serein)|sérénité|dormez|détend\\p{L}*|profite\\p{L}*|aide|enfin|soulage|protège|reste (?:chaud|frais|sec)|tient dans|dure|retrouve\\p{L}*|au lieu de",
    feature:
      "bio|végan\\p{L}*|vegan|artisanal\\p{L}*|massif|locale?s?|locaux|de saison|mobile|en ligne|numérique|étanche|recyclée?s?|recyclable|compostable|inclu[ts]?e?s?|comprend|avec|ouvert(?:e?s)?|disponible|livraison|parking|accessible|chauffée?|fraîche?s?|frais|personnalisée?s?|petits? groupes?|bilingue|individuels?|sans gluten|sans lactose|sans sucre|éco-?responsable|fait maison",
    own: "nous|on|notre|nos|vous (?:pouvez|recevez|choisissez|payez)|votre|chaque|tous|toutes|il y a|le|la|les|un|une|comprend|livré",
  },
  notes: {
    labels:
      "(?:ton|voix|style|ambiance|registre|cible|public(?: cible)?|clientèle(?: cible)?|langue|longueur|format|mots[- ]clés?|hashtags?|émojis?|emojis?|notes?|consignes?|instructions?|à éviter|éviter|ne pas (?:utiliser|dire|mentionner)|mots à (?:utiliser|éviter)|budget|plateformes?|objectif|échéance|interne|cta|appel à l['’]action|pour|destiné à|important)",
    toneNouns: "ton|style|voix|registre|langage",
    orders:
      "(?:pas de|pas du|pas les?|jamais les?|sans les?) (?:mots?|termes?)(?!\\p{L})|n['’]?appele[zr] pas|(?:merci |s['’]il vous plaît |svp |et |mais )*(?:ne (?:pas|jamais|surtout pas) (?:mentionner|dire|utiliser|écrire|parler|citer|nommer|promettre|comparer|tutoyer|vouvoyer|mettre|exagérer)|ne (?:mentionnez|dites|utilisez|écrivez|parlez|citez|nommez|promettez|mettez|mentionne|dis|utilise|écris|parle|cite|nomme|promets|mets) (?:pas|jamais|surtout pas)|n['’](?:utilisez|écrivez|utilise|écris|exagérez|employez|emploie) (?:pas|jamais|surtout pas)|n['’]employer jamais|éviter|évitez|évite)|(?:merci de |s['’]il vous plaît,? |svp,? )?(?:utilise[rz]?|emploie|employez|employer|inclure|incluez|place[rz]?) (?:le mot|les mots|l['’]expression|le terme|le slogan|notre slogan|la phrase|le hashtag)|(?:merci de|s['’]il vous plaît|svp) \\p{L}+|(?:le )?(?:ton|style|texte)(?: doit être| sera| plutôt| :|:)? (?:plutôt )?(?:drôle|humoristique|sérieux|chaleureux|amical|décontracté|sobre|élégant|léger|pro|professionnel|simple|court|complice|doux|direct|frais)|(?:pas d['’]|pas de |aucun |sans )(?:émojis?|emojis?|hashtags?|points? d['’]exclamation|blagues|jargon|anglicismes|clichés|superlatifs|jeux de mots|majuscules)|(?:tutoyer|tutoiement|vouvoyer|vouvoiement|tutoyez|vouvoyez|on tutoie|on vouvoie)|(?:un|deux|maximum|max|au plus) ?\\d* (?:émojis?|emojis?|hashtags?)|(?:notre )?(?:cible|public cible|clientèle) (?:est|sont|:)|(?:rester|restez|reste|faire|faites|fais) (?:court|bref|simple|drôle|sobre)|écri(?:re|vez|s) (?:en|comme|pour|de)|inspiré de|dans le style de|comme la pub de|comme les pubs de",
    orderStarts:
      "évite\\p{L}*|insiste\\p{L}*|souligne\\p{L}*|mentionne\\p{L}*|ajoute\\p{L}*|mets|mettre|mettez|garde\\p{L}*|fais|faites|écri\\p{L}*|utilise\\p{L}*|ne |n['’]|merci|svp|s['’]il|ton|style|doit|il faut|je (?:veux|voudrais|souhaite|préfère|déteste)|nous (?:voulons|voudrions|souhaitons|préférons)|on (?:veut|voudrait|souhaite|préfère)|l['’]annonce doit|les annonces doivent|le texte doit|drôle|sérieux|chaleureux|amical|décontracté|sobre|court|note|interne|peut-être|pense\\p{L}* à",
    meta: "ton|style|émojis?|emojis?|hashtags?|titres?|annonces?|pubs?|textes?|rédacteur|slogan|points? d['’]exclamation|clichés?|jargon|blagues?|humour|formulation",
    mention:
      "(?:merci de |svp |et |aussi )*(?:mentionne[rz]?|précise[rz]?|indique[rz]?|souligne[rz]?|insiste[rz]? sur|dis|dites|dire|rappele[rz]?|rappelle|ajoute[rz]?)(?: bien)?(?: le fait)?(?: (?:que|qu['’]))?",
    use: "(?:merci d['’]|merci de |svp |et )*(?:utilise[rz]?|emploie|employez|employer|inclure|incluez|place[rz]?) (?:le mot|les mots|l['’]expression|le terme|le slogan|notre slogan|la phrase|le hashtag)|mots à utiliser|mots[- ]clés?",
    avoid:
      "(?:merci |svp |et |mais )*(?:ne (?:pas|jamais|surtout pas) (?:mentionner|dire|utiliser|écrire|parler|citer|nommer|promettre|comparer|mettre)|ne (?:mentionnez|dites|utilisez|écrivez|parlez|citez|nommez|promettez|mettez|mentionne|dis|utilise|écris|parle|cite|nomme|promets|mets) (?:pas|jamais|surtout pas)|n['’](?:utilisez|écrivez|utilise|écris|employez|emploie) (?:pas|jamais|surtout pas)|éviter|évitez|évite|à éviter)(?: (?:de dire|de mentionner|d['’]utiliser|de parler de|d['’]écrire|de citer))?(?: (?:le mot|les mots|le terme|l['’]expression|le nom|le nom de|de|d['’]|du))?",
    avoidAround: "pas un mot sur (?<word>.+)",
    orderEnd: "",
    audience:
      "(?:c['’]est |est )?(?:fait(?:e?s)?|pensée?s?|conçue?s?|idéale?s?|parfaite?s?|destinée?s?|adaptée?s?|créée?s?)(?: spécialement| surtout)? (?:pour|aux?|à)|s['’]adresse (?:aux?|à)|pour|(?:notre clientèle|nos clients) (?:est|sont)|nous (?:visons|ciblons)",
    audienceLabels: "cible|public(?: cible)?|clientèle(?: cible)?|pour|destiné à|clients?|lecteurs",
    people: PEOPLE,
    tones: [
      ["funny", "drôles?|humoristiques?|humour|amusante?s?|rigolo\\p{L}*|décalée?|comique"],
      [
        "serious",
        "pas d[’']humour|sans humour|pas de blagues?|sérieux|sérieuse|sobre|respectueux|digne|factuel|posé",
      ],
      ["warm", "chaleureux|chaleureuse|amicale?|bienveillante?|humaine?|douce?|doux|tendre|accueillant"],
      ["bold", "audacieux|audacieuse|percutante?|fort|provocante?|culotté|impertinent|affirmé"],
      ["calm", "calme|apaisante?|tranquille|zen|discret|rassurante?"],
      ["luxury", "luxe|luxueux|luxueuse|élégante?|haut de gamme|raffinée?|exclusif|premium"],
      ["casual", "décontractée?|détendue?|familier|complice|parlé"],
      ["formal", "formelle?|professionnelle?|pro|corporate|soutenu"],
      ["simple", "simple|claire?|direct|accessible"],
      ["urgent", "urgent|urgence"],
      ["playful", "ludique|enjouée?|espiègle|joyeux|joyeuse|léger|légère|jeune|frais|fun"],
    ],
    topics: [
      ["price", "(?:de |du |le |les |nos |notre |des )?(?:prix|tarifs?|coûts?)"],
      ["competitors", "(?:de |la |les |nos |des )?(?:concurrents?|concurrence)"],
      ["discount", "(?:de |la |les |des )?(?:promos?|promotions?|remises?|réductions?|offres?)"],
      [
        "health",
        "(?:de |la |les |des |aucune )?(?:santé|maladies?|guérison|allégations? (?:de )?santé|promesses? (?:de )?santé)",
      ],
      ["age", "(?:de |l['’]|d['’])?âge"],
    ],
    informal: "tutoyer|(?<!pas de )tutoiement(?! (?:interdit|non))|tutoyez|on tutoie|familier|décontractée?",
    formal:
      "tutoiement (?:interdit|non)|pas de tutoiement|vouvoyer|vouvoiement|vouvoyez|on vouvoie|soutenu|formel",
    short: "court(?:e?s)?|bref|concise?|percutant",
    negation: "pas|ne|n['’]|jamais|aucune?|sans|éviter|évitez|évite",
    please: "s['’]il vous plaît|s['’]il te plaît|svp|merci",
    toneFillers: "et|mais|pas|très|un peu|peu|plutôt|trop|ou|toujours|ton|style|svp|plus|moins|assez|bien",
  },
  goals: [
    [
      "donate",
      "dons?|donateurs?|(?:donner|donnez) (?:pour|ce que)|parrain\\p{L}+|mécénat|(?:collecter|récolter|réunir|lever) (?:[\\d .]+(?:euros?|€)|des fonds)",
    ],
    ["quote", "devis|(?<!(?:à la|sur) )demandes?|estimations?|prospects|leads?"],
    ["apply", "candidat\\p{L}*|recrut\\p{L}+|embauch\\p{L}+|postul\\p{L}+"],
    ["book", "réserv(?!oir)\\p{L}+|rendez-vous|rdv|créneaux?"],
    ["try", "essai(?!m)\\p{L}*|essay\\p{L}+|tester|démo|cours d['’]essai|découverte"],
    [
      "signup",
      "inscri\\p{L}+|abonn\\p{L}+|adhé\\p{L}+|membres?|newsletter|enregistr\\p{L}+(?! (?:notre|le|votre) num[ée]ro)",
    ],
    ["download", "télécharg\\p{L}+|installer|app store"],
    ["call", "appel(?:ez|er|s|le(?:nt)?)|téléphon\\p{L}+"],
    [
      "visit",
      "(?<!(?:deux|trois|(?<!\\d)[23]) )visit\\p{L}+|venez|faire venir|faire (?:passer|entrer) (?:(?:plus|davantage) de |les |des )(?:gens|clients?|monde|personnes|passants|voisins)|passage en (?:boutique|magasin)|(?:à la|en) boutique(?! en ligne)|au magasin|billets?|fréquentation",
    ],
    ["order", "(?:pr[ée])?command(?!ant)\\p{L}+|livr(?:ai|é|er|ons|ez)\\p{L}*"],
    ["buy", "achet\\p{L}+|achats?|boutique en ligne"],
    ["ask", "contact(?:er|ez)?(?:-nous)?"],
    ["learn", "notoriété|connaître|découvr\\p{L}+|visibilité"],
  ],
  dependent:
    "sinon|pas un|pas une|avec|dans|en|à|au|aux|de|du|des|par|pour|sur|chez|jusqu['’]|dès|quand|si|et|ou|mais|donc|plus|hors|compris|y compris|sauf|uniquement|seulement|avant|après|qui|que|dont|où|parce|car|aussi|comme|puis|ensuite|alors|pendant|ni|même|surtout|entre|sous|vers|depuis|tous|toutes|il|elle|ils|elles|ce|cela|ça|frais|pièces|tva|afin",
  subordinate:
    "quand|lorsque|si|parce|comme|bien que|que|qui|dès que|pendant que|avant que|après que|s[’']ils?|lorsqu[’']\\p{L}+|dès qu[’']\\p{L}+|une fois que|tant que|au[- ]del[àa] d(?:e|u|es)",
  condition:
    "sauf|excepté|à l[’']exception|en sus|en supplément|hors|non compris|non incluse?s?|ht|ttc|tva|seulement pour|uniquement|minimum|maximum|nouveaux clients|dans la limite|sous réserve|sous conditions|conditions|dès \\d+ ?€|à partir de \\d+ ?€|selon|avec le code|code \\p{Lu}+|valable|hors pièces|jusqu['’]à épuisement",
  ratio: "sur",
  stop: "le|la|les|l|un|une|des|de|du|et|ou|à|au|aux|en|dans|par|pour|sur|avec|sans|est|sont|était|plus|moins|que|qui|ce|cette|ces|nous|vous|ils|elles|notre|votre|nos|vos|mais|si|seulement|chaque|tous|toutes|fois|pas|ne|puis|ensuite|alors|hors|supplément|après|avant|jusqu|depuis|dès|entre|sous|chez|y|compris|pour cent",
};
