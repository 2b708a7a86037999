CREATE TABLE `comfort_taps` (
	`user_id` text NOT NULL,
	`outfit_id` text NOT NULL,
	`feeling` text NOT NULL,
	`hours` text NOT NULL,
	`offset_c` real NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `outfit_id`)
);
--> statement-breakpoint
CREATE INDEX `comfort_taps_newest` ON `comfort_taps` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `taste_events` (
	`user_id` text NOT NULL,
	`outfit_id` text NOT NULL,
	`kind` text NOT NULL,
	`style` text NOT NULL,
	`garment_ids` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `outfit_id`)
);
--> statement-breakpoint
CREATE INDEX `taste_events_newest` ON `taste_events` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `outfits` ADD `feeling` text;