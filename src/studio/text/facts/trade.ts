/** What a business does, as an id such as "dentist" or "freight". */
export interface Trade {
  readonly id: string;
  /** Whether the subject needs a sober register: health, money, grief, charity, law. */
  readonly sensitive: "health" | "money" | "grief" | "charity" | "law" | null;
}
