import type { Rule } from "../rule.ts";
import { avoidedWord } from "./avoided.ts";
import { restrictedCategory } from "./categories.ts";
import { emoji, exclamation, repeatedPunctuation, symbols, tiktokSymbols } from "./characters.ts";
import { competitor, superlative } from "./comparison.ts";
import { expiredClaim, unprovedClaim } from "./claims.ts";
import { email, phone, url } from "./contact.ts";
import { beforeAfter, cure, weightLoss } from "./health.ts";
import { capitals, mixedCapitals } from "./letter-case.ts";
import { clickbait, discount, free, price, urgency } from "./offers.ts";
import { age, group, identity, privateMatters } from "./personal.ts";
import { platformName } from "./platform-names.ts";
import { guarantee, instantResult } from "./promises.ts";
import { green, numberClaim, reviewClaim } from "./proof.ts";
import { leet, lookalikes, repeatedWord, spacedLetters, swearing, textSpeak } from "./spelling.ts";

/**
 * Every rule about texts, in the order of matches. `scanText` (`core/checks/scan.ts`) runs them,
 * `readiness.ts` keys stored states by their versions, `prepare-checks.ts` of the web app compiles
 * them. A new rule is added here, with samples in `samples.fixture.ts`.
 */
export const TEXT_RULES: readonly Rule[] = [
  emoji,
  symbols,
  repeatedPunctuation,
  exclamation,
  capitals,
  mixedCapitals,
  spacedLetters,
  leet,
  lookalikes,
  textSpeak,
  phone,
  url,
  email,
  repeatedWord,
  tiktokSymbols,
  privateMatters,
  identity,
  group,
  age,
  beforeAfter,
  weightLoss,
  cure,
  guarantee,
  instantResult,
  superlative,
  competitor,
  free,
  urgency,
  clickbait,
  discount,
  price,
  numberClaim,
  reviewClaim,
  green,
  platformName,
  swearing,
  restrictedCategory,
  avoidedWord,
  expiredClaim,
  unprovedClaim,
];
