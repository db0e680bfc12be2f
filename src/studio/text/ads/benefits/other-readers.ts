/**
 * Words by which a brief addresses its readers in a form that the tables of benefits lack: several
 * readers in German, Italian, Spanish, Portuguese and Dutch, and "vos" in Spanish.
 */
const OTHER_READERS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ihr|euch|eure?[nmrs]?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:os|vosotr[oa]s|vuestr[oa]s?|ustedes|vos|tenés|podés|querés|sabés)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:voi|vi|vostr[oaie]|potete|volete|dovete|avete)(?!\p{L})/iu,
  nl: /(?<!\p{L})jullie(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:vocês|vosso|vossa)(?!\p{L})/iu,
};

/**
 * Whether a brief addresses its readers in a form that no benefit has. `materialOf`
 * (`write-ads.ts`) passes it to `benefitOf` (`benefits.ts`), which then keeps to benefits that
 * address nobody: beside "bekommt ihr" a "du" would be wrong.
 * @param typed everything that the user typed for customers
 */
export const addressesOthers = (typed: string, language: string): boolean =>
  OTHER_READERS[language.slice(0, 2)]?.test(typed) ?? false;
