CREATE TABLE "film_parts" (
	"film_id" text NOT NULL,
	"part" integer NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "film_parts_film_id_part_pk" PRIMARY KEY("film_id","part")
);
--> statement-breakpoint
CREATE TABLE "film_settings" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"revision" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "films" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"generation_id" text NOT NULL,
	"ratio" text NOT NULL,
	"status" text NOT NULL,
	"made_by" text NOT NULL,
	"bytes" bigint NOT NULL,
	"captions" jsonb NOT NULL,
	"seconds" double precision,
	"etag" text,
	"cover_file_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scene_voices" (
	"generation_id" text NOT NULL,
	"scene" integer NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"file_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"sentences" jsonb NOT NULL,
	CONSTRAINT "scene_voices_generation_id_scene_pk" PRIMARY KEY("generation_id","scene")
);
--> statement-breakpoint
ALTER TABLE "film_parts" ADD CONSTRAINT "film_parts_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_settings" ADD CONSTRAINT "film_settings_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_settings" ADD CONSTRAINT "film_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_voices" ADD CONSTRAINT "scene_voices_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_voices" ADD CONSTRAINT "scene_voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_settings_user" ON "film_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "films_generation" ON "films" USING btree ("generation_id","created_at");--> statement-breakpoint
CREATE INDEX "films_user" ON "films" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "films_uploading" ON "films" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "scene_voices_user" ON "scene_voices" USING btree ("user_id");