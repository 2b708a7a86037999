DROP INDEX `animations_outfit`;--> statement-breakpoint
ALTER TABLE `animations` ADD `maker` text DEFAULT 'device' NOT NULL;--> statement-breakpoint
ALTER TABLE `animations` ADD `holds_place` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `animations` ADD `lease_token` text;--> statement-breakpoint
ALTER TABLE `animations` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `animations` ADD `submitted_at` integer;--> statement-breakpoint
ALTER TABLE `animations` ADD `cost_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `animations_one_per_outfit` ON `animations` (`outfit_id`) WHERE "animations"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX `animations_open` ON `animations` (`lease_until`) WHERE "animations"."status" in ('pending', 'processing');