import { Link } from "react-router";
import { productsCopy } from "#core/brands/brands.copy.ts";
import type { Product } from "#core/brands/product.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { cx } from "#web/ui/cx.ts";
import { today } from "#web/lib/today.ts";
import { formatPrice } from "#web/lib/format-price.ts";
import { offerDay } from "./offer-day.ts";

/**
 * Row of `BrandProducts`: a product with its first picture, price and offer; opens its form
 * (`?product=`). Words: `productsCopy` in `core/brands/brands.copy.ts`; formats:
 * `lib/format-price.ts` and `offer-day.ts`.
 */
export function ProductRow({ product, isShown }: { product: Product; isShown: boolean }) {
  const { id, brandId, name, images, price, wasPrice, currency, priceUnit, offerEndsOn } = product;
  const facts = [
    productsCopy.pictures(images.length),
    ...(offerEndsOn === null ? [] : [offerDay(offerEndsOn, today())]),
  ];
  return (
    <li>
      <Link
        to={`?brand=${brandId}&product=${id}`}
        aria-current={isShown || undefined}
        className={cx(
          "grid min-h-16 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 px-4 py-3 transition-colors hover:bg-sunken",
          isShown && "xl:bg-brand-softer xl:shadow-[inset_3px_0_var(--color-brand)]",
        )}
      >
        {images[0] ? (
          <img
            src={previewUrl(images[0].url, 320)}
            alt=""
            className="size-14 rounded-sm bg-white object-cover inset-ring inset-ring-line"
          />
        ) : (
          <span aria-hidden className="progress-placeholder size-14 rounded-sm inset-ring inset-ring-line" />
        )}
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-label text-ink-3">{facts.join(" · ")}</span>
        </span>
        {price !== null && (
          <span className="text-right tabular-nums">
            {formatPrice(price, currency)}
            <span className="block text-caption text-ink-3">
              {wasPrice === null ? priceUnit : productsCopy.was(formatPrice(wasPrice, currency))}
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}
