CREATE TABLE "readings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"brand_id" text,
	"url" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"proposals" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readings_brand" ON "readings" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "readings_user" ON "readings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "readings_created" ON "readings" USING btree ("created_at");