/**
 * Conditions in the form of a question: "Ist die Naht wieder offen", "Gaat er toch een dood". The
 * lexicons have them among the words of subordinate clauses, `spelling/opening-clauses.ts` puts the
 * comma behind them.
 */
export const GERMAN_QUESTION_FORM =
  "(?:ist|sind|passt|gefällt|regnet|geht|klappt|funktioniert) (?:es|er|sie|das|die|der|etwas|Ihnen|dir|euch|ein|eine|Ihre?|deine?|unsere?)";
/** The same in Dutch. */
export const DUTCH_QUESTION_FORM =
  "(?:gaat|is|zijn|wilt?|heb|hebt|heeft|kunt?|zit|past|bevalt|regent|lukt|blijkt|twijfelt?|werkt|breekt|komt) (?:er|het|de|hij|ze|je|u|iets|uw|een)";
