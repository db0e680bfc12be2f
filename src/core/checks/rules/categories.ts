/**
 * Goods and services that platforms restrict: a setting to fill in, an age, or an approval. Once
 * the advertiser has confirmed a category, the rule is silent about it.
 */
import { NETWORKS, type Network } from "../../platforms/platforms.ts";
import { quote } from "../fixes.ts";
import { compile, findWords, type WordOptions } from "../patterns.ts";
import { LANGUAGES, type Circumstances, type Rule, type Severity, type Source, type Span } from "../rule.ts";
import { POLITICAL_ADS } from "../laws.ts";
import {
  GOOGLE_DANGEROUS,
  GOOGLE_FINANCE,
  GOOGLE_GAMBLING,
  GOOGLE_HEALTHCARE,
  LINKEDIN_GUIDELINES,
  META_CHECKLIST,
  META_SPECIAL,
  RECOLLECTION,
  TIKTOK_INDUSTRIES,
} from "../sources.ts";

interface Category {
  readonly id: string;
  /** Requirement for the advertiser. */
  readonly asks: string;
  readonly severities: Partial<Record<Network, Severity>>;
  readonly words: readonly string[];
  readonly options?: WordOptions;
  readonly sources: readonly [Source, ...Source[]];
}

const everywhere = (severity: Severity): Category["severities"] =>
  Object.fromEntries(NETWORKS.map((network) => [network, severity]));

const CATEGORIES: readonly Category[] = [
  {
    id: "alcohol",
    asks: "ads for alcohol need an age limit, and some countries take none",
    sources: [LINKEDIN_GUIDELINES, TIKTOK_INDUSTRIES],
    severities: everywhere("advice"),
    words: [
      "‹(?:wines?|beers?|gins?|whisk(?:e)?ys?|vodka|rum|tequila|bourbon|cocktails?|champagne|prosecco|liqueurs?|brewery|winery|wineries|cider|ales?|craft lagers?|lager beers?)›",
      "‹(?:\\p{L}{0,14}wein(?:e|en|s)?|biere?|craftbiere?|schnaps|likör\\p{L}*|sekt|wodka|weingut|brauerei|riesling|grauburgunder|weißburgunder|spätburgunder|chardonnay|merlot|pinot noir|sauvignon blanc|speciaalbier(?:en)?|vins?|bières?|rhum|liqueurs?|caves? à vin|vinos?|cervezas?|ron|ginebra|vin[oi]|birr[ae]|grappa|vinhos?|cervejas?|cachaça|wijn(?:en)?|bier(?:en|tje)?|jenever)›",
    ],
    options: {
      unlessBefore:
        /(?<!\p{L})(?:ginger|root|non-alcoholic|alcohol-free|alcohol free|alkoholfreie[sr]?|sans alcool|sin alcohol|analcolic[oa]|sem álcool|alcoholvrije?|red wine vinegar|after)\s$/u,
      accept: (found, view, start) =>
        !/^(?:schwein|pale ale)/iu.test(found) &&
        !/^[- ]?(?:vinegar|rack|red|glass|colou?red|-free)/u.test(view.lower.slice(start + found.length)) &&
        !/^ron$/iu.test(found),
    },
  },
  {
    id: "gambling",
    asks: "ads for gambling need a certificate of the platform",
    sources: [GOOGLE_GAMBLING, TIKTOK_INDUSTRIES],
    severities: everywhere("reject"),
    words: [
      "‹(?:online casinos?|casino (?:bonus|games?|slots?|en ligne|online|spiele)|slot machines?|free spins|freispiele|sports? betting|betting (?:tips|odds|app|site|bonus)|place your bets?|bet (?:now|on|€|\\$|£)|poker (?:rooms?|sites?|tournaments?|online)|online poker|roulette|blackjack|sweepstakes?|lottery tickets?|win the lottery|sportwetten|wettbonus|wettanbieter|spielautomaten|lottoscheine?|lotto spielen|paris sportifs|machines à sous|tours gratuits|jeux d'argent|apuestas|tragaperras|giros gratis|scommesse|slot online|giri gratis|apostas|caça-níqueis|sportweddenschappen|gokkasten|gokken|casino)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:casino[- ](?:theme\\p{L}*|party|night|restaurant|hotel)|géant casino|supermarché|table (?:hire|rental)|hire|verleih|bet on (?:yourself|quality|us|a)|addiction|sucht\\p{L}*|help|hilfe)›",
        ],
        "",
      ),
    },
  },
  {
    id: "credit",
    asks: "credit needs Meta’s special category, and its terms and yearly rate beside the offer",
    sources: [GOOGLE_FINANCE, META_SPECIAL],
    severities: { ...everywhere("advice"), google: "may-reject", meta: "may-reject" },
    words: [
      "‹(?:(?:personal|payday|car|home|student|business|quick|instant|consumer|bridging|secured|unsecured) loans?|loans? (?:from|up to|for|without|with|in|approved)|mortgages?|credit cards?|line of credit|apr|refinanc(?:e|ing)|(?:sofort|raten|auto|privat|mini|klein|bau|ratenkauf-?|immobilien|konsum)?kredit(?:e|zusage|angebote?)?(?:\\s+(?:ohne|ab|mit|bis|für))?|baufinanzierung|hypothek(?:en)?|darlehen|kreditkarten?|(?:un |le |votre )?(?:prêts?|crédits?) (?:immobiliers?|personnels?|auto|à la consommation|rapides?|accordés?|faciles?|immédiats?|sans justificatif)|carte de crédit|préstamos?|hipotecas?|tarjetas? de crédito|prestit[oi]|mutu[oi]|carta di credito|empréstimos?|crédito (?:pessoal|habitação|imobiliário)|hipoteca|cartão de crédito|lening(?:en)?|hypotheek|hypotheken|creditcard)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:library|bibliothek\\p{L}*|biblioteca|bibliothèque|no credit card|keine kreditkarte|ohne kreditkarte|sans carte|sin tarjeta|senza carta|sem cartão|zonder creditcard|interlibrary|pay (?:by|with)|zahl\\p{L}*|kreditkarte (?:nötig|erforderlich)|credit card debts?|credit card (?:required|needed|payments?|reader|terminal))›",
        ],
        "",
      ),
    },
  },
  {
    id: "investment",
    asks: "financial products need the platform’s verification and a note on risk",
    sources: [GOOGLE_FINANCE],
    severities: { ...everywhere("advice"), google: "may-reject", meta: "may-reject", tiktok: "may-reject" },
    words: [
      "‹(?:crypto(?:currenc(?:y|ies))?|bitcoins?|ethereum|nfts?|forex|day trading|trading (?:app|platform|signals|course|bot)|invest(?:ing)? in (?:stocks?|shares|crypto|etfs?|property|gold|bitcoin|real estate)|stock tips|cfds?|binary options|kryptowährung(?:en)?|krypto|aktien(?:handel|depot)?|geldanlage|etf-sparplan|investmentfonds|cryptomonnaies?|investir en bourse|bourse en ligne|criptomonedas?|invertir en bolsa|criptovalut[ae]|investire in borsa|criptomoedas?|investir na bolsa|cryptovaluta|beleggen in)›",
    ],
  },
  {
    id: "employment",
    asks: "job ads need Meta’s special category, and may not name age or sex",
    sources: [META_SPECIAL],
    severities: { ...everywhere("advice"), meta: "may-reject" },
    words: [
      "‹(?:we're hiring|we are hiring|now hiring|is hiring|join our team|jobs at|apply for (?:the|this) (?:job|position)|job openings?|vacanc(?:y|ies)|wir suchen (?:dich|sie|ab sofort|eine?n?|verstärkung)|wir stellen ein|stellenangebote?|jetzt bewerben|(?:nous )?recrutons|on recrute|offres? d'emploi|buscamos (?:personal|camarer\\p{L}*|dependient\\p{L}*|vendedor\\p{L}*|repartidor\\p{L}*)|oferta de (?:empleo|trabajo)|únete a nuestro equipo|assumiamo|cerchiamo (?:personale|camerier\\p{L}*|un|una)|offerta di lavoro|lavora con noi|estamos contratando|vagas? de emprego|trabalhe conosco|wij zoeken (?:een|collega)|vacatures?|kom werken)›",
    ],
  },
  {
    id: "housing",
    asks: "ads for homes need Meta’s special category in the US, Canada and the EU",
    sources: [META_SPECIAL],
    severities: { ...everywhere("advice"), meta: "may-reject" },
    words: [
      "‹(?:(?:apartments?|flats?|houses?|homes?|rooms?|studios?) (?:for rent|to let|for sale|to rent)|rent (?:an? |this |your )?(?:apartment|flat|house|home)|real estate agents?|new homes|condos?|(?:eigentums|miet|neubau)wohnung(?:en)?|wohnung(?:en)? (?:zu vermieten|mieten|kaufen|zu verkaufen)|immobilien(?:makler)?|häuser kaufen|haus kaufen|appartements? à (?:louer|vendre)|maisons? à (?:louer|vendre)|agence immobilière|pisos? en (?:alquiler|venta)|(?:casas?|apartamentos?) en (?:alquiler|venta)|inmobiliaria|(?:appartament[oi]|cas[ae]) in (?:affitto|vendita)|agenzia immobiliare|(?:apartamentos?|casas?) (?:para alugar|à venda|para arrendar)|imobiliária|(?:huur|koop)(?:woning|huis|appartement)(?:en)?|makelaar)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:doll'?s?|bird|dog|tiny|gingerbread|green|puppen|vogel|software|crm|photography|photographer|cleaning|insurance)›",
        ],
        "",
      ),
    },
  },
  {
    id: "politics",
    asks: "Meta and Google run no political ads in the EU, and TikTok, LinkedIn and Pinterest run none at all",
    sources: [TIKTOK_INDUSTRIES, POLITICAL_ADS],
    severities: {
      google: "may-reject",
      microsoft: "may-reject",
      meta: "may-reject",
      tiktok: "reject",
      linkedin: "reject",
      pinterest: "reject",
      x: "advice",
    },
    words: [
      "‹(?:vote (?:for|yes|no|labour|conservative|democrat|republican|green)|election (?:day|campaign)|general election|re-?elect|referendum|political party|candidate for (?:mayor|senate|congress|president|parliament)|for (?:mayor|senate|congress|president)(?= 20\\d\\d)|bundestagswahl|landtagswahl|kommunalwahl|europawahl|wählt? (?:spd|cdu|csu|fdp|afd|die grünen|die linke)|deine stimme für|ihre stimme für|volksentscheid|volksabstimmung|votez (?:pour|oui|non)|élections? (?:présidentielles?|législatives?|municipales?|européennes?)|vota (?:a|por|sí|no|per|psoe|pp|vox)|elecciones (?:generales|municipales|europeas)|elezioni (?:politiche|comunali|europee)|vote (?:em|no candidato)|eleições|stem (?:op|voor|vvd|pvda|d66|cda)|verkiezingen)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:favou?rit\\p{L}*|favori\\p{L}*|préféré\\p{L}*|preferi[td]\\p{L}*|predilet\\p{L}*|lievelings\\p{L}*|best (?:cafe|café|shop|salon)|flavou?r|name|award|publikumspreis|liebling\\p{L}*|photo|shop of the year|nuevo sabor|sabor|smaak|logo|vote for (?:us|your|the next))›",
        ],
        "",
      ),
    },
  },
  {
    id: "medicine",
    asks: "prescription medicine may not be advertised to consumers",
    sources: [GOOGLE_HEALTHCARE],
    severities: everywhere("reject"),
    words: [
      "‹(?:ozempic|wegovy|mounjaro|saxenda|semaglutide?|tirzepatide?|viagra|sildenafil|cialis|tadalafil|levitra|xanax|valium|diazepam|adderall|ritalin|oxycodone|oxycontin|tramadol|fentanyl|percocet|vicodin|prozac|zoloft|accutane|roaccutane|isotretinoin|finasteride|propecia|ambien|zolpidem|modafinil|codeine|prednisone|amoxicillin|antibiotics online|steroids online|no prescription(?: needed| required)?|without (?:a )?prescription|rezeptfrei (?:viagra|antibiotika)|ohne rezept|sans ordonnance|sin receta|senza ricetta|sem receita|zonder recept)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:glasses|sunglasses|goggles|lenses|readers|brille\\p{L}*|lunettes|gafas|occhiali|óculos|bril|koch\\p{L}*|kuch\\p{L}*|cook\\p{L}*|cuisin\\p{L}*|cocin\\p{L}*|cucin\\p{L}*|koken|cozinh\\p{L}*)›",
        ],
        "",
      ),
    },
  },
  {
    id: "health",
    asks: "Google and Meta treat health products and treatments as restricted",
    sources: [GOOGLE_HEALTHCARE],
    severities: { ...everywhere("advice"), google: "may-reject", meta: "may-reject" },
    words: [
      "‹(?:botox|cbd|cannabis|hemp oil|dermal fillers?|lip fillers?|hyaluron(?:säure|ic)? (?:fillers?|injektion(?:en)?|injections?)|faltenunterspritzung|liposuction|breast augmentation|hair transplants?|haartransplantation|stem cell|hormone therapy|testosterone|ivf|rehab clinic|drug rehab|addiction treatment|nahrungsergänzungsmittel|compléments? alimentaires?|suplementos? alimentici?os?|integratori alimentari|suplementos? alimentares|voedingssupplementen|dietary supplements?|toxine botulique|injections? (?:d'acide|de botox)|greffe de cheveux|trasplante capilar|trapianto di capelli|transplante capilar|haartransplantatie)›",
    ],
  },
  {
    id: "tobacco",
    asks: "tobacco and vapes may not be advertised",
    sources: [GOOGLE_DANGEROUS, TIKTOK_INDUSTRIES],
    severities: everywhere("reject"),
    words: [
      "‹(?:cigarettes?|cigars?|e-?cigarettes?|vapes?|vaping|e-liquids?|snus|nicotine pouches|rolling tobacco|tobacco|shisha tabak|zigaretten|zigarren|e-zigaretten?|tabak(?:waren)?|vape-?shop|liquids? für e-zigaretten|tabac|cigarillos?|cigarrillos|puros habanos|tabaco|sigarette|sigari|tabacchi|cigarros|charutos|sigaretten|sigaren)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:quit\\p{L}*|stop\\p{L}*|smoke-?free|non-?smok\\p{L}*|free from|rauchfrei|nichtraucher\\p{L}*|aufhören|arrêter|arrête[rz]?|dejar|deja|smettere|smetti|parar|deixar|stoppen|leather|scented|scent|notes?|candle|duft\\p{L}*|note|colou?r|lighter|hoover|box|case|shaped)›",
        ],
        "",
      ),
    },
  },
  {
    id: "weapons",
    asks: "weapons and ammunition may not be advertised",
    sources: [GOOGLE_DANGEROUS, TIKTOK_INDUSTRIES],
    severities: everywhere("reject"),
    words: [
      "‹(?:handguns?|pistols?|rifles?|shotguns?|ammunition|ammo|firearms?|gun shop|guns for sale|tasers?|pepper spray|silencers? for|schusswaffen?|pistolen?|gewehre?|munition|pfefferspray|armes à feu|fusils?|munitions|armas de fuego|pistolas?|rifles?|munición|armi da fuoco|fucil[ei]|munizioni|armas de fogo|munições|vuurwapens?|geweren|munitie)›",
    ],
    options: {
      unlessSentence: compile(
        [
          "‹(?:water|nerf|toy|spray|glue|massage|nail|staple|heat|paint|laser tag|foam|sekt|wasser\\p{L}*|klebe\\p{L}*|massage\\p{L}*|heißluft|lackier\\p{L}*|agua|acqua|água|jouet|juguete|giocattolo|pellets? de|colle|silicona|spieltag|film|museum|history|seat|riding|wedding|griff\\p{L}*)›",
        ],
        "",
      ),
    },
  },
  {
    id: "adult",
    asks: "adult products and services may not be advertised",
    sources: [TIKTOK_INDUSTRIES, META_CHECKLIST],
    severities: everywhere("reject"),
    words: [
      "‹(?:escorts?|porn\\p{L}*|sex toys?|vibrators?|dildos?|strip club|erotic massage|onlyfans|xxx|adult videos?|camgirls?|webcam girls|sexspielzeug|erotikshop|erotikmassage|bordell|sex ?shop|jouets? (?:sexuels?|érotiques?)|massage érotique|juguetes (?:sexuales|eróticos)|masajes eróticos|sex toy|massaggi erotici|brinquedos sexuais|acompanhantes|sekspeeltjes|erotische massage)›",
    ],
    options: {
      unlessSentence: compile(
        ["‹(?:ford|security|police|vehicle|concrete|beton|begleit\\p{L}*|recovery|sober|addiction)›"],
        "",
      ),
    },
  },
  {
    id: "dating",
    asks: "dating services need the platform’s approval",
    sources: [RECOLLECTION],
    severities: { meta: "advice", tiktok: "advice", google: "advice" },
    words: [
      "‹(?:dating (?:app|site|service|agency)|singles? (?:near|in|nearby|treffen)|meet singles|online dating|partnervermittlung|singlebörse|site de rencontres?|rencontres? en ligne|citas online|app de citas|incontri online|site de namoro|encontros online|datingsite|datingapp)›",
    ],
  },
  {
    id: "children",
    asks: "ads may not urge children to buy or to give data",
    sources: [RECOLLECTION],
    severities: everywhere("advice"),
    words: [
      "‹(?:hey kids|kids,? (?:ask|tell|get|buy|call)|ask your (?:parents|mum|mom|dad)|tell your (?:parents|mum|mom|dad)|frag deine eltern|sag deinen eltern|demande à tes parents|dile a tus padres|pide a tus padres|chiedi ai tuoi genitori|peça aos seus pais|vraag je ouders)›",
    ],
  },
];

const FINDERS = CATEGORIES.map((category) => ({
  category,
  find: findWords(category.words, category.options),
}));

/** One finding for each category of a text. */
const findCategories: Rule["find"] = (view, context) =>
  FINDERS.flatMap(({ category, find }): Span[] => {
    if (context.confirmed?.includes(category.id)) return [];
    const [first] = find(view, context);
    return first ? [{ ...first, detail: category.id }] : [];
  });

const categoryOf = (detail: string | undefined) => CATEGORIES.find(({ id }) => id === detail);

/**
 * Rule `restricted-category` in `TEXT_RULES` (`all.ts`): reports goods that platforms restrict,
 * such as alcohol or gambling, once for each category and not if `confirmed` of the context has it.
 * `CATEGORIES` in this file has words, exceptions, severities and reasons. Sources:
 * `checks/sources.ts`, of politics also `checks/laws.ts`. Texts of its findings are in this file.
 */
export const restrictedCategory: Rule = {
  id: "restricted-category",
  version: 1,
  severities: Object.fromEntries(
    NETWORKS.map((network) => [
      network,
      ({ match }: Circumstances) => categoryOf(match.detail)?.severities[network],
    ]),
  ),
  languages: LANGUAGES,
  reads: "plain",
  find: findCategories,
  names: "marked",
  what: ({ text, detail = "" }) => `${quote(text)} belongs to a restricted category (${detail})`,
  why: ({ detail }) => categoryOf(detail)?.asks ?? "",
  sources: ({ detail }) => categoryOf(detail)?.sources ?? [RECOLLECTION],
};
