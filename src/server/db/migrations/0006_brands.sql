CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"default_url" text DEFAULT '' NOT NULL,
	"colors" jsonb DEFAULT '{}' NOT NULL,
	"typefaces" text,
	"voice" text,
	"voice_examples" jsonb DEFAULT '[]' NOT NULL,
	"style" text,
	"logos" jsonb DEFAULT '[]' NOT NULL,
	"words_to_use" jsonb DEFAULT '[]' NOT NULL,
	"words_to_avoid" jsonb DEFAULT '[]' NOT NULL,
	"disclaimers" jsonb DEFAULT '[]' NOT NULL,
	"languages" jsonb DEFAULT '[]' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"brand_id" text NOT NULL,
	"text" text NOT NULL,
	"proof_url" text DEFAULT '' NOT NULL,
	"proof_file" jsonb,
	"read_on" date,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"features" jsonb DEFAULT '[]' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"price" numeric(14, 3),
	"was_price" numeric(14, 3),
	"lowest_price_30_days" numeric(14, 3),
	"currency" text NOT NULL,
	"price_unit" text DEFAULT '' NOT NULL,
	"offer_ends_on" date,
	"url" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_references" (
	"file_id" text NOT NULL,
	"referrer" text NOT NULL,
	CONSTRAINT "file_references_file_id_referrer_pk" PRIMARY KEY("file_id","referrer")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_references" ADD CONSTRAINT "file_references_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_user" ON "brands" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "brands_deleted" ON "brands" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "claims_brand" ON "claims" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claims_deleted" ON "claims" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_user" ON "products" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "file_references_referrer" ON "file_references" USING btree ("referrer");