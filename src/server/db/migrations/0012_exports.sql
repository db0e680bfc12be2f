CREATE TABLE "export_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"brand_id" text,
	"campaign_id" text,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"platforms" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"campaign" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"left_behind" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"overrides" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ticks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"archive_name" text,
	"entries" jsonb,
	"bytes" bigint,
	"files" integer,
	"pictures" integer,
	"etag" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "export_settings" ADD CONSTRAINT "export_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_settings" ADD CONSTRAINT "export_settings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_settings" ADD CONSTRAINT "export_settings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_settings_brand" ON "export_settings" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "export_settings_campaign" ON "export_settings" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "export_settings_user" ON "export_settings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_number" ON "exports" USING btree ("campaign_id","number");--> statement-breakpoint
CREATE INDEX "exports_user" ON "exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "exports_status" ON "exports" USING btree ("status","updated_at");