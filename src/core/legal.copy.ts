/**
 * A legal page, as `legal-article.tsx` shows it; `privacy.copy.ts` and `terms.copy.ts` have the
 * two.
 */
export interface LegalPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** A section of the privacy page or the terms, with an id for links. */
interface LegalSection {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/**
 * Text that both legal pages share (`legal-article.tsx`): how to reach the operator.
 * `page-variables.ts` on the server puts the support address of the configuration in the place of
 * `address`.
 */
export const legalCopy = {
  contact: "Questions",
  /** Shown if the operator has configured no support address. */
  noContact: "The people who gave you this page’s address run this server. Ask them.",
  support: "Write to the operator of this server:",
  /** Placeholder: the server inserts the support address, or removes the paragraph. */
  address: "support@address.invalid",
} as const;
