CREATE TABLE "ad_version_references" (
	"version_id" text NOT NULL,
	"user_id" text NOT NULL,
	"referrer" text NOT NULL,
	CONSTRAINT "ad_version_references_version_id_referrer_pk" PRIMARY KEY("version_id","referrer")
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "former_texts" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "former_prices" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "checked_facts" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "file_references" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_version_references" ADD CONSTRAINT "ad_version_references_version_id_ad_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."ad_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_version_references" ADD CONSTRAINT "ad_version_references_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_version_references_referrer" ON "ad_version_references" USING btree ("referrer");--> statement-breakpoint
CREATE INDEX "ad_version_references_user" ON "ad_version_references" USING btree ("user_id");--> statement-breakpoint
UPDATE "campaigns" SET "ended_at" = "ended_campaigns"."ended_at" FROM "ended_campaigns" WHERE "ended_campaigns"."generation_id" = "campaigns"."generation_id";--> statement-breakpoint
UPDATE "file_references" SET "hidden" = true FROM "campaigns" WHERE "referrer" = 'campaign:' || "campaigns"."id" AND "campaigns"."deleted_at" IS NOT NULL;
