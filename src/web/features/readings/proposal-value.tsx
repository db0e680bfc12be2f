import { TYPEFACES } from "#core/brands/typefaces.ts";
import { AD_LANGUAGES } from "#core/generations/language.ts";
import type { FoundProduct, Proposal } from "#core/readings/proposal.ts";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { formatDay } from "#core/format-day.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { formatPrice } from "#web/lib/format-price.ts";
import { cx } from "#web/ui/cx.ts";

type PriceFacts = Pick<FoundProduct, "price" | "wasPrice" | "currency" | "offerEndsOn">;

const amount = (price: number, currency: string | null) =>
  currency === null ? String(price) : formatPrice(price, currency);

/**
 * Formats the price of a product, found by a reading or of the brand, without its offer; `noPrice`
 * of `core/readings/read-website.copy.ts` for `null`. With a currency by `formatPrice` in
 * `lib/format-price.ts`, otherwise the plain number. For `ProposalList` and `ReadingProgress`.
 */
export function formatProposedPrice({ price, currency }: PriceFacts): string {
  return price === null ? copy.noPrice : amount(price, currency);
}

function offerText({ wasPrice, currency, offerEndsOn }: PriceFacts): string {
  const parts = [
    wasPrice === null ? "" : copy.was(amount(wasPrice, currency)),
    offerEndsOn === null ? "" : copy.until(formatDay(offerEndsOn, "short")),
  ];
  return parts.filter(Boolean).join(", ");
}

const Small = ({ children }: { children: string }) => (
  <span className="block text-caption text-ink-3">{children}</span>
);

/**
 * Square in a color that a reading found (`server/modules/readings/proposals/propose-look.ts`), in
 * `ReadingProgress` and `ProposalValue`.
 */
export function Swatch({ color, className = "size-5 rounded-sm" }: { color: string; className?: string }) {
  return (
    <span
      aria-hidden
      style={{ background: color }}
      className={cx("inline-block shrink-0 inset-ring inset-ring-ink/15", className)}
    />
  );
}

/**
 * A logo that a reading found, on the light or dark background for which it is made, in
 * `ReadingProgress` and `ProposalValue`. Its alternative text is `logoAlt` in
 * `core/readings/read-website.copy.ts`.
 */
export function LogoImage({ url, isDark }: { url: string; isDark: boolean }) {
  return (
    <span
      className={cx(
        "inline-flex rounded-sm p-2 inset-ring inset-ring-line",
        isDark ? "bg-[#16181d]" : "bg-white",
      )}
    >
      <img src={previewUrl(url, 320)} alt={copy.logoAlt} className="h-8 max-w-36 object-contain" />
    </span>
  );
}

/**
 * A product that a reading proposes, with its first picture, price, offer and number of pictures,
 * in `ProposalValue`.
 */
function ProductValue({ product }: { product: FoundProduct }) {
  const [image] = product.images;
  const details = [offerText(product), product.images.length > 0 ? copy.pictures(product.images.length) : ""];
  return (
    <span className="flex items-center gap-3">
      {image && (
        <img src={previewUrl(image.url, 320)} alt="" className="size-11 shrink-0 rounded-sm object-cover" />
      )}
      <span>
        <span className="tabular-nums">{formatProposedPrice(product)}</span>
        <Small>{details.filter(Boolean).join(", ")}</Small>
      </span>
    </span>
  );
}

/**
 * Value of a proposal of a reading, or of the brand's own field next to it, in `ProposalList` and
 * `ReadingProgress`: text, color, logo, list, claim or product. Words:
 * `core/readings/read-website.copy.ts`; form of prices: `lib/format-price.ts`; names of typefaces
 * and languages: `core/brands/typefaces.ts`, `core/generations/language.ts`.
 */
export function ProposalValue({ field, value }: Pick<Proposal, "field" | "value">) {
  if (typeof value === "string") {
    if (field === "typefaces") return TYPEFACES[value as keyof typeof TYPEFACES].label;
    if (!field.startsWith("colors.")) return <span className="break-words">{value}</span>;
    return (
      <span className="inline-flex items-center gap-2 tabular-nums">
        <Swatch color={value} />
        {value.toUpperCase()}
      </span>
    );
  }
  if (Array.isArray(value)) {
    const texts =
      field === "languages" ? value.map((code) => AD_LANGUAGES[code as keyof typeof AD_LANGUAGES]) : value;
    return (
      <span>
        {texts[0]}
        {texts.length > 1 && <Small>{copy.others(texts.length - 1)}</Small>}
      </span>
    );
  }
  if ("proofUrl" in value) {
    return (
      <span>
        {value.text}
        <Small>{copy.proof}</Small>
      </span>
    );
  }
  if ("images" in value) return <ProductValue product={value} />;
  return "url" in value ? <LogoImage url={value.url} isDark={field === "logos.dark"} /> : null;
}
