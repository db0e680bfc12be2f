import sharp from "sharp";
import type { Brand } from "#core/brands/brand.ts";
import type { LogoKind } from "#core/brands/parts.ts";
import type { Product } from "#core/brands/product.ts";
import type { BrandClient } from "./brands.ts";
import type { FilesClient } from "./files.ts";

/**
 * Colors of the brand that `newKit` creates, "#rrggbb". Tests count their pixels in drawn ads
 * (`countColor`).
 */
export const KIT_COLORS = { primary: "#c1121f", secondary: "#0b3d5c", accent: "#0a8f4a" } as const;
/** Disclaimers of the brand that `newKit` creates, which tests look for in ads. */
export const KIT_DISCLAIMERS = [
  { market: "", text: "Drink responsibly." },
  { market: "DE", text: "Preis inkl. MwSt." },
] as const;

/** The color of each wide logo of the brand that `newKit` creates. */
export const LOGO_COLORS = { light: "#7a2e8e", dark: "#7ae08e" } as const;

/**
 * A test logo as PNG, 120 pixels high: a tile with a large square of another color, which no layout
 * recolors. `newKit` and tests of drawn ads use it.
 */
export const tile = (color: string, inner: string, width = 240): Promise<Buffer> =>
  sharp({ create: { width, height: 120, channels: 4, background: color } })
    .composite([
      { input: { create: { width: 60, height: 60, channels: 4, background: inner } }, left: 30, top: 30 },
    ])
    .png()
    .toBuffer();

/** Number of pixels of a drawn ad in exactly a color, "#rrggbb", for tests of brand colors. */
export async function countColor(image: Uint8Array, color: string): Promise<number> {
  const data = await sharp(image).removeAlpha().raw().toBuffer();
  const wanted = Buffer.from(color.slice(1), "hex");
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if (wanted.equals(data.subarray(at, at + 3))) count++;
  return count;
}

interface Kit {
  readonly brand: Brand;
  readonly product: Product;
  readonly logos: Readonly<Record<LogoKind, string>>;
}

/**
 * Creates a test brand through the API with colors, three logos, words, claims and disclaimers
 * (constants of this file), and a product with a picture. Tests of briefs, campaigns and films look
 * for them in the results.
 */
export async function newKit(brands: BrandClient, files: FilesClient, picture: Buffer): Promise<Kit> {
  const upload = async (bytes: Buffer) => (await files.upload(bytes)).id;
  const logos = {
    light: await upload(await tile("#ffffff", LOGO_COLORS.light)),
    dark: await upload(await tile("#101010", LOGO_COLORS.dark)),
    square: await upload(await tile("#3355aa", "#ffffff", 120)),
  };
  const brand = await brands.newBrand({
    name: "Fern & Fable",
    colors: KIT_COLORS,
    style: "corporate",
    voice: "casual",
    typefaces: "anton-archivo",
    languages: ["en"],
    wordsToUse: ["easy-care"],
    wordsToAvoid: ["cheap"],
    disclaimers: KIT_DISCLAIMERS,
    logos: Object.entries(logos).map(([kind, id]) => ({ kind, id })),
  });
  await brands.newClaim(brand.id, { text: "4.8 of 5 from 2,316 reviews", proofUrl: "https://example.com/r" });
  await brands.newClaim(brand.id, { text: "The best plant on earth" });
  const product = await brands.newProduct(brand.id, {
    name: "Monthly Plant",
    description: "One potted houseplant a month. It comes with a card that tells you what to do.",
    features: ["Already potted", "Peat-free"],
    audience: "City renters",
    price: 24,
    currency: "USD",
    priceUnit: "a month",
    images: [await upload(picture)],
  });
  return { brand, product, logos };
}
