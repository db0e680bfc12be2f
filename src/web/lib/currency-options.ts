const COMMON = ["USD", "EUR", "GBP", "CAD", "AUD", "CHF", "JPY"];
const names = new Intl.DisplayNames("en", { type: "currency" });
const optionOf = (value: string) => ({ value, label: `${value} – ${names.of(value) ?? value}` });

/**
 * Options of a select of currencies, in `PriceFields` and `ReadingQuestions`: the common ones
 * (`COMMON`), and all others that the browser knows below a line.
 */
export const currencyOptions = {
  options: COMMON.map(optionOf),
  groups: [
    {
      label: "",
      options: Intl.supportedValuesOf("currency")
        .filter((code) => !COMMON.includes(code))
        .map(optionOf),
    },
  ],
} as const;
