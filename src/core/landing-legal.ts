/** A page of rules in plain language: `/privacy` and `/terms`. */
export interface LegalPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export const legalWords = {
  contact: "Questions",
  /** Stands where the operator has set no address. */
  operator: "The people who gave you this page’s address run this server. Ask them.",
  support: "Write to the operator of this server:",
  /** The server puts the operator's address here, or leaves the line out. */
  address: "support@address.invalid",
} as const;
