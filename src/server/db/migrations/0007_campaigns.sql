CREATE TABLE "ad_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"ad_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"fields" jsonb NOT NULL,
	"call_to_action" text,
	"url" text DEFAULT '' NOT NULL,
	"media_id" text,
	"hash" text NOT NULL,
	"ai_use" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"platform" text NOT NULL,
	"placement" text NOT NULL,
	"part" integer NOT NULL,
	"variant" text NOT NULL,
	"angle" text,
	"copy_state" text DEFAULT 'written' NOT NULL,
	"writing_id" text,
	"fields" jsonb NOT NULL,
	"call_to_action" text,
	"url" text DEFAULT '' NOT NULL,
	"media_id" text,
	"hash" text NOT NULL,
	"ai_use" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version_id" text NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"approved_hash" text,
	"exported_at" timestamp (3) with time zone,
	"ready" boolean NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"generation_id" text,
	"brand_id" text,
	"product_id" text,
	"name" text NOT NULL,
	"brief" jsonb NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"variants" jsonb NOT NULL,
	"names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "campaign_media" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"user_id" text NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"engine" text NOT NULL,
	"source" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_versions" ADD CONSTRAINT "ad_versions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_versions" ADD CONSTRAINT "ad_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_media" ADD CONSTRAINT "campaign_media_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_media" ADD CONSTRAINT "campaign_media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_media" ADD CONSTRAINT "campaign_media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_versions_number" ON "ad_versions" USING btree ("ad_id","number");--> statement-breakpoint
CREATE INDEX "ad_versions_user" ON "ad_versions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ads_key" ON "ads" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "ads_campaign" ON "ads" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ads_writing" ON "ads" USING btree ("writing_id") WHERE writing_id is not null;--> statement-breakpoint
CREATE INDEX "ads_recent" ON "ads" USING btree ("user_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "ads_deleted" ON "ads" USING btree ("deleted_at") WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_code" ON "campaigns" USING btree ("user_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_generation" ON "campaigns" USING btree ("generation_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_generation_any" ON "campaigns" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "campaigns_recent" ON "campaigns" USING btree ("user_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "campaigns_product" ON "campaigns" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaigns_deleted" ON "campaigns" USING btree ("deleted_at") WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "campaign_media_campaign" ON "campaign_media" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_media_file" ON "campaign_media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "campaign_media_user" ON "campaign_media" USING btree ("user_id");