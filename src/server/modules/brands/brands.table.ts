import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { Disclaimer } from "#core/brands/brand.ts";
import type { PriceFacts } from "#core/brands/offer.ts";
import type { BrandColor, LogoKind } from "#core/brands/parts.ts";
import type { TypefaceId } from "#core/brands/typefaces.ts";
import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { AdLanguage } from "#core/generations/language.ts";
import { time, timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";

/** A picture in a row of a brand or product; size in px. `file_references` keeps its file. */
interface StoredPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const list = <Entry>(name: string) =>
  jsonb(name)
    .$type<readonly Entry[]>()
    .notNull()
    .default(sql`'[]'`);
const price = (name: string) => numeric(name, { precision: 14, scale: 3, mode: "number" });
const textOf = (name: string) => text(name).notNull().default("");

/** Columns of every row. */
const common = () => ({
  id: text("id").primaryKey(),
  userId: ofUser(),
  /** In milliseconds, the precision of a cursor. */
  createdAt: timeInMs("created_at").notNull(),
  /** Set on deletion; the purge job removes the row after the restore period. */
  deletedAt: time("deleted_at"),
});
const ofBrand = () =>
  text("brand_id")
    .notNull()
    .references(() => brands.id, { onDelete: "cascade" });

/**
 * Table of brands: advertisers of a user. `brands.repo.ts` has its queries. A deleted row is
 * removed after `RESTORE_MINUTES` (`core/limits.ts`); lengths and numbers are limited by
 * `BRAND_LIMITS` (`core/brands/limits.ts`), the name by `LIMITS.name` (`core/limits.ts`).
 */
export const brands = pgTable(
  "brands",
  {
    ...common(),
    name: text("name").notNull(),
    businessName: textOf("business_name"),
    website: textOf("website"),
    defaultUrl: textOf("default_url"),
    colors: jsonb("colors")
      .$type<{ readonly [Color in BrandColor]?: string | null | undefined }>()
      .notNull()
      .default(sql`'{}'`),
    typefaces: text("typefaces").$type<TypefaceId>(),
    voice: text("voice").$type<BrandVoice>(),
    voiceExamples: list<string>("voice_examples"),
    style: text("style").$type<ImageStyle>(),
    logos: list<StoredPicture & { readonly kind: LogoKind }>("logos"),
    wordsToUse: list<string>("words_to_use"),
    wordsToAvoid: list<string>("words_to_avoid"),
    disclaimers: list<Disclaimer>("disclaimers"),
    languages: list<AdLanguage>("languages"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    index("brands_user").on(table.userId, table.createdAt, table.id),
    index("brands_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/**
 * Table of products and services of brands. `products.repo.ts` has its queries, `ending.repo.ts`
 * those of notices, `purge.repo.ts` the purge. A deleted row is removed after `RESTORE_MINUTES`
 * (`core/limits.ts`); `formerPricesAfter` in `statements.service.ts` makes `formerPrices`.
 */
export const products = pgTable(
  "products",
  {
    ...common(),
    brandId: ofBrand(),
    name: text("name").notNull(),
    description: textOf("description"),
    features: list<string>("features"),
    audience: textOf("audience"),
    price: price("price"),
    wasPrice: price("was_price"),
    lowestPrice30Days: price("lowest_price_30_days"),
    /** ISO 4217 code. */
    currency: text("currency").notNull(),
    priceUnit: textOf("price_unit"),
    offerEndsOn: date("offer_ends_on", { mode: "string" }),
    url: textOf("url"),
    images: list<StoredPicture>("images"),
    /** Price facts before changes, newest first, by which ads with an outdated price are found. */
    formerPrices: list<PriceFacts>("former_prices"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    index("products_brand").on(table.brandId, table.createdAt, table.id),
    index("products_user").on(table.userId, table.createdAt, table.id),
    index("products_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/**
 * Table of claims: statements of a brand that need proof. `claims.repo.ts` has its queries,
 * `ending.repo.ts` those of notices, `purge.repo.ts` the purge. A deleted row is removed after
 * `RESTORE_MINUTES` (`core/limits.ts`); `formerTextsAfter` in `statements.service.ts` makes
 * `formerTexts`.
 */
export const claims = pgTable(
  "claims",
  {
    ...common(),
    brandId: ofBrand(),
    text: text("text").notNull(),
    /** Texts before changes, newest first, by which ads with an outdated claim are found. */
    formerTexts: list<string>("former_texts"),
    proofUrl: textOf("proof_url"),
    proofFile: jsonb("proof_file").$type<{
      readonly id: string;
      readonly name: string;
      readonly bytes: number;
    }>(),
    readOn: date("read_on", { mode: "string" }),
    validUntil: date("valid_until", { mode: "string" }),
  },
  (table) => [
    index("claims_brand").on(table.brandId, table.createdAt, table.id),
    index("claims_user").on(table.userId),
    index("claims_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
