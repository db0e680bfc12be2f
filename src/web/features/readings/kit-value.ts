import type { Brand } from "#core/brands/brand.ts";
import type { BrandColor } from "#core/brands/parts.ts";
import type { Proposal } from "#core/readings/proposal.ts";

/**
 * A field of the kit that a proposal is about: "name", "colors.primary", "logos.light". The list
 * comes from `core/readings/proposal.ts`, its colors and logos from `BRAND_COLORS` and `LOGO_KINDS`
 * (`core/brands/parts.ts`); `acceptProposal` and `proposalRows` use it. Its label is
 * in `readWebsiteCopy.fields` (`core/readings/read-website.copy.ts`), in the kit's own form in
 * `kitCopy` (`core/brands/brands.copy.ts`).
 */
export type KitField = Exclude<Proposal["field"], "product" | "claim">;

/**
 * Value of a field of a brand's kit (`KitField`, listed in `core/readings/proposal.ts`):
 * `proposalRows` compares proposals with it, `acceptProposal` keeps it for undo. `undefined` for a
 * missing logo.
 */
export function kitValue(brand: Brand, field: KitField): unknown {
  const [part = "", name] = field.split(".");
  if (part === "logos") return brand.logos.find(({ kind }) => kind === name);
  if (part === "colors") return brand.colors[name as BrandColor];
  return brand[part as keyof Brand];
}
