ALTER TABLE "generations" ADD COLUMN "restarts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Failed generations kept their parts until now, although they cost no unit.
UPDATE "files" SET "deleted_at" = now()
WHERE "purpose" = 'generated' AND "deleted_at" IS NULL AND "id" IN (
  SELECT "file_id" FROM "generation_files"
  JOIN "generations" ON "generations"."id" = "generation_id"
  WHERE "generations"."status" = 'failed'
);--> statement-breakpoint
DELETE FROM "generation_files" USING "generations", "files"
WHERE "generations"."id" = "generation_id" AND "generations"."status" = 'failed'
  AND "files"."id" = "file_id" AND "files"."purpose" = 'generated';--> statement-breakpoint
UPDATE "generations" SET "output" = NULL WHERE "status" = 'failed' AND "output" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_failed_keeps_nothing" CHECK (status <> 'failed' or output is null);--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_sign_ups_email_lower" CHECK ("pending_sign_ups"."email" = lower("pending_sign_ups"."email"))
);
--> statement-breakpoint
ALTER TABLE "links" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "sign_up_id" text;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "pending_sign_ups_email" ON "pending_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_created" ON "pending_sign_ups" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_sign_up_id_pending_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."pending_sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_sign_up" ON "links" USING btree ("sign_up_id");--> statement-breakpoint
-- Accounts that were never verified become pending sign-ups with their links. The id is that of the credential, which the
-- signed cookie of the browser that signed up holds.
INSERT INTO "pending_sign_ups" ("id", "email", "full_name", "password_hash", "created_at")
SELECT c."id", u."email", u."full_name", c."password", u."created_at"
FROM "users" u JOIN "credentials" c ON c."user_id" = u."id" AND c."provider_id" = 'credential'
WHERE NOT u."email_verified" AND u."deleted_at" IS NULL AND c."password" IS NOT NULL;--> statement-breakpoint
UPDATE "links" SET "sign_up_id" = c."id", "user_id" = NULL
FROM "credentials" c JOIN "pending_sign_ups" p ON p."id" = c."id"
WHERE "links"."user_id" = c."user_id";--> statement-breakpoint
DELETE FROM "users" WHERE NOT "email_verified" AND "deleted_at" IS NULL;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_one_owner" CHECK (num_nonnulls("links"."user_id", "links"."sign_up_id") = 1);--> statement-breakpoint

CREATE TABLE "requested_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"wanted" jsonb NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "history" jsonb;--> statement-breakpoint
ALTER TABLE "requested_changes" ADD CONSTRAINT "requested_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_by" text;