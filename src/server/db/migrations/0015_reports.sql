CREATE TABLE "mail_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"claims" boolean DEFAULT true NOT NULL,
	"offers" boolean DEFAULT true NOT NULL,
	"results" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notices_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "report_answers" (
	"header_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_answers_user_id_header_hash_pk" PRIMARY KEY("user_id","header_hash")
);
--> statement-breakpoint
CREATE TABLE "report_matches" (
	"value" text NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"ad_id" text NOT NULL,
	"matched_by" text NOT NULL,
	CONSTRAINT "report_matches_campaign_id_value_pk" PRIMARY KEY("campaign_id","value")
);
--> statement-breakpoint
CREATE TABLE "report_rows" (
	"report_id" text NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"line" integer NOT NULL,
	"source" text NOT NULL,
	"ad_id" text,
	"matched_by" text,
	"ad_name" text NOT NULL,
	"ad_set" text NOT NULL,
	"campaign_name" text NOT NULL,
	"day_from" date,
	"day_to" date,
	"impressions" bigint NOT NULL,
	"clicks" bigint,
	"spend" double precision,
	"conversions" double precision,
	"value" double precision,
	"result_type" text NOT NULL,
	"currency" text,
	CONSTRAINT "report_rows_report_id_line_pk" PRIMARY KEY("report_id","line")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"number" integer NOT NULL,
	"file_name" text NOT NULL,
	"network" text,
	"language" text,
	"clicks_column" text,
	"rows" integer NOT NULL,
	"replaced" integer NOT NULL,
	"totals" integer NOT NULL,
	"currencies" jsonb NOT NULL,
	"day_from" date,
	"day_to" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_matches" ADD CONSTRAINT "report_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_matches" ADD CONSTRAINT "report_matches_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_matches" ADD CONSTRAINT "report_matches_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_rows" ADD CONSTRAINT "report_rows_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_rows" ADD CONSTRAINT "report_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_rows" ADD CONSTRAINT "report_rows_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_rows" ADD CONSTRAINT "report_rows_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_waiting" ON "notices" USING btree ("user_id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "report_matches_user" ON "report_matches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_matches_ad" ON "report_matches" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "report_rows_campaign" ON "report_rows" USING btree ("campaign_id","source");--> statement-breakpoint
CREATE INDEX "report_rows_user" ON "report_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_rows_ad" ON "report_rows" USING btree ("ad_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_number" ON "reports" USING btree ("campaign_id","number");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_deleted" ON "reports" USING btree ("deleted_at") WHERE deleted_at is not null;