/**
 * A text without accents and other combining marks: "creme brulee" for "crème brûlée". Text ads
 * compare words by it (`name-score.ts`), and `spelling.ts` finds words that are typed without them.
 */
export const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
