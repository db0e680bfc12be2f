/** Requests to bring or wear something; German and Dutch ones end with the verb. */
const BRINGING: readonly RegExp[] = [
  /^(?:please |just |and |also |remember to |make sure (?:to |you )|don[’']?t forget to )*(?:(?:bring|wear|pack)(?! (?:it|them|him|her|us|me|back|out|together|in|any|peace|joy|life|everyone|everybody)(?!\p{L}))|don[’']?t forget) (?!.*(?<!\p{L})(?:to|into|in|back|home|round|over|alive)(?!\p{L}))\p{L}/iu,
  /^(?!.*(?<!\p{L})(?:wir|ich|nichts?|kein(?:e|en)?|kann|kannst|können|darf|darfst|dürfen|zum|jederzeit)(?!\p{L})).+ mit(?:zu)?bringen(?: \([^()]*\))?$|^(?:bitte )?bring(?:e|t|en sie)? .+ mit$|^(?:bitte )?(?:alte|bequeme|warme|feste) (?:kleidung|sachen|schuhe) (?:anziehen|tragen)$/iu,
  /^(?:merci (?:de |d[’'])|pensez à |penser à |n[’']oubliez pas (?:de |d[’'])|il faut )?(?:apporte[zr]|prévoir|prévoyez)(?!-)(?!\p{L}) \p{L}|^(?:munissez-vous|n[’']oubliez pas) (?:de (?:vo|l)|d[’']|vo|votre|l[ae] |les )/iu,
  /^(?:por favor,? |hay que |recuerd\p{L}+ |no olvid\p{L}+ )*tra(?:e|ed|er|iga|igan)(?! (?:de vuelta|alegría|paz)(?!\p{L})) \p{L}/iu,
  /^(?:per favore,? |si prega di |ricorda(?:te|tevi|ti)? di |non dimentica\p{L}+ di )*(?:porta(?:te|re|ti|tevi)|porta(?= (?:un[ao]?|il tuo|la tua|i tuoi|le tue|con te|acqua)(?!\p{L})| un[’']))(?! (?:via|in tavola|gioia)(?!\p{L})) \p{L}/iu,
  /^(?:por favor,? |é favor |favor |não se esque\p{L}+ de |lembre-se de )*(?:traz|tra(?:ga|gam|zer))(?! (?:alegria|vida)(?!\p{L})) \p{L}/iu,
  /^(?:graag |wel |a\.?u\.?b\.? |svp )?(?:neemt?|brengt?) .+ mee$|^(?!.*(?<!\p{L})(?:wij|we|niets|geen|mag|mogen|kan|kunt|kun|om|te)(?!\p{L})).+ (?:meenemen|meebrengen)$/iu,
];

/** Companions, whom a business invites, and what customers get for what they bring. */
const INVITED =
  /(?<!\p{L})(?:friends?|mates?|partners?|famil\p{L}*|kids?|child\p{L}*|bab(?:y|ies)|dogs?|pets?|someone|guests?|\p{L}*freund\p{L}*|\p{L}*kind(?:er|ern)?|hunde?|gäste|begleit\p{L}*|amie?s?|enfants?|chiens?|amig[oa]s?|niñ[oa]s|hij[oa]s?|perros?|amic[oahi]*|bambin[oi]|figli|can[ei]|filhos?|crianças?|c[ãa](?:o|es)|vriend\p{L}*|kinderen|hond(?:en)?|free|half|save|get|and (?:we|get)|gratis|kostenlos|geschenkt|rabatt|gratuit\p{L}*|offerte?s?|descuento|sconto|desconto|korting)(?!\p{L})|[%\p{Sc}]|(?<!\p{L})(?:old|broken|worn|torn|empty|alte[ns]? (?!kleid|sachen|schuh)|kaputte?[ns]?|vieux|vieilles?|cassée?s?|viej[oa]s?|rot[oa]s?|vecchi[oae]?|velh[oa]s?|oude?|kapotte)(?!\p{L})/iu;

/** Words up to which such a request is no more than that; a longer one says what follows. */
const MAX_WORDS = 9;

/**
 * Whether a clause only asks customers to bring or wear something: "Bring your own bag", "Bitte
 * Handtuch mitbringen" (words: `BRINGING` here). Readers who have not decided yet need no such
 * advice, so it is no call to action (`next-step.ts`, `ads/line.ts`) and opens no ad
 * (`isPracticality` in `ads/practicalities.ts`). What the business works on and companions are
 * other things (`INVITED`): "Bring your old lamp", "Bring a friend".
 */
export const asksToBring = (clause: string): boolean =>
  BRINGING.some((pattern) => pattern.test(clause)) &&
  !INVITED.test(clause) &&
  !clause.includes(",") &&
  clause.split(/\s+/u).length <= MAX_WORDS;
