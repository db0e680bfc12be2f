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
ALTER TABLE "generations" ADD CONSTRAINT "generations_failed_keeps_nothing" CHECK (status <> 'failed' or output is null);
