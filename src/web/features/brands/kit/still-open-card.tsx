import { Link } from "react-router";
import type { Brand } from "#core/brands/brand.ts";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { useClaims, useProducts } from "#web/lib/brands.ts";
import type { KitForm } from "./use-brand-form.ts";

interface OpenPoint {
  readonly text: string;
  /** Tab where the user can complete it; the kit itself if missing. */
  readonly to?: string;
}

/**
 * Card of the kit (`brand-kit.tsx`) that lists the missing parts of a brand: logos, primary color,
 * voice, products, proofs of claims. The list of parts is in this component; the words are
 * `kitCopy.open` in `core/brands/brands.copy.ts`.
 */
export function StillOpenCard({ brand, form }: { brand: Brand; form: KitForm }) {
  const { logos, colors, voice } = form.values;
  const { open } = kitCopy;
  const products = useProducts(brand.id).data?.items;
  const unproved = useClaims(brand.id).data?.items.filter(({ state }) => state === "unproved").length ?? 0;
  const points: (OpenPoint | false)[] = [
    !logos.some(({ kind }) => kind === "light") && { text: open.logo },
    !logos.some(({ kind }) => kind === "dark") && { text: open.dark },
    colors.primary === null && { text: open.colors },
    voice === null && { text: open.voice },
    products?.length === 0 && { text: open.products, to: paths.brandProducts },
    unproved > 0 && { text: open.claims(unproved), to: paths.brandClaims },
  ];
  const left = points.filter((point) => point !== false);
  return (
    <Card>
      <CardHeader title={kitCopy.stillOpen}>
        <span className="text-caption text-ink-3 tabular-nums">
          {kitCopy.count(left.length, points.length)}
        </span>
      </CardHeader>
      {left.length === 0 ? (
        <p className="px-6 py-4 text-label text-ink-2 max-sm:px-4">{kitCopy.nothingOpen}</p>
      ) : (
        <ul className="divide-y divide-line">
          {left.map(({ text, to }) => (
            <li
              key={text}
              className="flex items-center justify-between gap-3 px-6 py-2.5 text-label max-sm:px-4"
            >
              {text}
              {to !== undefined && (
                <Link to={{ pathname: to, search: `?brand=${brand.id}` }} className={TEXT_LINK}>
                  {kitCopy.seeIt}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
