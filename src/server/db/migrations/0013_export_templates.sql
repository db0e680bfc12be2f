CREATE TABLE "export_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"network" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"reading" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_mappings" (
	"user_id" text NOT NULL,
	"header" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_mappings_user_id_header_pk" PRIMARY KEY("user_id","header")
);
--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "export_templates" ADD CONSTRAINT "export_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_templates" ADD CONSTRAINT "export_templates_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_mappings" ADD CONSTRAINT "template_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_templates_network" ON "export_templates" USING btree ("campaign_id","network");--> statement-breakpoint
CREATE INDEX "export_templates_user" ON "export_templates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "export_templates_used" ON "export_templates" USING btree ("used_at");