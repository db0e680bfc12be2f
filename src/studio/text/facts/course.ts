/** Courses, workshops and guided outings, of which people book a place and no appointment. */
const COURSE =
  /(?<!\p{L})(?:week-?ends? (?:di|de) (?:ceramica|cucina|yoga|pittura|canto|scrittura|fotografia|poterie|cuisine|peinture|chant|photo)|fin de semana de (?:yoga|cerámica|cocina|pintura)|cours|stages?|ateliers?|\p{L}*kurse?|cursos?|talleres|taller|corsi|corso|laboratorio|\p{L}*cursus|lezioni|clases|aulas|class(?:es)?|lessons|workshops?|\p{L}+ evenings?|evening|tours?|tastings?|degustazion[ei]|dégustations?|(?:wein|bier|whisky|gin|käse|kaffee|öl)probe|\p{L}*verkostung|catas? de|degustaç(?:ão|ões)|\p{L}*proeverij|\p{L}*führung|rondleiding|oficinas? de|visita guiada|retreat|camp|(?<!(?:golf|main|obstacle|assault|race|two|three|four|five|six|seven|\d)[ -])courses?(?=$| (?:in|for|on|with|by|at) |[,:(])|\p{L}*cursussen)(?!\p{L})/iu;

/**
 * Whether a product is an event that people sign up for, "sewing class" or "Tour in e-bike", by the
 * words in `COURSE` here. Goals (`implied-goal.ts`), the kind of offering (`read-offering.ts`) and
 * calls to action depend on it.
 */
export function isCourse(product: string): boolean {
  return COURSE.test(product);
}

/** Products that customers make an appointment for, by the words of their names. */
const SERVICE =
  /(?<!\p{L})(?:repairs?|puestas? a punto|(?:eye|dental|pet) exams?|overhauls?|tune-?ups?|check-?ups?|evaluations?|tax prep|1040 prep|(?:dry|curly|buzz|beard|dog) cuts?|(?:full|dog|mobile) grooms?|(?:oven|carpet|window|gutter|roof|panel|deep) clean|consertos?|arranjos?|herstel(?:len|ling)?|servic(?:e|ing)|nann(?:y|ies)|babysitt\p{L}*|niñeras?|nounous?|oppas|babás?|risuolatura|rilegatura|affilatura|verniciatura|imbiancatura|ressemelage|cleaning|mowing|weeding|pruning|lessons?|class(?:es)?|coaching|sessions?|training|treatments?|massages?|boarding|sharpening|removals?|inspections?|workshops?|writing|planning|detailing|valeting|clearance|(?:furniture|waste|rubbish|junk|scrap|clothes|bottle) (?:collection|pick-?up)|handyman|maintenance|survey(?:s|ing)?|physiotherapy|waxing|nails|manicure|pedicure|fitting|walking|sitting|washing|polishing|restoration|(?:re)?upholstery|colou?ring|highlights|blow ?dry|lashes|part(?:y|ies)|filing|translations?|übersetzung(?:en)?|traductions?|traducci[óo]n(?:es)?|traduzion[ei]|traduç(?:ão|ões)|vertaling(?:en)?|painting|gardening|tuition|laundry|lavandaria|lavanderia|lavandería|blanchisserie|\p{L}*wäscherei|\p{L}*therap(?:y|ie|ia|ía)|fizjoterapia|tours?|hire|rental|tuning|alterations?|grooming|haircuts?|[\p{L}]*(?:reparatur|inspektion|kurs|unterricht|stunden?|behandlung|pflege|reinigung|betreuung|führung|beratung|schleifen|\p{L}*service|klettern|öffnung|wechsel|wartung|nägel|massage|wäsche|räumung|nachhilfe|verleih|feier|vermietung)(?:en)?|révision|réparation|dépannage|location|bilan|toilettage|coiffure|ménage|débarras|transferts?|coloration|brushing|épilation|manucure|massage|tonte|taille|photos?|nettoyage|cours|ateliers?|stages?|séances?|entretien|soins?|coupe|lavage|garde|clases?|cambio|peluquería|podología|alquiler|guardería|corte|tinte|depilación|manicura|traslados?|fiestas?|talleres|taller|reparaci[óo]n(?:es)?|limpieza|sesi[óo]n(?:es)?|revisi[óo]n|mantenimiento|masajes?|lavado|lezion[ei]|noleggio|asilo|nutrizionista|(?<!al )taglio|piega|ceretta|manicure|feste|toelettatura|manutenzione|tagliando|cors[oi]|riparazion[ei]|pulizi[ae]|sedut[ae]|revisione|massaggi[o]?|lavaggio|aulas?|manutenção|corte|coloração|tosquia|alugue[rl]|depilação|reparaç(?:ão|ões)|limpezas?|sess(?:ão|ões)|revisão|massagens?|massagem|lavagem|terapia|(?:rij|proef|zwem|muziek|piano|gitaar|zang|dans|surf|tennis|privé|taal|bij)?(?:les|lessen)|\p{L}*(?:cursus|reparatie|schoonmaak|verhuur|behandeling|beurt|onderhoud|städning|städ|klippning|rengöring|tvätt|lektioner|rengøring|klipning|reparation|vask|rydding|rengjøring|klipp)|serwis|sprzątanie|naprawa|czyszczenie|pranie|mycie|wymiana|lekcje|kurs|naprawy|usługi|montaż|malowanie|remont\p{L}*|hundedagis|\p{L}*dagis|\p{L}*puts|wynajem|\p{L}*stoffering|stofferen|masaż|strzyżenie|korepetycje|wizyta|servis|úklid|oprava|masáž|kosmetika)(?!\p{L})/iu;

/** German and Dutch names that end in a verb: "Wohnung streichen", "Groendak aanleggen". */
const VERBAL =
  /^\p{Lu}[\p{L}-]+ (?:\p{L}+ )?(?!(?:trocken|offen|golden|seiden|wollen|eigen|selten)$)\p{Ll}{3,}en$/u;

/**
 * Whether a product's name is what a customer wants to do (patterns: `VERBAL` here), which counts
 * as a service. `callsFor` (`ads/call-to-action.ts`) then leaves out calls with `{Noun}`.
 */
export function isVerbal(product: string): boolean {
  return VERBAL.test(product);
}

/**
 * Whether customers make an appointment for a product such as "boiler repair", by the words in
 * `SERVICE` here. `ads/goals.ts`, `ads/usual-goal.ts`, `implied-goal.ts` and `read-offering.ts` ask
 * it.
 */
export function isService(product: string): boolean {
  return SERVICE.test(product) || isVerbal(product);
}

/** What went wrong, as people search for it: "Scheibe kaputt", "Porte claquée". */
const PROBLEM =
  /^(?:blocked|broken|leaking|leaky|cracked|lost|smashed|jammed) \p{L}+(?: \p{L}+)?(?<!repairs?|removal|replacement|clearing|clearance|help|service|fixing|insurance|cover|cake|rice)$|(?<!\p{L})(?:verstopft|kaputt|defekt|undicht|zugefallen|gerissen|ausgesperrt|blocked|broken|locked out|claquée?|cassée?|bouchée?|en panne|perdue?s?|atascad[oa]|averiad[oa]|rot[oa]|quedado fuera|intasat[oa]|rott[oa]|guast[oa]|bloccat[oa]|fechad[oa]|avariad[oa]|entupid[oa]|stuk|kapot|verstopt|buitengesloten|lekt?|tropft|klemmt|klemt)\s?\??$/iu;

/**
 * Whether a product's name is a customer's problem, such as "Scheibe kaputt" (words: `PROBLEM`
 * here). `name-lines.ts` prints it as a question; `commonNounOf` gives it no article or "your".
 */
export function isProblem(product: string): boolean {
  return PROBLEM.test(product);
}
