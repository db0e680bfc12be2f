CREATE TABLE "film_renders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"generation_id" text NOT NULL,
	"ratio" text NOT NULL,
	"settings" jsonb,
	"status" text NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"frames" integer DEFAULT 0 NOT NULL,
	"total_frames" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"film_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "film_renders" ADD CONSTRAINT "film_renders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_renders" ADD CONSTRAINT "film_renders_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_renders_generation" ON "film_renders" USING btree ("generation_id","created_at");--> statement-breakpoint
CREATE INDEX "film_renders_user" ON "film_renders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "film_renders_status" ON "film_renders" USING btree ("status","created_at");