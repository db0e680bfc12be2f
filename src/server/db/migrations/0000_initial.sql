CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"account" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"stripe_customer_id" text,
	"subscription_period_end" timestamp with time zone,
	"avatar_url" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"attempt" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_uses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"cancelled_at" timestamp with time zone,
	"pending_tier" text,
	"pending_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"card" jsonb,
	"synced_at" timestamp with time zone NOT NULL,
	"turns_at" timestamp with time zone,
	CONSTRAINT "subscriptions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "generation_files" (
	"generation_id" text NOT NULL,
	"file_id" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "generation_files_generation_id_file_id_pk" PRIMARY KEY("generation_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"ads" integer GENERATED ALWAYS AS (case kind
  when 'text' then coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.ads[*] ? (@ != null)')), 0)
  when 'image' then coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.images[*] ? (@ != null)')), 0)
  when 'video' then (coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.scenes[*] ? (@ != null)')), 0) >= 3)::integer
  when 'campaign' then coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.textAds[*] ? (@ != null)')), 0) + coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.images[*] ? (@ != null)')), 0) + (coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.scenes[*] ? (@ != null)')), 0) >= 3)::integer
  else 0 end) STORED NOT NULL,
	"error" jsonb,
	"engine" text,
	"fallback_reason" text,
	"counted" boolean DEFAULT true NOT NULL,
	"cost" jsonb,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "campaign_results" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"conversions" bigint NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_results_possible" CHECK (0 <= "campaign_results"."clicks" and "campaign_results"."clicks" <= "campaign_results"."impressions" and 0 <= "campaign_results"."conversions")
);
--> statement-breakpoint
CREATE TABLE "dismissed_checklists" (
	"user_id" text PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_campaigns" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"money" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_files" ADD CONSTRAINT "generation_files_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_files" ADD CONSTRAINT "generation_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_checklists" ADD CONSTRAINT "dismissed_checklists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_campaigns" ADD CONSTRAINT "ended_campaigns_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_campaigns" ADD CONSTRAINT "ended_campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_customers_changed" ON "sandbox_customers" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "links_expires" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("customer_id","received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_turns" ON "subscriptions" USING btree ("turns_at");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "files_used" ON "files" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "generation_files_file" ON "generation_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_idempotency" ON "generations" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "generations_history" ON "generations" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "generations_recent" ON "generations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "generations_made" ON "generations" USING btree ("user_id","created_at","ads") WHERE deleted_at is null and status <> 'failed';--> statement-breakpoint
CREATE INDEX "generations_campaigns" ON "generations" USING btree ("user_id","created_at") WHERE kind = 'campaign' and status = 'completed' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("user_id","created_at") WHERE status in ('pending', 'in-progress');--> statement-breakpoint
CREATE INDEX "generations_deleted" ON "generations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "campaign_results_user" ON "campaign_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_campaigns_user" ON "ended_campaigns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rates_expires" ON "rates" USING btree ("expires_at");