ALTER TABLE "sessions" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_token_unique";--> statement-breakpoint
-- Sessions store only the hash of their token: SHA-256 in base64url. Their cookies stay valid.
UPDATE "sessions" SET
  "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '='),
  "expires_at" = least("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "ip_address";--> statement-breakpoint
-- Columns of the removed library, which nothing wrote.
DELETE FROM "credentials" WHERE "provider_id" <> 'credential' OR "password" IS NULL;--> statement-breakpoint
ALTER TABLE "credentials" ALTER COLUMN "password" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "provider_id";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "scope";
