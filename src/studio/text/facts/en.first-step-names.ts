import type { NamePattern } from "./step-kinds.ts";

/** English names of first steps, for `FIRST_STEP_NAMES` (`first-step-names.ts`). */
export const EN_FIRST_STEPS: readonly NamePattern[] = [
  { kind: "trial", gender: "neuter", words: "\\d+[- ](?:day|week|month) trial" },
  {
    kind: "trial",
    gender: "neuter",
    words: "trial(?! (?:lesson|class|session|day|shift|swim|ride|run))",
    needsFree: true,
  },
  { kind: "period", gender: "neuter", words: "\\d+ (?:days|weeks|months)", needsFree: true },
  {
    kind: "book",
    gender: "neuter",
    words:
      "(?:trial|taster|first|introductory|intro) (?:lesson|class|session|swim|ride|appointment|consultation|meeting|call)",
  },
  { kind: "book", gender: "neuter", words: "(?:discovery|intro) call|first visit" },
  { kind: "book", gender: "neuter", words: "(?:first|1st|trial|taster) day", needsFree: "unlessAimed" },
  { kind: "book", gender: "neuter", words: "1st (?:lesson|class)", name: "first lesson" },
  { kind: "book", gender: "neuter", words: "(?:level|placement) test" },
  { kind: "book", gender: "neuter", words: "(?:home|site) visit" },
  {
    kind: "book",
    gender: "neuter",
    words:
      "(?:home|site|roof|garden|house|damp|energy|design|initial|phone|telephone|video) (?:survey|assessment|visit|consultation|check)|consultation|survey|assessment|inspection|valuation|design visit|demo|demonstration|showroom visit|fitting",
    needsFree: "unlessAimed",
  },
  {
    kind: "book",
    gender: "neuter",
    words: "(?:\\d+[- ]min(?:ute)?s? )?(?:(?:initial|phone|telephone|video) )?call",
    needsFree: true,
  },
  { kind: "book", gender: "neuter", words: "(?:first|intro|introductory) chat", needsFree: "unlessAimed" },
  {
    kind: "book",
    gender: "neuter",
    words:
      "(?:(?:online|live|video|\\d+-minute) )?demo(?:nstration)?(?= (?:by|via|on|over|in|online)(?!\\p{L})|$)",
  },
  { kind: "come", gender: "neuter", words: "open (?:rehearsal|day|evening|morning|house)" },
  {
    kind: "come",
    gender: "neuter",
    words: "(?:online )?(?:information|info|taster) (?:evening|night|morning|afternoon)",
  },
  { kind: "quote", gender: "neuter", words: "estimates?", name: "estimate", needsFree: true },
  { kind: "quote", gender: "neuter", words: "quot(?:es?|ations?)", name: "quote", needsFree: true },
  {
    kind: "book",
    gender: "neuter",
    words: "pick-?ups?(?! points?(?!\\p{L}))|collections?",
    isOnlyAimed: true,
  },
  { kind: "request", gender: "neuter", words: "sample", isOnlyAimed: true },
  { kind: "photo", gender: "neuter", words: "photos?|photographs?|pictures?|pics?", isOnlyAimed: true },
];
