CREATE TABLE "review_ads" (
	"review_id" text NOT NULL,
	"ad_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"platform" text NOT NULL,
	"variant" text NOT NULL,
	"angle" text,
	"version_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "review_ads_review_id_ad_id_pk" PRIMARY KEY("review_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"ad_id" text NOT NULL,
	"user_id" text NOT NULL,
	"link_id" text,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"field" text,
	"x" double precision,
	"y" double precision,
	"reply_to" text,
	"version_number" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"ad_id" text NOT NULL,
	"user_id" text NOT NULL,
	"link_id" text NOT NULL,
	"name" text NOT NULL,
	"decision" text NOT NULL,
	"version_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mail_id" text
);
--> statement-breakpoint
CREATE TABLE "review_digests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_events" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"link_id" text,
	"comment_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"note" text NOT NULL,
	"last_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed_link" text;--> statement-breakpoint
ALTER TABLE "review_ads" ADD CONSTRAINT "review_ads_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ads" ADD CONSTRAINT "review_ads_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ads" ADD CONSTRAINT "review_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_digests" ADD CONSTRAINT "review_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_comment_id_review_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_ads_ad" ON "review_ads" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "review_ads_user" ON "review_ads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_comments_ad" ON "review_comments" USING btree ("review_id","ad_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_comments_review" ON "review_comments" USING btree ("review_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_comments_link" ON "review_comments" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "review_comments_user" ON "review_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_decisions_ad" ON "review_decisions" USING btree ("review_id","ad_id","created_at");--> statement-breakpoint
CREATE INDEX "review_decisions_link" ON "review_decisions" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "review_decisions_user" ON "review_decisions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "review_decisions_untold" ON "review_decisions" USING btree ("user_id") WHERE mail_id is null;--> statement-breakpoint
CREATE INDEX "review_events_review" ON "review_events" USING btree ("review_id","created_at");--> statement-breakpoint
CREATE INDEX "review_events_link" ON "review_events" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "review_events_comment" ON "review_events" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "review_events_user" ON "review_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_token" ON "review_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_email" ON "review_links" USING btree ("review_id","email");--> statement-breakpoint
CREATE INDEX "review_links_user" ON "review_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_campaign" ON "reviews" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id") WHERE user_id is not null;