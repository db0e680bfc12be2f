import { compile } from "./patterns.ts";
import type { Topic } from "./rule.ts";
import { viewText } from "./text-view.ts";

const LEXICON: Readonly<Record<Topic, RegExp>> = {
  weight: compile(
    [
      "‹(?:weight|slim(?:ming|mer)?|diets?|dieting|fat[- ]?burn\\p{L}*|body fat|belly fat|bmi|calories|lose \\d+)›",
      "‹(?:abnehm\\p{L}*|diät\\p{L}*|gewicht\\p{L}*|schlank\\p{L}*|bauchfett|kilos?)›",
      "‹(?:poids|maigri\\p{L}*|minc\\p{L}*|minceur|régime|adelgaz\\p{L}*|peso|dieta|dimagri\\p{L}*|emagrec\\p{L}*|afvallen|afslank\\p{L}*|gewicht)›",
    ],
    "",
  ),
  health: compile(
    [
      "‹(?:health\\p{L}*|medic\\p{L}*|doctors?|clinics?|dental|dentists?|patients?|pain|disease|cancer|diabet\\p{L}*|arthritis|depress\\p{L}*|anxiety|blood|vitamins?|supplements?|remed(?:y|ies)|symptoms?|immune|allerg\\p{L}*|infections?|virus|covid|insomnia|migraines?|therap\\p{L}*|treatments?|surg\\p{L}*|pills?|cures?|heals?|eczema|psoriasis|alzheimer\\p{L}*|tumou?rs?)›",
      "‹(?:gesundheit\\p{L}*|arzt|ärzt\\p{L}*|praxis|klinik\\p{L}*|zahn\\p{L}*|patient\\p{L}*|schmerz\\p{L}*|rückenschmerz\\p{L}*|krank\\p{L}*|krebs|\\p{L}{0,20}therapie|medizin\\p{L}*|heil(?:t|en|ung|mittel)|nahrungsergänzung\\p{L}*|vitamine?|symptome?|immun\\p{L}*|migräne|rheuma|arthrose|tabletten|pillen)›",
      "‹(?:santé|médec\\p{L}*|médic\\p{L}*|douleurs?|maladies?|diabète|guéri\\p{L}*|clinique|soins?|compléments? alimentaires?|salud|médic[oa]s?|dolor(?:es)?|enfermedad\\p{L}*|clínica|cur(?:a|ar|an)|tratamiento|salute|medic[oi]|dolor[ei]|malatti[ae]|clinica|guaris\\p{L}*|terapia|saúde|dor(?:es)?|doença\\p{L}*|gezondheid\\p{L}*|pijn|ziekte\\p{L}*|kanker|geneest|genezen|huisarts|kliniek)›",
    ],
    "",
  ),
  beauty: compile(
    [
      "‹(?:skin|skincare|wrinkles?|acne|anti-?ag(?:e|ing|eing)|serum|cream|creme|make-?up|cosmetics?|beauty|hair|lashes|lips?|facial|botox|filler|cellulite|teeth|whitening|complexion)›",
      "‹(?:haut\\p{L}*|falten|akne|kosmetik\\p{L}*|schönheit\\p{L}*|haare?|wimpern|lippen|zähne|creme)›",
      "‹(?:peau|rides?|beauté|cosmétiques?|cheveux|dents|crème|piel|arrugas?|belleza|cabello|dientes|crema|pelle|rughe|bellezza|capelli|denti|pele|rugas?|beleza|cabelo|dentes|creme|huid\\p{L}*|rimpels?|schoonheid\\p{L}*|haar)›",
    ],
    "",
  ),
  finance: compile(
    [
      "‹(?:loans?|credit|mortgages?|invest\\p{L}*|returns?|yields?|profits?|income|interest|crypto|bitcoin|forex|trading|stocks?|shares|bank\\p{L}*|money|cash|savings|debts?|apr|pension|insurance|approval|earn(?:ings)?)›",
      "‹(?:kredit\\p{L}*|darlehen|hypothek\\p{L}*|rendite\\p{L}*|geldanlage\\p{L}*|zinsen|aktien|anlage\\p{L}*|gewinne?|einkommen|geld|schulden|versicherung\\p{L}*|krypto\\p{L}*|bank)›",
      "‹(?:prêts?|crédits?|rendement|placements?|investi\\p{L}*|bourse|revenus?|argent|dettes|préstamos?|créditos?|rentabilidad|inversi\\p{L}*|inversión|ingresos|dinero|deudas?|prestit[oi]|rendiment[oi]|guadagn\\p{L}*|soldi|debiti|empréstimos?|rentabilidade|rendimentos?|lucros?|dinheiro|dívidas?|lening(?:en)?|hypotheek\\p{L}*|rendement|beleg\\p{L}*|inkomen|schulden)›",
    ],
    "",
  ),
};

/**
 * Subjects that the words of a text touch (`LEXICON` in this file); a hint for severities, not a
 * classification. `check.ts` asks it for all texts of an ad together.
 */
export function topicsOf(text: string): Topic[] {
  const { lower } = viewText(text);
  return (Object.keys(LEXICON) as Topic[]).filter((topic) => LEXICON[topic].test(lower));
}
