import type { Api } from "#core/api/api.ts";
import type { RequestOf } from "#core/api/endpoint.ts";
import type { Brand } from "#core/brands/brand.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import type { BrandColor, LogoKind } from "#core/brands/parts.ts";
import type { Product } from "#core/brands/product.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import { api } from "#web/lib/api.ts";
import { kitValue, type KitField } from "./kit-value.ts";
import type { ProposalRow } from "./proposal-rows.ts";

type BrandChange = NonNullable<RequestOf<Api["PATCH /api/brands/:id"]>["body"]>;
type Undo = () => Promise<unknown>;

const patchBrand = (id: string, body: BrandChange) => api("PATCH /api/brands/:id", { params: { id }, body });

/** The request body that sets a field of the kit; logos are saved as a whole. */
function kitChange(brand: Brand, field: KitField, value: unknown): BrandChange {
  const [part = "", name] = field.split(".");
  if (part === "colors") return { colors: { [name as BrandColor]: value as string | null } };
  if (part !== "logos") return { [part]: value };
  const others = brand.logos.filter(({ kind }) => kind !== name).map(({ kind, id }) => ({ kind, id }));
  const logo = value as { readonly id: string } | undefined;
  return { logos: logo ? [...others, { kind: name as LogoKind, id: logo.id }] : others };
}

const idsOf = (images: readonly { readonly id: string }[]) => images.map(({ id }) => id);

function productFacts({ value }: Extract<Proposal, { field: "product" }>) {
  const { images: _, currency, ...facts } = value;
  return { ...facts, ...(currency !== null && { currency }) };
}

async function updateProduct(
  product: Product,
  proposal: Extract<Proposal, { field: "product" }>,
): Promise<Undo> {
  const { value } = proposal;
  const params = { id: product.id };
  const { description, ...facts } = productFacts(proposal);
  const images = [...new Set([...idsOf(product.images), ...idsOf(value.images)])].slice(
    0,
    BRAND_LIMITS.productImages,
  );
  const body = { ...facts, name: product.name, images, ...(product.description === "" && { description }) };
  await api("PATCH /api/products/:id", { params, body });
  const { name, price, wasPrice, currency, offerEndsOn, url } = product;
  const before = { name, price, wasPrice, currency, offerEndsOn, url, description: product.description };
  return () => api("PATCH /api/products/:id", { params, body: { ...before, images: idsOf(product.images) } });
}

/**
 * Saves a proposal of the website reader in the brand, a product or a claim, for
 * `useAcceptProposal`; resolves to a function that undoes it. A product of the same name is
 * updated, not added: it keeps its name, pictures and a description; most pictures:
 * `BRAND_LIMITS.productImages` in `core/brands/limits.ts`. Rejects with an `ApiError`, such as 409
 * `product_limit` or `claim_limit` (`BRAND_LIMITS`). Reads the brand first, because its list of
 * logos is saved as a whole.
 */
export async function acceptProposal(brandId: string, { proposal, product }: ProposalRow): Promise<Undo> {
  const params = { id: brandId };
  if (proposal.field === "product") {
    if (product) return updateProduct(product, proposal);
    const body = { ...productFacts(proposal), images: idsOf(proposal.value.images) };
    const { id } = await api("POST /api/brands/:id/products", { params, body });
    return () => api("DELETE /api/products/:id", { params: { id } });
  }
  if (proposal.field === "claim") {
    const { id } = await api("POST /api/brands/:id/claims", { params, body: proposal.value });
    return () => api("DELETE /api/claims/:id", { params: { id } });
  }
  const before = await api("GET /api/brands/:id", { params });
  await patchBrand(brandId, kitChange(before, proposal.field, proposal.value));
  return async () => {
    const now = await api("GET /api/brands/:id", { params });
    return patchBrand(brandId, kitChange(now, proposal.field, kitValue(before, proposal.field)));
  };
}
