import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { kitValue, type KitField } from "./kit-value.ts";

/**
 * A brand with everything that proposals are compared with; `BrandData` loads it, `proposalRows`
 * reads it.
 */
export interface BrandState {
  readonly brand: Brand;
  readonly products: readonly Product[];
  readonly claims: readonly Claim[];
}

/**
 * A proposal next to the value that it would replace: `proposalRows` makes it, `ProposalList` shows
 * it and `acceptProposal` saves it. Groups: `readWebsiteCopy.groups` in
 * `core/readings/read-website.copy.ts`; the server finds the proposals (`propose.ts` in
 * `server/modules/readings/proposals`).
 */
export interface ProposalRow {
  readonly key: string;
  readonly group: keyof typeof copy.groups;
  readonly label: string;
  readonly proposal: Proposal;
  /** Value of the field now; `undefined` for an empty one. */
  readonly current: Proposal["value"] | undefined;
  /** Product of the same name. */
  readonly product: Product | undefined;
  /** Whether taking it would change nothing. */
  readonly isSame: boolean;
}

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Value of a field of the kit; `undefined` for an empty one. */
function currentValue(field: KitField, brand: Brand): Proposal["value"] | undefined {
  const value = kitValue(brand, field);
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : (value as Proposal["value"] | undefined);
}

/** Whether the facts of a product are those that were found. */
function isSameProduct(product: Product, { value }: Extract<Proposal, { field: "product" }>): boolean {
  const isSamePrice =
    value.price === null ||
    (product.price === value.price && product.currency === (value.currency ?? product.currency));
  const isSameOffer = value.wasPrice === null || product.wasPrice === value.wasPrice;
  const hasPicture = value.images.length === 0 || product.images.length > 0;
  return isSamePrice && isSameOffer && hasPicture;
}

function rowOf(proposal: Proposal, at: number, state: BrandState): ProposalRow {
  const key = `${proposal.field}-${at}`;
  if (proposal.field === "product") {
    const product = state.products.find(({ name }) => sameText(name, proposal.value.name));
    const isSame = product !== undefined && isSameProduct(product, proposal);
    return {
      key,
      group: "products",
      label: proposal.value.name,
      proposal,
      current: undefined,
      product,
      isSame,
    };
  }
  const label = copy.fields[proposal.field];
  if (proposal.field === "claim") {
    const isSame = state.claims.some(({ text }) => sameText(text, proposal.value.text));
    return { key, group: "claims", label, proposal, current: undefined, product: undefined, isSame };
  }
  const current = currentValue(proposal.field, state.brand);
  const isSame =
    current !== undefined &&
    JSON.stringify(comparable(current)) === JSON.stringify(comparable(proposal.value));
  return { key, group: "kit", label, proposal, current, product: undefined, isSame };
}

/** Pictures are compared by their file, addresses without a slash at the end. */
function comparable(value: Proposal["value"]): unknown {
  if (typeof value === "string") return value.trim().replace(/\/$/, "");
  return "id" in value ? value.id : value;
}

/**
 * Pairs each proposal of a reading with the brand's own value, for `ProposalList`; products and
 * claims are matched by their text, without case. When a value is the brand's own (`isSame`):
 * `isSameProduct` and `comparable` in this file. Labels: `readWebsiteCopy.fields` in
 * `core/readings/read-website.copy.ts`.
 */
export const proposalRows = (proposals: readonly Proposal[], state: BrandState): readonly ProposalRow[] =>
  proposals.map((proposal, at) => rowOf(proposal, at, state));

/**
 * Whether taking a proposal of a reading replaces nothing, so that the button of `ProposalList`
 * that takes all such proposals (`takeEmpty` in `core/readings/read-website.copy.ts`) includes it.
 */
export const fillsEmpty = ({ current, product, isSame }: ProposalRow): boolean =>
  current === undefined && product === undefined && !isSame;
