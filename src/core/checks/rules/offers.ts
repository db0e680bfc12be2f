/** Rules about prices, discounts and urgency. */
import { quote, removeFix } from "../fixes.ts";
import { compile, findWords } from "../patterns.ts";
import { LANGUAGES, type Circumstances, type Rule, type Severity } from "../rule.ts";
import { FTC_FREE, PRICE_ACT, PRICE_DIRECTIVE, UCPD } from "../laws.ts";
import {
  GOOGLE_MISREPRESENTATION,
  LINKEDIN_GUIDELINES,
  META_CHECKLIST,
  MICROSOFT_GENERAL,
  TIKTOK_MISLEADING,
} from "../sources.ts";
import { ADVICE } from "../severities.ts";

/** Words before "free" in the sense of "without": "gluten free", "hassle free". */
const FREE_OF =
  /(?<!\p{L})(?:sugar|gluten|dairy|lactose|alcohol|nut|fat|meat|bpa|paraben|sulph?ate|silicone|plastic|cruelty|hassle|stress|worry|care|guilt|smoke|drug|debt|error|bug|ad|tax|duty|vat|interest|rent|hands|scent|fragrance|oil|soy|egg|wheat|grain|caffeine|gmo|pesticide|chemical|toxin|acid|aluminium|aluminum|lead|rust|dust|pain|risk|trouble|carbon|emission|commission|contract|maintenance|frizz|streak|spam|clutter|additive|allergen|wrinkle|crease|noise|jam|feel|set|break|roam|sets|breaks|be|your mind)\s$/u;

/**
 * Rule `free` in `TEXT_RULES` (`all.ts`): reports promises of something free, but not “free of”
 * (`FREE_OF`) or a denial. Advice, none on OpenAI; TikTok may reject them, and Microsoft too if the
 * text mentions `CONDITIONS`. Its words and the texts of its findings are in this file; sources:
 * `checks/sources.ts`, `checks/laws.ts`.
 */
export const free: Rule = {
  id: "free",
  version: 1,
  severities: {
    google: "advice",
    // Microsoft objects if the word hides conditions.
    microsoft: ({ match }: Circumstances) => (match.detail === "conditions" ? "may-reject" : "advice"),
    meta: "advice",
    tiktok: "may-reject",
    linkedin: "advice",
    pinterest: "advice",
    x: "advice",
  },
  languages: LANGUAGES,
  reads: "plain",
  find: (view, context) =>
    findFree(view, context).map((span) =>
      CONDITIONS.test(view.lower) ? { ...span, detail: "conditions" } : span,
    ),
  names: "all",
  what: ({ text }) => `${quote(text)} promises something free`,
  why: "it must cost nothing at all, or its conditions stand beside it",
  sources: [UCPD, FTC_FREE, MICROSOFT_GENERAL],
};

const findFree = findWords(
  [
    "(?<![\\p{L}\\p{N}_-])free›(?!-|\\s+(?:range|standing|hand|time|from|way|spirit|spirits|spirited|weights?|entry level|speech|press|fall|kick|throw|will|world|trade|market|agent|agents|flow|flowing|roaming|radicals?|movement|style|climbing|diving|to (?:be|choose|move|roam|ask|reach|contact|get in touch|call|drop)|up|your|yourself|you|the|us|willy|nelson|masons?|choice|form|of (?!charge|cost))›)",
    "‹(?:gratis|grátis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|gratuit(?:e|s|es|a|o|as|os|amente|ement)?|kosteloos|kosteloze|livraison offerte|(?:frais|mois|essai|jours?|port) offerte?s?|in omaggio|cadeau offert|for free)›",
  ],
  { unlessBefore: FREE_OF, deniable: true },
);

const CONDITIONS = compile(
  [
    "‹(?:with (?:every|any|your|a|each|purchase)|when you|on orders?|orders? over|if you|minimum|min\\.|terms|conditions|for the first|first (?:month|\\d+ days)|subscription|then [€$£]|ab (?:einem )?(?:bestell|einkaufs)\\p{L}*|ab \\d+|beim kauf|bei kauf|ab 2|danach|dans la limite|dès \\d+|à partir de|pour tout achat|con (?:tu|cada|la) compra|a partir de|desde \\d+|con (?:ogni|l') ?acquisto|da \\d+|na compra|acima de|bij (?:aankoop|besteding)|vanaf)›|\\*",
  ],
  "",
);

/**
 * Rule `urgency` in `TEXT_RULES` (`all.ts`): reports words that press to hurry, unless the offer
 * has a stored end (`hasEnd`, set in `core/brands/offer.ts`). Microsoft and TikTok may reject them,
 * others advise (`ADVICE` in `severities.ts`, not OpenAI). The fix removes a whole sentence only.
 * Its words and the texts of its findings are in this file; sources: `checks/sources.ts`,
 * `checks/laws.ts`.
 */
export const urgency: Rule = {
  id: "urgency",
  version: 1,
  severities: { ...ADVICE, microsoft: "may-reject", tiktok: "may-reject" },
  languages: LANGUAGES,
  reads: "plain",
  find: (view, context) => (context.offer?.hasEnd ? [] : findUrgency(view, context)),
  names: "all",
  what: ({ text }) => `${quote(text)} presses the reader to hurry`,
  why: "pressure of time is fine only with a real end date",
  fix: (match, raw) => {
    // Only a whole sentence can be removed; removing a part would leave a broken one.
    const isWhole =
      /(?:^|[.!?…]\s*)$/u.test(raw.slice(0, match.start)) && /^\s*(?:[.!?…]|$)/u.test(raw.slice(match.end));
    return isWhole ? removeFix(match, raw) : undefined;
  },
  sources: [MICROSOFT_GENERAL, UCPD],
};

const findUrgency = findWords(
  [
    "‹(?:act (?:now|fast|today)|hurry(?: up)?|last chance|final (?:hours|days|call)|(?:for )?(?:only today|today only|one day only|24 hours only)|(?:this )?offer won't last|won't last(?: long)?|(?:supplies|stocks?) (?:are |is )?running (?:out|low)|(?:selling|going|filling up) fast|almost (?:gone|sold out)|don't (?:miss out|wait)|limited[- ]time|ends (?:tonight|today|soon|at midnight)|(?:only|just) (?:a few|\\d{1,2}|one|two|three) (?:\\p{L}+ )?(?:left|remaining)|before (?:it's|they're) (?:gone|too late)|while (?:it|they) lasts?|now or never|time is running out|(?:last|few) (?:spots|places|seats) (?:left|remaining))›",
    "‹(?:nur (?:noch )?heute|letzte chance|nur (?:für )?kurze zeit|nur noch (?:wenige|kurze zeit|\\d{1,2}) ?(?:tage|stunden|plätze|stück|exemplare|verfügbar)?|(?:jetzt |schnell )zugreifen|schnell sein|beeil dich|beeilen sie sich|endet (?:heute|bald|um mitternacht)|letzte (?:tage|stunden|plätze|stücke)|nur solange|jetzt oder nie|fast ausverkauft|handeln sie jetzt)›(?!\\s+(?:der|bis) vorrat)",
    "‹(?:dernière(?:s)? chance|derniers jours|dernières heures|dernières places|aujourd'hui seulement|seulement aujourd'hui|plus que (?:quelques|\\d{1,2}) (?:jours|heures|places|exemplaires)|dépêchez-vous|dépêche-toi|faites vite|offre limitée dans le temps|durée limitée|temps limité|jusqu'à (?:ce soir|minuit)|maintenant ou jamais|stocks? bientôt épuisés?)›",
    "‹(?:solo (?:por )?hoy|sólo (?:por )?hoy|última oportunidad|últim[oa]s (?:días|horas|plazas|unidades)|date prisa|dese prisa|(?:por )?tiempo limitado|termina (?:hoy|pronto|esta noche)|no te quedes sin|quedan pocas? (?:unidades|plazas)?|ahora o nunca|antes de que se agote\\p{L}*)›",
    "‹(?:solo (?:per )?oggi|ultima (?:occasione|possibilità)|ultim[ie] (?:giorni|ore|posti|pezzi)|affrettati|affrettatevi|(?:per un )?tempo limitato|termina (?:oggi|stasera|presto)|scade (?:oggi|stasera)|ora o mai più|fino a esaurimento)›",
    "‹(?:só (?:por )?hoje|somente hoje|apenas hoje|última (?:chance|oportunidade)|últim[oa]s (?:dias|horas|vagas|unidades)|corra|apresse-se|(?:por )?tempo limitado|termina (?:hoje|em breve)|acaba hoje|agora ou nunca)›",
    "‹(?:alleen vandaag|vandaag nog(?: (?:geldig|verkrijgbaar|korting)›|:)|laatste (?:kans|dagen|uren|plaatsen|plekken|stuks)|wees er snel bij|haast je|op ?= ?op|slechts korte tijd|beperkte tijd|eindigt (?:vandaag|vanavond|binnenkort)|nu of nooit|bijna uitverkocht)›",
  ],
  { deniable: true, unlessBefore: /(?<!\p{L})(?:no need to|need to|never|no|without|not|kein grund zu)\s$/u },
);

/**
 * Rule `clickbait` in `TEXT_RULES` (`all.ts`): reports texts that withhold what the ad is about,
 * such as "You won't believe this". Google, Microsoft, TikTok and Pinterest reject them; Meta,
 * LinkedIn and X may; no finding on OpenAI. Its words and the texts of its findings are in this
 * file; sources: `checks/sources.ts`.
 */
export const clickbait: Rule = {
  id: "clickbait",
  version: 1,
  severities: {
    google: "reject",
    microsoft: "reject",
    meta: "may-reject",
    tiktok: "reject",
    linkedin: "may-reject",
    pinterest: "reject",
    x: "may-reject",
  },
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    "‹(?:you (?:won't|will not|'ll never|will never|wouldn't) (?:believe|guess)|you'll never (?:guess|believe)|(?:this |one |this one )(?:weird|simple|strange|crazy|little|secret|one) (?:little |weird |simple )?trick|weird (?:old )?trick|(?:doctors|dentists|banks|insurers|landlords|dermatologists|experts|lawyers|your bank) (?:hate|don't want you to know)|(?:they|companies|banks|\\p{L}+) don't want you to know|ne (?:veulent|veut) pas que (?:vous sachiez|tu saches)|what they (?:don't|won't) tell you|(?:see|watch|wait(?: for it)?|guess|shocked (?:by|at)|and) what (?:happens|happened) next|this will (?:shock|blow your mind|change your life forever|make you cry)|will (?:shock you|blow your mind)|the (?:shocking|dirty|ugly) truth|shocking (?:secret|truth|video)|jaw-dropping|number \\d+ will)›",
    "‹what happens next›(?=\\s*(?:…|\\.\\.\\.|!))",
    "‹(?:das wird (?:dich|sie) (?:schockieren|umhauen)|(?:du|sie) (?:wirst|werden) (?:es )?(?:nicht|nie|kaum) (?:glauben|erraten)|(?:du|sie) (?:wirst|werden) nicht glauben|(?:dieser|mit diesem|ein|ein einfacher) (?:eine[rnm]? |simple[rnm]? |einfache[rnm]? |geheime[rnm]? |verrückte[rnm]? )*trick (?:hilft|wird|verändert|spart|macht|hassen)|(?:ärzte|zahnärzte|banken|vermieter|versicherungen) (?:hassen|verschweigen|wollen nicht, dass)|was (?:dann|als nächstes) (?:passiert|geschah)|niemand (?:sagt|verrät) (?:dir|ihnen)|unglaublich, was|schockierende wahrheit)›",
    "‹(?:(?:vous n'|tu n'|on n')?(?:allez|vas|va) pas (?:le |y |en )?croire|vous ne (?:devinerez|croirez) jamais|tu ne (?:devineras|croiras) jamais|(?:les )?(?:médecins|banques|dentistes|assureurs) (?:détestent|ne veulent pas)|(?:cette|une) astuce (?:simple |toute bête |incroyable |secrète )?(?:que|va|qui|fait)|ce qui (?:se passe|s'est passé|arrive) ensuite|ce qu'on (?:ne )?vous cache|va vous choquer|la vérité choquante)›",
    "‹(?:no (?:te )?(?:lo )?vas a creer|no (?:lo )?(?:podrás|vas a poder) creer|no creerás|nunca adivinarás|(?:los )?(?:médicos|bancos|dentistas) (?:odian|no quieren que)|(?:este|un|el) (?:sencillo |simple |extraño )?truco (?:sencillo |simple |extraño |secreto )?(?:que|te|hará)|lo que (?:pasó|sucedió|pasa|ocurre) después|te dejará con la boca abierta|lo que no quieren que sepas|la verdad impactante)›",
    "‹(?:non (?:ci )?crederai|non ci crederete|non indovinerai mai|(?:i )?(?:medici|dentisti) (?:odiano|non vogliono)|le banche (?:odiano|non vogliono)|(?:questo|un|il) (?:semplice |strano )?trucco (?:semplice |strano |segreto )?(?:che|ti|per cui)|(?:quello che|cosa) (?:succede|è successo) dopo|ti lascerà (?:a bocca aperta|senza parole)|quello che non vogliono (?:farti sapere|che tu sappia)|la verità scioccante)›",
    "‹(?:você não vai acreditar|não vais acreditar|nunca vai adivinhar|(?:os )?(?:médicos|bancos|dentistas) (?:odeiam|não querem que)|(?:este|um|o) truque (?:simples |estranho |secreto )?(?:que|vai)|o que (?:acontece|aconteceu) (?:a seguir|depois)|vai te chocar|o que não querem que (?:você|tu) saib[ae]s?|a verdade chocante)›",
    "‹(?:(?:je|dit|u) (?:gelooft|geloof je) (?:nooit|niet)|dit geloof je niet|je raadt nooit|(?:artsen|banken|tandartsen) (?:haten|willen niet)|(?:dit|deze) (?:ene |simpele |vreemde |geheime )*truc(?:je)?|wat er (?:daarna|toen) gebeurde?|dit zal je schokken|de schokkende waarheid|wat ze je niet vertellen)›",
  ]),
  names: "marked",
  what: ({ text }) => `${quote(text)} withholds what the ad is about`,
  why: "sensational text counts as misleading",
  sources: [GOOGLE_MISREPRESENTATION, MICROSOFT_GENERAL, TIKTOK_MISLEADING, META_CHECKLIST],
};

/** Whether the landing page confirms an amount, contradicts it or does not mention it. */
function pageSays({ match, context }: Circumstances): "confirmed" | "different" | "unknown" {
  const amounts =
    match.text.match(/\d+(?:[.,]\d+)*\s?%?/gu)?.map((amount) => amount.replace(/\s/gu, "")) ?? [];
  const holds = (list: readonly string[] | undefined) =>
    amounts.some((amount) => list?.includes(amount) ?? false);
  if (holds(context.offer?.different)) return "different";
  return holds(context.offer?.confirmed) ? "confirmed" : "unknown";
}

/** Severity of an amount: its own if the page says otherwise, less if that is unknown. */
const unlessConfirmed = (different: Severity, unknown: Severity) => (circumstances: Circumstances) => {
  const says = pageSays(circumstances);
  return says === "confirmed" ? undefined : says === "different" ? different : unknown;
};

const amounts = (unknown: Severity): Rule["severities"] => ({
  google: unlessConfirmed("may-reject", unknown),
  microsoft: unlessConfirmed("may-reject", unknown),
  meta: unlessConfirmed("advice", "advice"),
  tiktok: unlessConfirmed("reject", unknown),
  linkedin: unlessConfirmed("may-reject", unknown),
  pinterest: unlessConfirmed("advice", "advice"),
  x: unlessConfirmed("advice", "advice"),
  openai: unlessConfirmed("advice", "advice"),
});

const MONEY =
  "(?:[€$£]\\s?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?\\s?(?:[€$£¥]|eur›|euros?›|usd›|chf›|gbp›|pounds?›|dollars?›))";

/**
 * Rule `discount` in `TEXT_RULES` (`all.ts`): reports discounts. `amounts` in this file has the
 * severities: none if the offer confirms the amount (lists of `offerOf`, `core/brands/offer.ts`),
 * more severe if it differs, else `law`; Meta, Pinterest, X and OpenAI only advise. Its words and
 * the texts of its findings are in this file; sources: `checks/sources.ts`, `checks/laws.ts`.
 */
export const discount: Rule = {
  id: "discount",
  version: 1,
  severities: amounts("law"),
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    "(?<![\\p{L}\\d])(?:up to |bis zu |jusqu'à |hasta (?:un )?|fino al? |até |tot )?(?<![\\d.,])\\d{1,2}(?:[.,]\\d)?\\s?%\\s?(?:off|discount|(?:price )?reduction|rabatt|nachlass|preisnachlass|sparen|günstiger|billiger|reduziert|de (?:réduction|remise|rabais|descuento|desconto)|di sconto|korting|goedkoper|moins cher|dto\\.?|(?:menos|weniger|meno|less|minder|en moins)(?!\\s+(?!(?:en|em|auf|su|on|op|sur)›)\\p{L}))›",
    "‹(?:save|spare[nt]?|sparen sie|économisez|économise|ahorra|ahorre|risparmia|risparmiate|poupe|economize|bespaar)\\s+(?:up to |bis zu |jusqu'à |hasta (?:un )?|fino al? |até |tot )?(?:[€$£]\\s?)?\\d+(?:[.,]\\d+)?(?:\\s?(?:%|[€$£]|euros?|eur|chf|pounds|dollars))?(?![\\p{L}\\d])(?!\\s+(?:hours?|minutes?|days?|litres?|stunden|minuten|heures?|horas?|ore|uur))",
    "(?<![\\d.,])(?:[€$£]\\s?)?\\d+(?:[.,]\\d+)?(?:\\s?(?:%|[€$£]|euros?|eur|chf|franken))?\\s+(?:sparen|gespart|günstiger|billiger|économisée?s?|moins cher|goedkoper|besparen|cheaper)›(?!\\s+(?:als|than|que|dan))",
    "‹(?:rabatt|remise|réduction|descuento|sconto|desconto|korting)\\s+(?:von |de |del |di |van )?(?:bis zu |jusqu'à |hasta )?\\d{1,2}\\s?%",
    "(?<![\\p{L}\\d%]|\\d\\s|%\\s)[-–−]\\s?\\d{1,2}\\s?%(?!\\s?(?:vol|alc|alk))",
    `‹(?:was|statt|au lieu de|antes|uvp|rrp|instead of|vorher|prima|invece di|en vez de|em vez de|van|avant)›\\s*:?\\s*${MONEY}`,
    "‹(?:half[- ]price|zum halben preis|halber preis|moitié prix|mitad de precio|(?:a )?metà prezzo|metade do preço|halve prijs|buy one,? get one|bogof?|2 for 1|3 for 2|2 für 1|3 für 2|2x1|3x2|2 pour 1|2 voor 1|1\\+1 gratis|two for one)›",
  ]),
  names: "all",
  what: ({ text }) => `${quote(text)} promises a discount`,
  why: "the landing page must show it, and in the EU it counts from the lowest price of the last 30 days",
  sources: [PRICE_DIRECTIVE, TIKTOK_MISLEADING, PRICE_ACT],
};

/**
 * Rule `price` in `TEXT_RULES` (`all.ts`): reports prices. `amounts` in this file has the
 * severities: none if the offer confirms the amount (lists of `offerOf`, `core/brands/offer.ts`),
 * more severe if it differs, else advice. The currencies and the texts of its findings are in this
 * file; sources: `checks/sources.ts`, `checks/laws.ts`.
 */
export const price: Rule = {
  id: "price",
  version: 1,
  severities: amounts("advice"),
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    "[€$£¥]\\s?\\d(?:[\\d.,]{0,13}\\d)?",
    "(?<![\\d.,])\\d(?:[\\d.,]{0,13}\\d)?\\s?(?:[€$£¥]|(?:eur|euros?|usd|chf|gbp)›)",
  ]),
  names: "all",
  what: ({ text }) => `${quote(text)} is a price`,
  why: "the landing page must show the same price, with tax",
  sources: [PRICE_ACT, TIKTOK_MISLEADING, LINKEDIN_GUIDELINES],
};
