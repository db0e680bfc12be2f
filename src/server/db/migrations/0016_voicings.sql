CREATE TABLE "voicings" (
	"id" text PRIMARY KEY NOT NULL,
	"generation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"counted" boolean NOT NULL,
	"speaker" text NOT NULL,
	"model" text NOT NULL,
	"scenes" jsonb NOT NULL,
	"spoken" jsonb NOT NULL,
	"failure" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scene_voices" DROP CONSTRAINT "scene_voices_generation_id_scene_pk";--> statement-breakpoint
ALTER TABLE "scene_voices" ADD CONSTRAINT "scene_voices_generation_id_scene_source_pk" PRIMARY KEY("generation_id","scene","source");--> statement-breakpoint
ALTER TABLE "scene_voices" ADD COLUMN "spoken" jsonb;--> statement-breakpoint
ALTER TABLE "voicings" ADD CONSTRAINT "voicings_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicings" ADD CONSTRAINT "voicings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voicings_generation" ON "voicings" USING btree ("generation_id","created_at");--> statement-breakpoint
CREATE INDEX "voicings_user" ON "voicings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voicings_running" ON "voicings" USING btree ("status","updated_at");